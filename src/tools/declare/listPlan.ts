import type { Called } from './calls.ts';
import { namesSent, valuesSent } from './exchange.ts';
import type { FieldPlan, Known } from './fields.ts';
import { filterInput, type InputPlan } from './inputs.ts';
import { answersOf } from './merge.ts';
import type { ListPlan, ShowPlan } from './plans.ts';
import type { Pending } from './review.ts';
import { callsOf, type Sent } from './sent.ts';
import type { Label } from './words.ts';

const OTHER_PAGING = /^(?:page_?(?:num|no|index|size)|current|size|offset|per_?page|rows)$/i;

/**
 * The plan for a list; adds its notes.
 * @param constant the parameters that are always sent as recorded
 */
export function listPlan(
  listed: Called<'list'>,
  label: Label,
  name: string,
  fields: readonly FieldPlan[],
  key: string,
  sends: readonly Sent[],
  show: ShowPlan | undefined,
  known: Known,
  constant: readonly string[],
  notes: string[],
): ListPlan {
  const params = namesSent(listed);
  const strange = params.filter((each) => OTHER_PAGING.test(each) && !known.paging.includes(each));
  if (strange.length > 0)
    notes.push(
      `The list is paged by ${strange.join(', ')}, but the codec sends ${known.paging.join(' and ')}.`,
    );
  if (params.length === 0)
    notes.push(
      "No parameters were recorded, so there are no filters: name them in --call '…?page=&limit=&keyword='.",
    );
  if (!listed.isCounted)
    notes.push(
      'The answer has no count: the received rows are treated as all rows, so other pages are unreachable.',
    );
  const { fixed, filters } = askedOf(listed, fields, known, constant);
  const isShown = show !== undefined && key !== '#';
  const onShow = [show?.edit?.name, show?.review?.name];
  const mine = sends.filter(({ plan }) => !onShow.includes(plan.name));
  const first = mine.find(({ purpose }) => purpose === 'create');
  const create = first?.plan;
  const ofList = mine.filter(
    (each) => each !== first && (each.purpose === 'create' || each.purpose === 'list'),
  );
  const pending = show?.review?.pending;
  return {
    name,
    area: name.split('/')[0] ?? '',
    label,
    fields,
    key,
    calls: {
      list: {
        call: `${listed.method} ${listed.path}`,
        ...(listed.under !== undefined && { rows: listed.under }),
      },
      ...callsOf(mine, key),
    },
    limit:
      params.length === 0 || known.paging.every((each) => params.includes(each))
        ? 'always'
        : params.includes('page') || listed.isCounted
          ? 'chosen'
          : 'none',
    params: fixed,
    filters,
    actions: mine.filter((each) => each !== first && !ofList.includes(each)).map(({ plan }) => plan),
    listActions: ofList.map(({ plan }) => plan),
    ...(create && { create }),
    ...(isShown && { show: show.name }),
    isEdited: isShown && show.edit !== undefined,
    ...(isShown && show.review && pending && queueOf(show.review.name, pending, fields, filters)),
  };
}

/** The pending rows, if the list can tell them apart. */
function queueOf(
  step: string,
  pending: Pending,
  fields: readonly FieldPlan[],
  filters: readonly InputPlan[],
): Pick<ListPlan, 'queue'> {
  const isTold = fields.some(({ name, of }) => name === pending.field && of?.name === pending.of.name);
  if (!isTold) return {};
  const filter = filters.find(({ of }) => of?.name === pending.of.name)?.name;
  return { queue: { step, pending, ...(filter && { filter }) } };
}

/** The parameters of a list: those that the developer named as constant, and those that the user fills in. */
function askedOf(
  listed: Called<'list'>,
  fields: readonly FieldPlan[],
  known: Known,
  constant: readonly string[],
) {
  // A document only has examples: nothing in it was sent.
  const sent = (name: string) => (listed.required ? [] : valuesSent(listed, name));
  const names = namesSent(listed).filter((each) => !isPaging(each, known));
  return {
    fixed: Object.fromEntries(
      names.filter((name) => constant.includes(name)).map((name) => [name, sent(name)[0] ?? '']),
    ),
    filters: names
      .filter((name) => !constant.includes(name))
      .map((name) => filterInput(name, sent(name), fields, known, isOtherwise(listed, name, known))),
  };
}

/** Whether rows were answered whose field of that name isn't what the parameter asked for. */
const isOtherwise = (listed: Called<'list'>, name: string, { classify }: Known): boolean =>
  [listed, ...answersOf(listed, classify)].some(
    ({ params, rows }) =>
      params[name] && rows.some((row) => isGiven(row[name]) && String(row[name]) !== params[name]),
  );

/** Whether a parameter asks for a page, as the codec or as other servers name it. */
const isPaging = (name: string, { paging }: Pick<Known, 'paging'>) =>
  paging.includes(name) || OTHER_PAGING.test(name);

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** The parameters of a list that were sent with one value alone: whether they are filters, a recording can't tell. */
export const sentAlike = (listed: Called<'list'>, known: Pick<Known, 'paging'>): readonly string[] =>
  namesSent(listed).filter(
    (name) =>
      !isPaging(name, known) &&
      !listed.required &&
      valuesSent(listed, name).length === 1 &&
      [listed, ...(listed.others ?? [])].every(({ params }) => params[name]),
  );

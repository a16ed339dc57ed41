import type { Called } from './calls.ts';
import type { FieldPlan, Known } from './fields.ts';
import { filterInput, type InputPlan } from './inputs.ts';
import type { ListPlan, ShowPlan } from './plans.ts';
import type { Pending } from './review.ts';
import { callsOf, type Sent } from './sent.ts';
import type { Label } from './words.ts';

const PAGING: readonly string[] = ['page', 'limit'];
const OTHER_PAGING = /^(?:page_?(?:num|no|index|size)|current|size|offset|per_?page|rows)$/i;

/** The plan for a list; adds its notes. */
export function listPlan(
  listed: Called<'list'>,
  label: Label,
  name: string,
  fields: readonly FieldPlan[],
  key: string,
  sends: readonly Sent[],
  show: ShowPlan | undefined,
  known: Known,
  notes: string[],
): ListPlan {
  const params = Object.keys(listed.params);
  const strange = params.filter((each) => OTHER_PAGING.test(each));
  if (strange.length > 0)
    notes.push(`The list is paged by ${strange.join(', ')}, but resources/codec.ts sends page and limit.`);
  if (params.length === 0)
    notes.push(
      "No parameters were recorded, so there are no filters: name them in --call '…?page=&limit=&keyword='.",
    );
  if (!listed.isCounted)
    notes.push(
      'The answer has no count: resources/envelope.ts treats the received rows as all rows, so other pages are unreachable.',
    );
  const { fixed, filters } = askedOf(listed, fields, known);
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
        ...(listed.under !== 'data' && { rows: listed.under }),
      },
      ...callsOf(mine, key),
    },
    limit:
      params.length === 0 || params.includes('limit')
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

/** The parameters of a list: constant ones, and those that the user fills in. */
function askedOf(listed: Called<'list'>, fields: readonly FieldPlan[], known: Known) {
  const inputs = Object.keys(listed.params)
    .filter((each) => !PAGING.includes(each) && !OTHER_PAGING.test(each))
    // A document only has examples: nothing in it is constant.
    .map((each) => {
      const value = listed.required ? '' : (listed.params[each] ?? '');
      return { value, input: filterInput(each, value, fields, known) };
    });
  const isFixed = ({ value, input }: (typeof inputs)[number]) =>
    value !== '' && input.kind === 'text' && !/key|name|search|q/i.test(input.name);
  return {
    fixed: Object.fromEntries(inputs.filter(isFixed).map(({ input, value }) => [input.name, value])),
    filters: inputs.filter((each) => !isFixed(each)).map(({ input }) => input),
  };
}

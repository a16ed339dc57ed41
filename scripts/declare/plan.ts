import { sortBy } from 'es-toolkit';
import { type Called, type Recorded, rowsPassedOver } from './calls.ts';
import { pathOf } from './exchange.ts';
import { type FieldPlan, fieldsOf, type Known, keyOf, withEnum } from './fields.ts';
import { filterInput, formInput, type InputPlan } from './inputs.ts';
import { isVerdict, type Pending, type ReviewPlan, reviewOf, waitingOf } from './review.ts';
import { keyParams, type Purpose, purposeOf, type Send } from './sends.ts';
import { nameOf } from './verbs.ts';
import { type Label, labelOf } from './words.ts';

/** A call that sends what a person fills in, and what the record tells. */
export interface SendPlan {
  readonly name: string;
  readonly label: Label;
  readonly inputs: readonly InputPlan[];
  /** Parameters that the record tells, by the field that holds them. */
  readonly from: Readonly<Record<string, string>>;
}

/** A decision on the page of one record: what it asks for, and which records wait for it. */
export type DecisionPlan = SendPlan & ReviewPlan;

/** What is to be declared of one record: as a list, or as a show. */
export interface ResourcePlan {
  /** `marketing/coupon`. */
  readonly name: string;
  readonly area: string;
  readonly label: Label;
  /** Its calls: `POST /api/ajax/coupon/getList`, by name. */
  readonly calls: Readonly<Record<string, { readonly call: string; readonly rows?: string }>>;
  readonly fields: readonly FieldPlan[];
  /** The field that tells rows apart, or `#`. */
  readonly key: string;
}

export interface ListPlan extends ResourcePlan {
  readonly limit: 'always' | 'chosen' | 'none';
  readonly params: Readonly<Record<string, string>>;
  readonly filters: readonly InputPlan[];
  /** Actions of a row. */
  readonly actions: readonly SendPlan[];
  /** Actions of the list as a whole. */
  readonly listActions: readonly SendPlan[];
  /** Adding a record, on a page of its own. */
  readonly create?: SendPlan;
  /** The show that its first column leads to. */
  readonly show?: string;
  /** Whether the show has a page on which the record is changed. */
  readonly isEdited: boolean;
  /** The rows that the show decides about, and the filter that leaves them. */
  readonly queue?: { readonly step: string; readonly pending: Pending; readonly filter?: string };
}

export interface ShowPlan extends ResourcePlan {
  /** The list that it belongs to. */
  readonly under: string;
  /** The parameter that carries the id. */
  readonly idParam: string;
  readonly edit?: SendPlan;
  readonly review?: DecisionPlan;
}

/** Everything that is to be written, and what was noticed on the way. */
export interface Plan {
  readonly list?: ListPlan;
  readonly show?: ShowPlan;
  readonly recorded: readonly Recorded[];
  /** Sentences for the developer. */
  readonly notes: readonly string[];
}

/** What whoever declares says beside what was recorded. */
export interface Wanted {
  /** The list's name, such as `marketing/coupon`; without a list, the show's. */
  readonly name: string;
  /** Of a record without a list, the list that it belongs to. */
  readonly under?: string | undefined;
  readonly label?: string | undefined;
  /** Which records wait for a decision: `status=0`. */
  readonly waits?: string | undefined;
}

const PAGING: readonly string[] = ['page', 'limit'];
const OTHER_PAGING = /^(?:page_?(?:num|no|index|size)|current|size|offset|per_?page|rows)$/i;

/**
 * What is to be declared of recorded calls: the first list, the first record, and whatever sends.
 * @throws where there is a record and no list, and none is named that it belongs to
 */
export function planOf(all: readonly Recorded[], wanted: Wanted, known: Known): Plan {
  // Rows that nobody counts are often what an input chooses from.
  const calls = sortBy(all, [
    (call) => Number(call.does === 'list' && !call.isCounted),
    (call) => Number(call.does === 'list' && call.rows.length === 0),
  ]);
  const { name, under, label } = wanted;
  const own = labelOf(name.split('/').at(-1) ?? '', known.labels);
  const named: Label = label ? { ...own, zh: label } : own;
  const listed = calls.find((call): call is Called<'list'> => call.does === 'list');
  if (listed?.rows.length === 0)
    throw new Error(`${listed.method} ${listed.path} answered an empty list: record it with rows.`);
  const read = readIn(calls, listed, known);
  const { key, shown, sends, calls: recorded } = read;
  const sentWith = (of: readonly FieldPlan[]) =>
    sentOf(sends, { key, listed, hasShow: shown !== undefined }, of, known);
  // A decision names the states that the fields have, and its inputs are told by them.
  const decision = firstFor('decide', sentWith(read.fields));
  const pending = decision && waitingOf(read.record, decision.send, wanted.waits);
  const stated = (of: readonly FieldPlan[]) => (pending ? withEnum(of, pending.of) : of);
  const [fields, record] = [stated(read.fields), stated(read.record)];
  const sent = sentWith(fields);
  const notes = recorded.flatMap((call) =>
    (call.notes ?? []).map((note) => `${call.method} ${call.path}: ${note}`),
  );
  const above = listed ? name : (under ?? '');
  if (shown && !above)
    throw new Error(
      [
        'A record without a list belongs to one: name it, as in --under marketing/coupon.',
        ...recorded.flatMap(rowsPassedOver),
      ].join('\n'),
    );
  const show =
    shown &&
    showPlan(
      shown,
      { name: listed ? `${name}Detail` : name, label: named, under: above, key },
      record,
      sent,
      known,
      pending,
    );
  for (const call of recorded.filter((each) => each.does !== 'send' && each.path !== shown?.path))
    if (call.path !== listed?.path || call.method !== listed.method)
      notes.push(
        `${call.method} ${call.path} answers a ${call.does === 'list' ? 'list' : 'record'} too, and is not declared: one of each is.`,
      );
  for (const call of recorded.filter(isStray))
    notes.push(
      `${call.method} ${call.path} is left out: it answers no record and no rows, and a GET is no button.`,
    );
  for (const { send } of sent.filter((each) => each.send.answer === undefined))
    notes.push(`${send.method} ${send.path} was not sent; that it answers nothing is assumed.`);
  for (const { send, plan } of sent.filter(({ purpose }) => purpose === 'decide'))
    if (show?.review && plan.name !== show.review.name)
      notes.push(
        `${send.method} ${send.path} may decide, too: it is an action of the row, for ${show.review.name} was taken for the decision.`,
      );
  if (wanted.waits && pending?.sure !== 100)
    notes.push(`--waits ${wanted.waits} names no state of the record that a recorded call decides about.`);
  if (show?.review && show.review.pending.sure < 50)
    notes.push(
      `${show.review.pending.field} ${show.review.pending.value} is taken for what waits for a decision: else say --waits ${show.review.pending.field}=<code>.`,
    );
  return {
    ...(listed && { list: listPlan(listed, named, name, fields, key, sent, show, known, notes) }),
    ...(show && { show }),
    recorded,
    notes,
  };
}

/** What is read out of recorded calls before it is known what each is for. */
interface Read {
  readonly calls: readonly Recorded[];
  /** Of the list's rows, and of the record. */
  readonly fields: readonly FieldPlan[];
  readonly record: readonly FieldPlan[];
  readonly key: string;
  readonly shown: Called<'show'> | undefined;
  readonly sends: readonly Send[];
}

function readIn(recorded: readonly Recorded[], listed: Called<'list'> | undefined, known: Known): Read {
  const rows = listed?.rows ?? [];
  // Adding to a list that is read at the same path answers what was added: it is no reading of a record.
  const told = recorded.map(
    (call): Recorded =>
      call.does === 'show' && call.method === 'POST' && call.path === listed?.path
        ? { ...call, does: 'send' }
        : call,
  );
  const records = told.flatMap((call) => (call.does === 'show' ? [call.record] : [])).slice(0, 1);
  const fields = fieldsOf(rows, known, records);
  const key = keyOf(fields, rows);
  const keys = new Set([...rows, ...records].map((row) => String(row[key] ?? '')).filter(Boolean));
  // A key in a path names one of many, whatever it is made of; a version before it may look like one.
  const calls = told.map((call) => {
    const parts = call.path.split('/');
    const last = parts.findLastIndex((part) => keys.has(part));
    const named = parts.map((part, at) => (at === last ? `{${key}}` : part));
    return { ...call, path: named.join('/') as Recorded['path'] };
  });
  return {
    calls,
    fields,
    record: fieldsOf(records, known, rows),
    key,
    shown: calls.find((call): call is Called<'show'> => call.does === 'show'),
    sends: calls.filter((call): call is Send => call.does === 'send' && !isStray(call)),
  };
}

/** Whether a call reads something that nothing is declared of. */
const isStray = ({ does, method }: Recorded) => does === 'send' && method === 'GET';

/** A call that sends, with what it is for. */
interface Sent {
  readonly purpose: Purpose;
  readonly send: Send;
  readonly plan: SendPlan;
}

/** The call that is for something: of several that may decide, the first that sends a verdict. */
function firstFor(purpose: Purpose, sends: readonly Sent[]): Sent | undefined {
  const such = sends.filter((each) => each.purpose === purpose);
  return (
    (purpose === 'decide' && such.find(({ plan }) => plan.inputs.some(({ name }) => isVerdict(name)))) ||
    such[0]
  );
}

/** What calls that read are called, and buttons that lead to pages. */
const READING = ['list', 'one'];
const LEADING = ['add', 'edit', 'review'];

/** What each call that sends is for; two that would have one name are told apart by their place. */
function sentOf(
  sends: readonly Send[],
  {
    key,
    listed,
    hasShow,
  }: Pick<Read, 'key'> & { readonly listed: Called<'list'> | undefined; readonly hasShow: boolean },
  fields: readonly FieldPlan[],
  known: Known,
): readonly Sent[] {
  const rows = listed?.rows ?? [];
  const names = sends.map((send) => nameOf(send, listed?.path));
  return sends.map((send, at) => {
    const from = keyParams(send, key, rows);
    const asked = Object.keys(send.params).filter((param) => !Object.hasOwn(from, param));
    const purpose = purposeOf(send, {
      // Without a key, no row can be told from another, and the call is taken for one of a row.
      hasKey: key === '#' || Object.keys(from).length > 0,
      asks: asked.length,
      hasShow,
    });
    const reserved = [...READING, ...(purpose === 'row' || purpose === 'list' ? LEADING : [])];
    const taken = names.indexOf(names[at] ?? '') < at || reserved.includes(names[at] ?? '');
    const name = `${names[at]}${taken ? at + 1 : ''}`;
    return {
      purpose,
      send,
      plan: {
        name,
        label: labelOf(names[at] ?? '', known.labels),
        inputs: asked.map((param) => formInput(param, send, fields, known)),
        from,
      },
    };
  });
}

const callsOf = (sent: readonly Sent[], key: string) =>
  Object.fromEntries(
    sent.map(({ send, plan }) => [plan.name, { call: `${send.method} ${pathOf(send, key)}` }]),
  );

function listPlan(
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
    notes.push(`It is paged by ${strange.join(', ')}, and resources/codec.ts sends page and limit.`);
  if (params.length === 0)
    notes.push(
      "No parameters were recorded, so there are no filters: name them in --call '…?page=&limit=&keyword='.",
    );
  if (!listed.isCounted)
    notes.push(
      'The answer has no count: resources/envelope.ts takes what came for all there is, and no other page is reached.',
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

/** The rows that wait, where the list tells them. */
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

/** The parameters of a list: those that are the same every time, and those that a person fills in. */
function askedOf(listed: Called<'list'>, fields: readonly FieldPlan[], known: Known) {
  const inputs = Object.keys(listed.params)
    .filter((each) => !PAGING.includes(each) && !OTHER_PAGING.test(each))
    // What a document gives is an example, and nothing that is always sent.
    .map((each) => ({
      value: listed.required ? '' : (listed.params[each] ?? ''),
      input: filterInput(each, fields, known),
    }));
  const isFixed = ({ value, input }: (typeof inputs)[number]) =>
    value !== '' && input.kind === 'text' && !/key|name|search|q/i.test(input.name);
  return {
    fixed: Object.fromEntries(inputs.filter(isFixed).map(({ input, value }) => [input.name, value])),
    filters: inputs.filter((each) => !isFixed(each)).map(({ input }) => input),
  };
}

function showPlan(
  shown: Called<'show'>,
  { name, label, under, key }: { name: string; label: Label; under: string; key: string },
  fields: readonly FieldPlan[],
  sends: readonly Sent[],
  known: Known,
  pending: Pending | undefined,
): ShowPlan {
  const has = (field: string) => fields.some((each) => each.name === field);
  const own = has(key) ? key : has('id') ? 'id' : '#';
  const id = Object.entries(shown.params).find(([, value]) =>
    Object.values(shown.record).map(String).includes(value),
  );
  const varying = Object.keys(shown.params).find((each) => /id|no$/i.test(each));
  // What the list's rows are told apart by may be called otherwise here: then the page can send nothing about it.
  const can = (purpose: Purpose) => (key !== '#' && has(key) ? firstFor(purpose, sends) : undefined);
  const [edit, decide] = [can('edit'), can('decide')];
  const review =
    decide &&
    pending &&
    reviewOf(
      decide.send,
      decide.plan.inputs.map((input) => input.name),
      fields,
      known,
      pending,
    );
  const mine = [edit, review && decide].filter((each) => each !== undefined);
  return {
    name,
    area: name.split('/')[0] ?? '',
    under,
    label: { zh: `${label.zh}详情`, en: `${label.en} detail` },
    fields,
    key: own,
    idParam:
      /\{(\w+)\}/.exec(shown.path)?.[1] ?? (/\/\d+$/.test(shown.path) ? 'id' : (id?.[0] ?? varying ?? 'id')),
    calls: { one: { call: `${shown.method} ${pathOf(shown, 'id')}` }, ...callsOf(mine, key) },
    ...(edit && { edit: edit.plan }),
    ...(decide && review && { review: { ...decide.plan, ...review } }),
  };
}

import type { ChoicesPlan } from '../choicesPlan.ts';
import type { FieldPlan } from '../fields.ts';
import type { InputPlan } from '../inputs.ts';
import type { DecisionPlan, SendPlan } from '../plans.ts';
import type { DecidedPlan, Pending } from '../review.ts';
import { propertyName, propertyOf, quote } from './edit.ts';

/** An input of the query bar. */
export function filterSource({ kind, of, time, choices }: InputPlan): string {
  if (choices) return `i.choice(${choicesSource(choices)})`;
  if (kind === 'select') return `i.select(${of?.name})`;
  if (kind === 'date') return `i.date(${time ? '{ time: true }' : ''})`;
  if (kind === 'dateRange') return `i.dateRange(${time ? '{ time: true }' : ''})`;
  return `i.${kind}()`;
}

/** An input of a form. */
function inputSource({ kind, of, required, decimals, isCents, time, choices }: InputPlan): string {
  // `phone()` already includes validation and required.
  if (kind === 'phone' && required) return 'phone()';
  const options = [
    required && "required: 'required'",
    decimals !== undefined && `decimals: ${decimals}`,
    isCents && "in: 'cents'",
    time && 'time: true',
  ].filter(Boolean);
  const given = options.length > 0 ? `{ ${options.join(', ')} }` : '';
  if (choices) return `i.choice(${[choicesSource(choices), given].filter(Boolean).join(', ')})`;
  if (of) return `i.${kind}(${[of.name, given].filter(Boolean).join(', ')})`;
  return `i.${kind === 'phone' ? 'text' : kind}(${given})`;
}

/** The source of an input's choices. */
const choicesSource = ({ call, rows, value, text }: ChoicesPlan): string =>
  `{ call: ${callSource(call, rows)}, value: ${quote(value)}, text: ${quote(text)} }`;

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'del' } as const;

/** The constructor of a call such as `GET /api/orders`. */
export const methodOf = (call: string): string => METHODS[call.split(' ')[0] as keyof typeof METHODS];

/** A call as a declaration writes it. */
export const callSource = (call: string, rows?: string): string =>
  `${methodOf(call)}(${quote(call.split(' ')[1] ?? '')}${rows ? `, { rows: ${quote(rows)} }` : ''})`;

/** Whether an input is one of the shared ones. */
export const isShared = ({ kind, required }: InputPlan): boolean => kind === 'phone' && required === true;

const formSource = (inputs: readonly InputPlan[]): string =>
  `form: {\n${inputs
    .map(
      (input) =>
        `${propertyName(input.name)}: ${inputSource(input)},${input.note ? ` // ${input.note}` : ''}\n`,
    )
    .join('')}},`;

/** The parameters taken from the record. */
function withSource(from: SendPlan['from']): string {
  const fields = [...new Set(Object.values(from))];
  if (fields.length === 0) return '';
  const isNamed = fields.every(isIdentifier);
  const sent = Object.entries(from).map(([param, field]) => {
    if (isNamed && param === field) return param;
    return `${propertyName(param)}: ${isNamed ? field : propertyOf('row', field)}`;
  });
  return `with: (${isNamed ? `{ ${fields.join(', ')} }` : 'row'}) => ({ ${sent.join(', ')} }),`;
}

const isIdentifier = (name: string) => propertyName(name) === name;

const lines = (...parts: readonly string[]) => parts.filter(Boolean).join('\n');

/** A row action or list action that sends data. */
export const actionSource = ({ name, inputs, from }: SendPlan, isOfRow: boolean): string =>
  `submit({\n${lines(
    isOfRow ? "// when: { status: 'awaiting' }: name the rows that it is offered for." : '',
    `call: ${quote(name)},`,
    inputs.length > 0 ? formSource(inputs) : 'confirm: true,',
    withSource(from),
  )}\n}),`;

/** Adding a record on its own page. */
export const createSource = ({ name, inputs, from }: SendPlan): string =>
  `create: form({\n${lines(`call: ${quote(name)},`, formSource(inputs), withSource(from))}\n}),`;

/** Changing a record on its own page, prefilled from the record. */
export function editSource({ name, inputs, from }: SendPlan, fields: readonly FieldPlan[]): string {
  const first = inputs.flatMap((input) => {
    const field = fields.find((each) => each.name === input.name);
    const value = field && firstValue(input, field);
    return value ? [`${propertyName(input.name)}: ${value}`] : [];
  });
  return `edit: form({\n${lines(
    `call: ${quote(name)},`,
    formSource(inputs),
    withSource(from),
    first.length > 0 ? `from: (row) => ({ ${first.join(', ')} }),` : '',
  )}\n}),`;
}

/** The initial value of an input, from the record's field of that name; undefined if their kinds differ. */
function firstValue(input: InputPlan, { name, guess }: FieldPlan): string | undefined {
  const value = propertyOf('row', name);
  if (['record', 'rows', 'epochSeconds', 'epochMillis'].includes(guess.kind)) return undefined;
  if (input.of) return input.kind === 'radio' || input.kind === 'select' ? value : undefined;
  const isNumber = ['money', 'cents', 'int', 'duration'].includes(guess.kind);
  // An empty number is NaN.
  if (isNumber) return `Number.isFinite(${value}) ? String(${value}) : ''`;
  return guess.optional ? `${value} ?? ''` : value;
}

const pendingSource = ({ field, value }: Pending) => `{ ${propertyName(field)}: ${quote(value)} }`;

/** A comment that asks to check an uncertain guess. */
const unsure = ({ sure }: Pending) => (sure < 100 ? `// ${sure}%: which of them wait?` : '');

function decidedSource({ rows, by, at, result, note }: DecidedPlan): string {
  const named = Object.entries({ by, at, result, note }).flatMap(([part, field]) =>
    field ? [`${part}: ${quote(field)}`] : [],
  );
  return rows
    ? `decided: newestOf(${quote(rows)}, { ${named.join(', ')} }),`
    : `decided: decidedBy({ ${named.join(', ')} }),`;
}

/** The only step of a review. */
export const reviewSource = ({ name, inputs, from, pending, decided }: DecisionPlan): string =>
  `review: {
    ${propertyName(name)}: {
      ${decidedSource(decided)}
      actions: {
        ${propertyName(name)}: decide({
          ${lines(
            unsure(pending),
            `when: ${pendingSource(pending)},`,
            `call: ${quote(name)},`,
            formSource(inputs),
            withSource(from),
          )}
        }),
      },
    },
  },`;

/** The pending rows of a list, for a workbench. */
export const queueSource = (
  { step, pending, filter }: { readonly step: string; readonly pending: Pending; readonly filter: string },
  show: string,
  id: string,
): string =>
  `queues: {
    workbench: {
      show: ${quote(show)},
      step: ${quote(step)},
      pending: { ${propertyName(filter)}: ${quote(pending.value)} },
      params: (row) => ({ id: ${id} }),
    },
  },`;

/** The link from a pending row to its review. */
export const reviewLinkSource = (pending: Pending, show: string, id: string): string =>
  `link({\n${lines(unsure(pending), `when: ${pendingSource(pending)},`, `to: (row) => to(${quote(show)}, { id: ${id} }),`)}\n}),`;

import type {
  DecidedPlan,
  DecisionPlan,
  FieldPlan,
  ListPlan,
  SendPlan,
  ShowPlan,
} from 'declared-console/tools/writing';
import { propertyName, quote } from 'declared-console/tools/writing';

/** A backend call about one row of a table, with the helper that answers it. */
export interface TableCall {
  /** `POST /api/ajax/coupon/audit`. */
  readonly name: string;
  readonly tool: 'rowCall' | 'addCall' | 'changeCall';
  readonly source: string;
}

type Column = { readonly field: FieldPlan };

/** The calls that show, add, change and decide a table's rows. */
export function tableCallsOf(
  list: ListPlan,
  show: ShowPlan | undefined,
  constant: string,
  columns: readonly Column[],
): readonly TableCall[] {
  const rows = `table: ${constant}, key: ${quote(list.key)}`;
  const fields = (show?.fields ?? []).map(({ name }) => name);
  const call = (
    tool: TableCall['tool'],
    name: string | undefined,
    ...options: readonly string[]
  ): readonly TableCall[] =>
    name ? [{ name, tool, source: `${tool}({ ${[rows, ...options].filter(Boolean).join(', ')} })` }] : [];
  const { review, edit } = show ?? {};
  const pending = review?.pending;
  const waits = pending?.of.values.find(({ name }) => name === pending.value)?.wire;
  const waiting = pending && waits !== undefined && columns.some(({ field }) => field.name === pending.field);
  return [
    ...call(
      'rowCall',
      show?.calls.one?.call,
      `param: ${quote(show?.idParam ?? '')}`,
      `fields: ${namesSource(fields)}`,
    ),
    ...call(
      'addCall',
      list.create && list.calls[list.create.name]?.call,
      takesSource(list.create),
      `first: {${waiting ? ` ${propertyName(pending.field)}: ${quote(waits)} ` : ''}}`,
    ),
    ...call('changeCall', edit && show?.calls[edit.name]?.call, paramSource(edit), takesSource(edit)),
    ...call(
      'changeCall',
      review && show?.calls[review.name]?.call,
      paramSource(review),
      takesSource(review),
      review && waiting ? `decides: ${decidesSource(review, waits, columns)}` : '',
    ),
  ];
}

const namesSource = (names: readonly string[]) => `[${names.map(quote).join(', ')}]`;

const paramSource = (send: SendPlan | undefined) => `param: ${quote(Object.keys(send?.from ?? {})[0] ?? '')}`;

const takesSource = (send: SendPlan | undefined) =>
  `takes: ${namesSource((send?.inputs ?? []).map(({ name }) => name))}`;

/** The new state of a row after a decision: the one named by the verdict, or else the remaining ones in order. */
function decidesSource(
  { pending, decided, inputs }: DecisionPlan,
  waits: string,
  columns: readonly Column[],
): string {
  const answer =
    inputs.find(({ of, name }) => of && name !== pending.field && /Verdict$/.test(of.name)) ??
    inputs.find(({ of }) => of);
  const after = pending.of.values.filter(({ wire }) => wire !== waits);
  const answers = (answer?.of?.values ?? []).filter(({ wire }) => wire !== '');
  const isState = answers.every(({ wire }) => after.some((value) => value.wire === wire));
  const becomes = answers.map(({ wire, name }, at) => {
    const same = isState ? after.find((value) => value.wire === wire) : undefined;
    const named = after.find((value) => value.name === (name === 'pass' ? 'approved' : 'rejected'));
    return [wire, (same ?? named ?? after[at] ?? after[0])?.wire ?? waits] as const;
  });
  const any = becomes.length > 0 ? becomes : [['', after[0]?.wire ?? waits] as const];
  const at = decided.rows ? undefined : columns.find(({ field }) => field.name === decided.at)?.field;
  const unit = at && ({ epochSeconds: 's', epochMillis: 'ms' }[String(at.guess.kind)] ?? 'text');
  return `{ ${[
    `state: ${quote(pending.field)}`,
    `waits: ${quote(waits)}`,
    answer ? `answer: ${quote(answer.name)}` : '',
    `becomes: { ${any.map(([from, to]) => `${quote(from)}: ${quote(to)}`).join(', ')} }`,
    decided.by && !decided.rows ? `by: ${quote(decided.by)}` : '',
    at ? `at: { column: ${quote(at.name)}, in: ${quote(unit ?? 'text')} }` : '',
    decided.rows ? `rows: ${rowsSource(decided, inputs)}` : '',
  ]
    .filter(Boolean)
    .join(', ')} }`;
}

/** The row that records a decision; its remark is the typed text. */
function rowsSource({ rows, by, at, result, note }: DecidedPlan, inputs: DecisionPlan['inputs']): string {
  const remark = inputs.find(
    ({ kind, name }) => name === note || kind === 'textarea' || kind === 'text',
  )?.name;
  const parts = Object.entries({ column: rows, by, at, result, note, remark });
  return `{ ${parts.flatMap(([part, name]) => (name ? [`${part}: ${quote(name)}`] : [])).join(', ')} }`;
}

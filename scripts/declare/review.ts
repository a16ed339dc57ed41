import { upperFirst } from 'es-toolkit';
import type { EnumPlan, ValuePlan } from './enums.ts';
import { type FieldPlan, type Known, MOMENTS } from './fields.ts';
import { formInput, type InputPlan } from './inputs.ts';
import type { Send } from './sends.ts';
import { camel, type Label, wordsOf } from './words.ts';

/** Which records are pending: those where a field has one of its values. */
export interface Pending {
  readonly field: string;
  readonly value: string;
  readonly of: EnumPlan;
  /** In percent. */
  readonly sure: number;
}

/** The fields that say who decided, when and how: the record's own, or those of the newest of its rows. */
export interface DecidedPlan {
  readonly rows?: string;
  readonly by?: string;
  readonly at?: string;
  readonly result: string;
  /** For rows: the remark. */
  readonly note?: string;
}

/** The decision of a show, as the only step of its review. */
export interface ReviewPlan {
  readonly inputs: readonly InputPlan[];
  readonly pending: Pending;
  readonly decided: DecidedPlan;
}

const STATE = /(?:status|state|result)$/i;
const DECIDING = /check|audit|review|verif|approv|examin/i;
const BY = /(?:name|by|user|er|or|operator|admin|person)$/i;
const AT = /(?:time|at|date)$/i;
const NOTE = /remark|reason|note|comment|opinion|memo/i;
const WAITING = /^(?:awaiting|reviewing|pending|submitted|open|unchecked|unaudited|new|todo|wait)/i;

/** The field whose codes say whether a record is pending: preferably one about the decision. */
function stateOf(fields: readonly FieldPlan[]): FieldPlan | undefined {
  const states = fields.filter(({ name, of }) => of && STATE.test(name));
  return (
    states.find(({ name }) => DECIDING.test(name)) ??
    states.find(({ name }) => !/pay|order/i.test(name)) ??
    states[0]
  );
}

/** The pending records, given as `field=code` or guessed: by the word that says so or, for numbers, the smallest. */
function pendingOf(fields: readonly FieldPlan[], waits: string | undefined): Pending | undefined {
  const [wanted, code] = waits?.split('=') ?? [];
  const field = wanted ? fields.find(({ name }) => name === wanted) : stateOf(fields);
  const of = field?.of;
  if (!field || !of) return undefined;
  const named = of.values.find(({ wire }) => wire === code);
  if (named) return { field: field.name, value: named.name, of, sure: 100 };
  const told = of.values.find(({ name }) => WAITING.test(name));
  const first = told ?? of.values[0];
  return first && { field: field.name, value: first.name, of, sure: told ? 85 : 45 };
}

/**
 * Which records are pending for a recorded decision, with their states named after it. The code that was sent counts as
 * a yes unless its word says no, and the only remaining state is the other one. A number stays visible until somebody
 * has checked it.
 */
export function waitingOf(
  fields: readonly FieldPlan[],
  send: Send,
  waits: string | undefined,
): Pending | undefined {
  const pending = pendingOf(fields, waits);
  if (!pending?.of.isNew || !/^value/.test(pending.value)) return pending;
  const { values } = pending.of;
  const others = values.filter(({ name }) => name !== pending.value);
  const sent = Object.entries(send.params).flatMap(([name, value]) => (VERDICT.test(name) ? [value] : []));
  const said = others.find(({ wire }) => sent.includes(wire));
  const left = others.length === 2 && said ? others.find((each) => each !== said) : undefined;
  const [yes, no] = said && saysNo(said.wire) ? [left, said] : [said, left];
  const named = values.map((value): ValuePlan => {
    const state =
      value.name === pending.value
        ? STATES.awaiting
        : value === yes
          ? STATES.approved
          : value === no && STATES.rejected;
    if (!state) return value;
    const isRead = value.name === pending.value && pending.sure === 100;
    return { ...state, wire: value.wire, label: isRead ? state.label : withCode(state.label, value.wire) };
  });
  return { ...pending, value: STATES.awaiting.name, of: { ...pending.of, values: named } };
}

const STATES = {
  awaiting: { name: 'awaiting', tone: 'warn', label: { zh: '待审核', en: 'Awaiting review' } },
  approved: { name: 'approved', tone: 'good', label: { zh: '已通过', en: 'Approved' } },
  rejected: { name: 'rejected', tone: 'bad', label: { zh: '已拒绝', en: 'Rejected' } },
} as const;

const withCode = ({ zh, en }: Label, code: string): Label => ({
  zh: `${zh}（${code}）`,
  en: `${en} (${code})`,
});

/** Who decided, from rows of decisions or from the record's own fields; at least the result, which is its state. */
function decidedOf(fields: readonly FieldPlan[], { field }: Pending): DecidedPlan {
  for (const { name, guess, inner = [] } of fields) {
    if (guess.kind !== 'rows') continue;
    const find = (test: RegExp, kind?: string) =>
      inner.find((each) => test.test(each.name) && (!kind || each.guess.kind === kind))?.name;
    const [at, result, note] = [find(AT, 'dateTime'), find(STATE), find(NOTE)];
    const by = inner.find(
      (each) => each.guess.kind === 'text' && BY.test(each.name) && each.name !== note,
    )?.name;
    if (by && at && result && note) return { rows: name, by, at, result, note };
  }
  const own = fields.filter(({ name }) => DECIDING.test(name));
  const at = own.find(({ guess }) => MOMENTS.includes(guess.kind));
  const by = own.find(
    ({ guess, name }) =>
      (guess.kind === 'text' || guess.kind === 'unknown') &&
      BY.test(name) &&
      !NOTE.test(name) &&
      !AT.test(name),
  );
  return { ...(by && { by: by.name }), ...(at && { at: at.name }), result: field };
}

/** Words for yes, with their opposites. */
const OPPOSITES: Readonly<Record<string, string>> = {
  pass: 'reject',
  passed: 'rejected',
  approve: 'reject',
  approved: 'rejected',
  agree: 'refuse',
  agreed: 'refused',
  accept: 'decline',
  accepted: 'declined',
  allow: 'deny',
  allowed: 'denied',
  yes: 'no',
  y: 'n',
  通过: '拒绝',
  同意: '不同意',
  审核通过: '审核拒绝',
  批准: '驳回',
};
const NOES: ReadonlyMap<string, string> = new Map(
  // If several have the same opposite, the first.
  Object.entries(OPPOSITES)
    .map(([yes, no]) => [no, yes] as const)
    .toReversed(),
);

const saysNo = (code: string): boolean => NOES.has(code.toLowerCase());
const isWord = (code: string): boolean => saysNo(code) || Object.hasOwn(OPPOSITES, code.toLowerCase());

/** The yes and no of a recorded decision: a word says which it is, anything else counts as a yes. */
function answersOf(sent: string): readonly [yes: string, no: string] {
  const word = sent.toLowerCase();
  const written = (other: string) =>
    sent === word ? other : sent === sent.toUpperCase() ? other.toUpperCase() : upperFirst(other);
  const yes = NOES.get(word);
  if (yes !== undefined) return [written(yes), sent];
  const no = OPPOSITES[word];
  return [sent, no === undefined ? (DIGITS[sent] ?? '0') : written(no)];
}

/** Numbers for no, with their yes. */
const DIGITS: Readonly<Record<string, string>> = { '0': '1', '1': '2', '2': '1' };
const VERDICT = /check|result|pass|agree|approv|verdict|opinion|audit|status|state/i;

/** Whether a parameter carries the verdict, rather than the reason. */
export const isVerdict = (param: string): boolean => VERDICT.test(param) && !NOTE.test(param);

/** The review made from a call, with its inputs. */
export function reviewOf(
  send: Send,
  params: readonly string[],
  fields: readonly FieldPlan[],
  known: Known,
  pending: Pending,
): ReviewPlan {
  const inputs = params.map((param) => {
    const verdict = isVerdict(param) && verdictOf(param, send, pending, known);
    const input = formInput(param, send, fields, known);
    // It is a choice now, whatever it was inferred as.
    const { name, label } = input;
    return verdict ? { name, label, kind: 'radio' as const, of: verdict, required: true } : input;
  });
  return { inputs, pending, decided: decidedOf(fields, pending) };
}

/** The verdicts to choose from: the record's possible results, if one of them was sent; otherwise two. */
function verdictOf(param: string, send: Send, pending: Pending, known: Known): EnumPlan | undefined {
  const sent = send.params[param] ?? '';
  // A document's placeholder for a text or flag is no code.
  if (!/^\p{L}{1,16}$|^\d{1,2}$/u.test(sent) || ['string', 'true', 'false'].includes(sent)) return undefined;
  const after = pending.of.values.filter(({ name }) => name !== pending.value);
  const isState = after.length > 1 && after.some(({ wire }) => wire === sent);
  const [yes, no] = answersOf(sent);
  const both = after.filter(({ wire }) => wire === yes || wire === no);
  // States that are words speak for themselves.
  const told = isState && !/^\d/.test(sent) ? (both.length === 2 ? both : after) : undefined;
  const codes = isState ? after.map(({ wire }) => wire) : [yes, no];
  return {
    name: camel([...wordsOf(known.entity), 'verdict']),
    isNew: true,
    values: told ?? codes.map((wire) => verdictValue(wire, wire === yes, codes.length > 2, isWord(sent))),
  };
}

/** @param isSaid whether a word says what it is; otherwise its code stays visible */
function verdictValue(wire: string, isYes: boolean, isOneOfMany: boolean, isSaid: boolean): ValuePlan {
  const word = isYes ? { zh: '通过', en: 'Approve' } : { zh: '拒绝', en: 'Reject' };
  const name = isYes ? 'pass' : `reject${isOneOfMany ? wire : ''}`;
  return { name, wire, label: isSaid ? word : withCode(word, wire) };
}

import { sortBy } from 'es-toolkit';
import { LABELS, NO, YES } from '../../words/proposals.ts';
import type { EnumPlan, ValuePlan } from './enums.ts';
import { valuesSent } from './exchange.ts';
import { type FieldPlan, type Known, MOMENTS } from './fields.ts';
import { formInput, type InputPlan } from './inputs.ts';
import type { Send } from './sends.ts';
import type { Wanted } from './wanted.ts';
import { camel, type Label, labelOfCode, nameOfCode, wordsOf } from './words.ts';

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
 * Which records are pending for a recorded decision, with their states named after it. A sent code whose word doesn't say
 * what it is counts as a yes if it is the only one, and the only remaining state is the other one. A number stays visible
 * until somebody has checked it.
 */
export function waitingOf(
  fields: readonly FieldPlan[],
  send: Send,
  { waits, verdicts = {} }: Pick<Wanted, 'waits' | 'verdicts'>,
): Pending | undefined {
  const pending = pendingOf(fields, waits);
  if (!pending?.of.isNew || !/^value/.test(pending.value)) return pending;
  const { values } = pending.of;
  const others = values.filter(({ name }) => name !== pending.value);
  const sent = Object.keys(send.params).flatMap((name) => (VERDICT.test(name) ? valuesSent(send, name) : []));
  const said = others.filter(({ wire }) => sent.includes(wire));
  const meaning = {
    yes: said.find((each) => isYes(each, verdicts)),
    no: said.find((each) => isNo(each, verdicts)),
  };
  if (!meaning.yes && !meaning.no && said.length === 1) meaning.yes = said[0];
  const left =
    others.length === 2 ? others.find((each) => each !== meaning.yes && each !== meaning.no) : undefined;
  const isOneKnown = (meaning.yes === undefined) !== (meaning.no === undefined);
  const { yes = isOneKnown ? left : undefined, no = isOneKnown ? left : undefined } = meaning;
  const named = values.map((value): ValuePlan => {
    const state =
      value.name === pending.value
        ? STATES.awaiting
        : value === yes
          ? STATES.approved
          : value === no && STATES.rejected;
    if (!state) return value;
    const isRead =
      (value.name === pending.value && pending.sure === 100) ||
      [verdicts.yes, verdicts.no].includes(value.wire);
    return { ...state, wire: value.wire, label: isRead ? state.label : withCode(state.label, value.wire) };
  });
  return { ...pending, value: STATES.awaiting.name, of: { ...pending.of, values: named } };
}

/** Whether a code approves, or refuses: as the developer says, else by its word. */
const isYes = ({ wire }: Pick<ValuePlan, 'wire'>, { yes, no }: Verdicts) =>
  wire === yes || (wire !== no && YES.test(wire));
const isNo = ({ wire }: Pick<ValuePlan, 'wire'>, { yes, no }: Verdicts) =>
  wire === no || (wire !== yes && NO.test(wire));

type Verdicts = NonNullable<Wanted['verdicts']>;

const STATES = {
  awaiting: { name: 'awaiting', tone: 'warn', label: LABELS.awaiting },
  approved: { name: 'approved', tone: 'good', label: LABELS.approved },
  rejected: { name: 'rejected', tone: 'bad', label: LABELS.rejected },
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
  verdicts?: Wanted['verdicts'],
): ReviewPlan {
  const inputs = params.map((param) => {
    const verdict = isVerdict(param) && verdictOf(param, send, pending, { known, verdicts });
    const input = formInput(param, send, fields, known);
    // It is a choice now, whatever it was inferred as.
    const { name, label } = input;
    return verdict ? { name, label, kind: 'radio' as const, of: verdict, required: true } : input;
  });
  return { inputs, pending, decided: decidedOf(fields, pending) };
}

/**
 * The verdicts to choose from: what was sent, whatever the developer said, and the states that are the sent words. If
 * nobody refused, or nobody approved, that verdict is there without a code.
 */
function verdictOf(
  param: string,
  send: Send,
  pending: Pending,
  { known, verdicts = {} }: { readonly known: Known; readonly verdicts?: Wanted['verdicts'] | undefined },
): EnumPlan | undefined {
  const sent = valuesSent(send, param);
  // A document's placeholder for a text or flag is no code.
  const isCode = (code: string) =>
    /^\p{L}{1,16}$|^-?\d{1,2}$/u.test(code) && !['string', 'true', 'false'].includes(code);
  if (sent.length === 0 || !sent.every(isCode)) return undefined;
  const after = pending.of.values.filter(({ name, wire }) => name !== pending.value && wire !== '');
  const isWorded =
    after.length > 1 && sent.every((code) => !/^-?\d/.test(code) && after.some(({ wire }) => wire === code));
  const told = [verdicts.yes, verdicts.no].filter((code) => code !== undefined);
  const codes = [...new Set([...sent, ...told])];
  const values = isWorded ? after : codes.map((wire) => verdictValue(wire, codes, verdicts));
  return {
    name: camel([...wordsOf(known.entity), 'verdict']),
    isNew: true,
    values: sortBy(withBoth(values), [({ name }) => Number(name === REJECT.name)]),
  };
}

/** A verdict: told by the developer or by its word. A single number counts as a yes; several are left to be named. */
function verdictValue(wire: string, codes: readonly string[], told: Verdicts): ValuePlan {
  if (isYes({ wire }, told)) return { ...PASS, wire };
  if (isNo({ wire }, told)) return { ...REJECT, wire };
  if (codes.length > 1) return { name: nameOfCode(wire), wire, label: labelOfCode(wire) };
  return { ...PASS, wire, label: withCode(PASS.label, wire) };
}

/** At least two verdicts: one that nobody gave has no code, which the linter refuses until somebody fills it in. */
function withBoth(values: readonly ValuePlan[]): readonly ValuePlan[] {
  if (values.length > 1) return values;
  const isRefusal = values.some(({ name }) => name === REJECT.name);
  return isRefusal ? [{ ...PASS, wire: '' }, ...values] : [...values, { ...REJECT, wire: '' }];
}

const PASS = { name: 'pass', label: LABELS.pass } as const;
const REJECT = { name: 'reject', label: LABELS.reject } as const;

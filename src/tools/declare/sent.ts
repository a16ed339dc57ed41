import type { Called } from './calls.ts';
import { pathOf } from './exchange.ts';
import type { FieldPlan, Known } from './fields.ts';
import { formInput } from './inputs.ts';
import type { SendPlan } from './plans.ts';
import type { Read } from './reading.ts';
import { isVerdict } from './review.ts';
import { keyParams, type Purpose, purposeOf, type Send } from './sends.ts';
import { nameOf } from './verbs.ts';
import { labelOf } from './words.ts';

/** A call that sends data, with its purpose. */
export interface Sent {
  readonly purpose: Purpose;
  readonly send: Send;
  readonly plan: SendPlan;
}

/** The call for a purpose; if several could decide, the first that sends a verdict. */
export function firstFor(purpose: Purpose, sends: readonly Sent[]): Sent | undefined {
  const such = sends.filter((each) => each.purpose === purpose);
  return (
    (purpose === 'decide' && such.find(({ plan }) => plan.inputs.some(({ name }) => isVerdict(name)))) ||
    such[0]
  );
}

/** The names of reading calls, and of buttons that link to pages. */
const READING = ['list', 'one'];
const LEADING = ['add', 'edit', 'review'];

/** Determines the purpose of each call that sends data; duplicate names get a number. */
export function sentOf(
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
  const pages = new Set<Purpose>();
  const names = sends.map((send) => nameOf(send, listed?.path));
  return sends.map((send, at) => {
    const from = keyParams(send, key, rows);
    const asked = Object.keys(send.params).filter((param) => !Object.hasOwn(from, param));
    const purpose = purposeOf(send, {
      // Without a key, rows can't be told apart, and the call counts as a row action.
      hasKey: key === '#' || Object.keys(from).length > 0,
      asks: asked.length,
      hasShow,
    });
    // A second call for a page's purpose becomes a button beside the one that opens the page.
    const isButton = purpose === 'row' || purpose === 'list' || pages.has(purpose);
    pages.add(purpose);
    const reserved = [...READING, ...(isButton ? LEADING : [])];
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

/** The calls of a declaration, by name. */
export const callsOf = (sent: readonly Sent[], key: string) =>
  Object.fromEntries(
    sent.map(({ send, plan }) => [plan.name, { call: `${send.method} ${pathOf(send, key)}` }]),
  );

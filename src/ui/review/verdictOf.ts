import type { Decision } from '../../schema/actions';
import { enumOf } from '../../schema/inputs';
import type { Seen } from '../../schema/receipts';
import type { AnyShown } from '../../schema/resource';
import type { Values } from '../../schema/validate';

/** What was decided, and why. */
export interface Made {
  /** The i18n key of its words. */
  readonly verdict: string;
  /** What identifies the step and its record. */
  readonly key: string;
  /** What was written. */
  readonly reason: string;
  /** What it was made on. */
  readonly seen?: Seen | undefined;
}

/** The i18n key of what was decided: the choice that the form asks for, or the name of the action. */
export function verdictOf(name: string, { form }: Decision<AnyShown>, values: Values, words: string): string {
  const [chosen] = Object.entries(form).flatMap(([input, declared]) => {
    const of = enumOf(declared);
    return of ? [`enums.${of.name}.${values[input]}`] : [];
  });
  return chosen ?? `${words}.${name}.name`;
}

import { isEmptyValue, isObject } from './values';

type Match<T> =
  | T
  | readonly T[]
  | { readonly not: T | readonly T[] }
  | { readonly empty: boolean }
  | ([T] extends [readonly unknown[]] ? never : [T] extends [object] ? When<T> : never);

/**
 * A condition on a record, as data: every named field must match a value, one of several, anything `not` these, or
 * be `empty` or not; a record inside the record has a condition of its own.
 */
export type When<R> = { readonly [K in keyof R]?: Match<NonNullable<R[K]>> };

/** The hatch: a test that data can't say. It declares what it reads and why. */
export interface Calc<R = never> {
  readonly uses: readonly string[];
  readonly why: string;
  test(record: R): boolean;
}

/** Whether `record` meets `when`; no condition is always met. */
export function holds<R extends object>(when: When<R> | undefined, record: R): boolean {
  if (!when) return true;
  return (Object.keys(when) as (keyof R)[]).every((field) => matches(when[field], record[field]));
}

/** What is there only while its conditions hold. */
interface Conditional<R> {
  readonly when?: When<R> | undefined;
  readonly whenCalc?: Calc<R> | undefined;
}

/** Whether both conditions of a declared part hold for `record`. */
export const meets = <R extends object>({ when, whenCalc }: Conditional<R>, record: R): boolean =>
  holds(when, record) && (whenCalc?.test(record) ?? true);

/** Whether a match is a condition of its own, on a record inside the record. */
export const isNested = (match: unknown): match is When<Record<string, unknown>> =>
  isObject(match) && !('not' in match) && typeof match.empty !== 'boolean';

const isNothing = (value: unknown) => isEmptyValue(value) || (Array.isArray(value) && value.length === 0);

function matches(match: unknown, value: unknown): boolean {
  if (Array.isArray(match)) return match.includes(value);
  if (!isObject(match)) return match === value;
  if (isNested(match)) return isObject(value) && holds(match, value);
  return 'not' in match ? !matches(match.not, value) : isNothing(value) === match.empty;
}

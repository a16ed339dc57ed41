import { isEmptyValue, isObject } from './values';

type Match<T> =
  | T
  | readonly T[]
  | { readonly not: T | readonly T[] }
  | { readonly empty: boolean }
  | ([T] extends [readonly unknown[]] ? never : [T] extends [object] ? When<T> : never);

/**
 * A condition on a record, as data: every named field must match a value, one of several, none of several (`not`), or be
 * `empty` or not. A nested record has a nested condition.
 */
export type When<R> = { readonly [K in keyof R]?: Match<NonNullable<R[K]>> };

/** The escape hatch: a test that can't be expressed as data. It declares what it reads, and why. */
export interface Calc<R = never> {
  readonly uses: readonly string[];
  readonly why: string;
  test(record: R): boolean;
}

/** Whether `record` meets `when`; true without a condition. */
export function holds<R extends object>(when: When<R> | undefined, record: R): boolean {
  if (!when) return true;
  return (Object.keys(when) as (keyof R)[]).every((field) => matches(when[field], record[field]));
}

/** Something that is only there while its conditions hold. */
interface Conditional<R> {
  readonly when?: When<R> | undefined;
  readonly whenCalc?: Calc<R> | undefined;
}

/** Whether both conditions hold for `record`. */
export const meets = <R extends object>({ when, whenCalc }: Conditional<R>, record: R): boolean =>
  holds(when, record) && (whenCalc?.test(record) ?? true);

/** Whether a match is a nested condition, on a nested record. */
export const isNested = (match: unknown): match is When<Record<string, unknown>> =>
  isObject(match) && !('not' in match) && typeof match.empty !== 'boolean';

const isNothing = (value: unknown) => isEmptyValue(value) || (Array.isArray(value) && value.length === 0);

function matches(match: unknown, value: unknown): boolean {
  if (Array.isArray(match)) return match.includes(value);
  if (!isObject(match)) return match === value;
  if (isNested(match)) return isObject(value) && holds(match, value);
  return 'not' in match ? !matches(match.not, value) : isNothing(value) === match.empty;
}

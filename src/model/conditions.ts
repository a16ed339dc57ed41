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

/** One part of a condition, and whether it is met. */
export interface Explained {
  /** A field of `when`, or the test of `whenCalc`. */
  readonly kind: 'when' | 'whenCalc';
  /** The field's path, or the reason for the test. */
  readonly subject: string;
  readonly expected?: unknown;
  readonly found: unknown;
  readonly holds: boolean;
}

/**
 * The parts of a condition, each with what it expects of `record` and what it finds: the one judge of conditions.
 * @param at the path of `record` within what holds it, with a dot at its end
 */
export function explain(when: object | undefined, record: object, at = ''): readonly Explained[] {
  return Object.entries(when ?? {}).flatMap(([name, expected]): readonly Explained[] => {
    const found = (record as Readonly<Record<string, unknown>>)[name];
    if (isNested(expected) && isObject(found)) return explain(expected, found, `${at}${name}.`);
    return [{ kind: 'when', subject: at + name, expected, found, holds: matches(expected, found) }];
  });
}

/** Whether `record` meets `when`; true without a condition. */
export const holds = <R extends object>(when: When<R> | undefined, record: R): boolean =>
  explain(when, record).every((part) => part.holds);

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

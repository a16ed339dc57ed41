import type { DecidedBefore } from '../../api/errors';
import { EMPTY, formatValue, type Translate } from '../../kit/format';
import { meets } from '../../model/conditions';
import { fieldAt, valueAt } from '../../model/paths';
import { unreadOf } from '../../model/unread';
import { isEmptyValue, isObject } from '../../model/values';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { Decided, ReviewStep } from '../../schema/show';

/** A decision that somebody else made first; unknown parts are empty. */
export interface Conflict extends DecidedBefore {
  /** Translated. */
  readonly result: string;
  /** What was typed for the decision that failed, to be given back. */
  readonly typed: string;
  /** The answer to an earlier attempt was lost, so that it may be what decided. */
  readonly mayBeOwn: boolean;
}

/** A {@link Conflict} that isn't put into words yet. */
export interface FoundConflict {
  /** The current record. */
  readonly fresh: AnyShown;
  readonly refused: DecidedBefore | undefined;
  readonly typed: string;
  readonly mayBeOwn: boolean;
}

/** Whether a record waits for a step: one of its actions applies. */
export const isPending = ({ actions }: ReviewStep<AnyShown>, record: AnyShown): boolean =>
  Object.values(actions).some((action) => meets(action, record));

/** The names of what keeps a record from being decided, although it waits. */
export const obstaclesOf = ({ obstacles = {} }: ReviewStep<AnyShown>, record: AnyShown): string[] =>
  Object.keys(obstacles).filter((name) => obstacles[name] && meets(obstacles[name], record));

/** The names of the declared warnings that stand about a record. */
export const warningsOf = ({ warnings = {} }: ReviewStep<AnyShown>, record: AnyShown): string[] =>
  Object.keys(warnings).filter((name) => warnings[name] && meets(warnings[name], record));

/** Who decided a record, when and how. */
type Decision = Omit<Conflict, 'typed' | 'mayBeOwn'>;

/** Who decided a record, from the fields that the step declares for this. */
export function decidedIn(
  resource: AnyResource,
  { rows, by, at, result }: Decided,
  record: AnyShown,
  translate: Translate,
): Decision {
  const source = rows === undefined ? record : newest(record[rows], at);
  const shape = rows === undefined ? resource.record : (resource.record[rows]?.shape ?? {});
  const inWords = (path: string | undefined) => {
    const field = path === undefined ? undefined : fieldAt(shape, path);
    const value = path === undefined ? undefined : valueAt(source, path);
    return field && !isEmptyValue(value) && unreadOf(value) === undefined
      ? formatValue(field, value, translate)
      : '';
  };
  return { by: inWords(by), at: inWords(at), result: inWords(result) };
}

/** A decision as a sentence; `words` is the i18n key of its messages. */
export const decidedInWords = ({ by, at, result }: Decision, words: string, translate: Translate): string =>
  by
    ? translate(`${words}.by`, { verifier: by, time: at || EMPTY, result: result || EMPTY })
    : translate(`${words}.unknown`, { result: result || EMPTY });

/**
 * A conflict in sentences: who decided, and what that means for what was typed; the latter alone if `isAll` says that nothing
 * else is known.
 */
export function conflictInWords(
  conflict: Conflict,
  words: string,
  translate: Translate,
  isAll = false,
): string {
  const { by, result, mayBeOwn } = conflict;
  const outcome = translate(`${words}.${mayBeOwn ? 'mayBeOwn' : 'refreshed'}`);
  if (isAll) return outcome;
  if (by || !mayBeOwn) return decidedInWords(conflict, words, translate) + outcome;
  // Without a name, it isn't said that it was somebody else.
  return (result && translate('review.taken.unknown', { result })) + outcome;
}

/** Sorts rows by a date, newest first; rows of the same date keep their order. */
export function newestFirst(rows: unknown, at: string): readonly Record<string, unknown>[] {
  const isBefore = (a: Record<string, unknown>, b: Record<string, unknown>) => String(a[at]) < String(b[at]);
  const found = (Array.isArray(rows) ? rows : []).filter(isObject);
  return found.sort((a, b) => Number(isBefore(a, b)) - Number(isBefore(b, a)));
}

const newest = (rows: unknown, at = '') => newestFirst(rows, at)[0] ?? {};

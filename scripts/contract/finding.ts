import { uniqBy } from 'es-toolkit';

/** What can differ between a server and the declarations. */
export type Problem = 'call' | 'answer' | 'field' | 'filter' | 'count' | 'page' | 'order' | 'slow';

/** One point in which a server differs from what is declared. Values are never part of it: they may be personal. */
export interface Finding {
  /** The declared resource, such as `user/enterprise`. */
  readonly resource: string;
  /** `GET /api/ajax/user/getUserList`. */
  readonly call: string;
  readonly problem: Problem;
  /** The field, by a dotted path, or the filter. */
  readonly field?: string;
  readonly message: string;
}

/** A finding before it is known where it was made. */
export type Found = Omit<Finding, 'resource' | 'call'>;

/** What wasn't looked at, and why. */
export interface Unchecked {
  readonly resource: string;
  readonly why: string;
}

/** What came of reading a server. */
export interface Report {
  /** How many requests were sent. */
  readonly requests: number;
  readonly findings: readonly Finding[];
  readonly unchecked: readonly Unchecked[];
}

/** Those that differ, each once. */
export const distinct = <T>(all: readonly T[]): readonly T[] => uniqBy(all, (each) => JSON.stringify(each));

/** A report as lines: what differs, what wasn't looked at, and how much of either. */
export function linesOf({ requests, findings, unchecked }: Report): readonly string[] {
  return [
    ...findings.map(
      ({ resource, call, problem, message }) => `${resource}  ${problem}  ${message}  (${call})`,
    ),
    ...unchecked.map(({ resource, why }) => `${resource}  not asked  ${why}`),
    findings.length === 0
      ? `Nothing differs, in ${requests} requests.`
      : `${findings.length} ${findings.length === 1 ? 'point differs' : 'points differ'}, in ${requests} requests.`,
  ];
}

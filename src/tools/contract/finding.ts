import { uniqBy } from 'es-toolkit';

/** The ways in which a server can differ from the declarations. */
export type Problem = 'call' | 'answer' | 'field' | 'filter' | 'count' | 'page' | 'order' | 'slow';

/** One difference between a server and the declarations. Never contains values: they may be personal. */
export interface Finding {
  /** The declared resource, such as `shop/order`. */
  readonly resource: string;
  /** `GET /api/ajax/user/getUserList`. */
  readonly call: string;
  readonly problem: Problem;
  /** The field, as a dotted path, or the filter. */
  readonly field?: string;
  readonly message: string;
}

/** A finding without its place. */
export type Found = Omit<Finding, 'resource' | 'call'>;

/** What wasn't checked, and why. */
export interface Unchecked {
  readonly resource: string;
  readonly why: string;
}

/** The result of checking a server. */
export interface Report {
  /** How many requests were sent. */
  readonly requests: number;
  readonly findings: readonly Finding[];
  readonly unchecked: readonly Unchecked[];
}

/** Removes duplicates. */
export const distinct = <T>(all: readonly T[]): readonly T[] => uniqBy(all, (each) => JSON.stringify(each));

/** A report as lines: the differences, what wasn't checked, and the totals. */
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

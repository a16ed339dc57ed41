import type { AnyResource } from '../resource';

/** A problem in a declaration, and where it is. */
export interface Finding {
  /** Such as `list.columns[4] 'acceptorName'`. */
  readonly path: string;
  readonly problem: string;
}

/** A rule of the linter: takes a declaration and returns where it violates the rule. */
export type LintRule = (resource: AnyResource) => Iterable<Finding>;

/** Names in quotes, with commas between them. */
export const quoted = (names: Iterable<string>): string => [...names].map((name) => `'${name}'`).join(', ');

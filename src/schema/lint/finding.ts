import type { AnyResource } from '../resource';

/** One thing wrong in a declaration: where it stands, and what is wrong there. */
export interface Finding {
  /** Such as `list.columns[4] 'acceptorName'`. */
  readonly path: string;
  readonly problem: string;
}

/** One rule of the linter: looks at a declaration and finds what breaks it. */
export type LintRule = (resource: AnyResource) => Iterable<Finding>;

/** Names in quotes, with commas between them. */
export const quoted = (names: Iterable<string>): string => [...names].map((name) => `'${name}'`).join(', ');

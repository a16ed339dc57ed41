import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DateRange } from '../http/fields';
import { startsWith, within } from './list';

/** A condition that narrows a list beyond its codes, with what the tallies need to count by it. */
export interface Narrowing {
  readonly where: SQL;
  /** What is taken instead, if no row meets all conditions. */
  readonly near?: SQL;
  /** Set if the condition is just this: a column is within a range, both ends included. */
  readonly range?: { readonly column: PgColumn; readonly range: DateRange };
  /** Set if the condition is just this: one of the columns starts with the text, or `otherwise` holds. */
  readonly start?: {
    readonly columns: readonly PgColumn[];
    readonly text: string;
    readonly otherwise?: SQL | undefined;
  };
}

/** A condition that the tallies can't count. */
export const byCondition = (where: SQL | undefined): Narrowing | undefined => where && { where };

/** A column is within a range, both ends included. */
export function byRange(column: PgColumn, range: DateRange | undefined): Narrowing | undefined {
  const where = within(column, range);
  return where && range && { where, range: { column, range } };
}

/** One of the columns starts with the text. */
export function byStart(text: string | undefined, ...columns: PgColumn[]): Narrowing | undefined {
  const where = startsWith(text, ...columns);
  return where && text !== undefined ? { where, start: { columns, text } } : undefined;
}

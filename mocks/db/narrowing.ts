import { or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DateRange } from '../http/fields';
import { contains, startsWith, within } from './list';

/** What narrows a list further than codes: a condition, and what tallies need to know of it to count by it. */
export interface Narrowing {
  readonly where: SQL;
  /** It is this alone: a column within a range, both ends included. */
  readonly range?: { readonly column: PgColumn; readonly range: DateRange };
  /** It is this alone: one of these columns starts with the text, or else this holds. */
  readonly start?: {
    readonly columns: readonly PgColumn[];
    readonly text: string;
    readonly otherwise?: SQL | undefined;
  };
}

/** A condition that no tally counts by. */
export const byCondition = (where: SQL | undefined): Narrowing | undefined => where && { where };

/** A column within a range, both ends included. */
export function byRange(column: PgColumn, range: DateRange | undefined): Narrowing | undefined {
  const where = within(column, range);
  return where && range && { where, range: { column, range } };
}

/** Any of the columns starts with the text. */
export function byStart(text: string | undefined, ...columns: PgColumn[]): Narrowing | undefined {
  const where = startsWith(text, ...columns);
  return where && text !== undefined ? { where, start: { columns, text } } : undefined;
}

/** A keyword that is the start of a number, or any part of a name, whatever it is written in. */
export function byKeyword(
  keyword: string | undefined,
  { numbers, names }: { numbers: PgColumn[]; names: PgColumn[] },
): Narrowing | undefined {
  const start = byStart(keyword, ...numbers)?.start;
  const otherwise = contains(keyword, ...names);
  const where = start && or(startsWith(keyword, ...numbers), otherwise);
  return where && { where, start: { ...start, otherwise } };
}

import { and, count, desc, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DateRange } from '../http/fields';
import type { Db } from './open';

/** How many rows of a table match. */
export async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table).where(where);
  return row?.n ?? 0;
}

/** Where a page starts: the rows to skip. page starts at 1. */
export const offsetOf = (query: { page: number; limit: number }): number => (query.page - 1) * query.limit;

/** Text that LIKE takes literally. */
const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Columns that start with the text: what the pattern indexes serve. */
export const startsWith = (text: string | undefined, ...columns: PgColumn[]): SQL | undefined =>
  text ? or(...columns.map((column) => sql`${column} like ${`${likeLiteral(text)}%`}`)) : undefined;

/** Columns that contain the text. */
export const contains = (text: string | undefined, ...columns: PgColumn[]): SQL | undefined =>
  text ? or(...columns.map((column) => sql`${column} like ${`%${likeLiteral(text)}%`}`)) : undefined;

/** A keyword that is a name or a number: digits match from the start (indexed), other text anywhere in a name. */
export const keywordMatch = (
  keyword: string | undefined,
  columns: { numbers: PgColumn[]; names: PgColumn[] },
): SQL | undefined => {
  if (!keyword) return undefined;
  return /^[\dA-Za-z-]+$/.test(keyword)
    ? startsWith(keyword, ...columns.numbers, ...columns.names)
    : contains(keyword, ...columns.names);
};

/** A column within a range, both ends included. */
export const within = (column: PgColumn, range: DateRange | undefined): SQL | undefined =>
  range ? and(gte(column, range.from), lte(column, range.to)) : undefined;

/** A column that counts since 1970 within a range of wall time, both ends included. */
export const withinEpoch = (
  column: PgColumn,
  range: DateRange | undefined,
  unit: 's' | 'ms',
): SQL | undefined => {
  const count = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}+08:00`) / (unit === 's' ? 1000 : 1);
  return range && and(gte(column, count(range.from)), lte(column, count(range.to)));
};

const fewMatches = 5000;

/**
 * The order of a list, newest first, given how many rows match. The planner can't tell how many a prefix matches, and
 * where it guesses too many it walks the newest rows until it has met ten: all of a million, if there are nine. So few
 * matches are found first and sorted then (an expression has no index to walk); many are met soon enough by walking.
 */
export const newestFirst = (matches: number, time: PgColumn, id: PgColumn): SQL[] =>
  matches > fewMatches ? [desc(time), desc(id)] : [sql`${time} + interval '0' desc`, desc(id)];

import { and, asc, count, desc, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { DateRange } from '../http/fields';
import type { Db } from './open';
import { charactersOf } from './schema/columns';

/** How many rows of a table match. */
export async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table).where(where);
  return row?.n ?? 0;
}

/** Where a page starts: the rows to skip. page starts at 1. */
export const offsetOf = (query: { page: number; limit: number }): number => (query.page - 1) * query.limit;

/** Rows that follow others: so many after those that are skipped. */
export interface Slice {
  skipped: number;
  limit: number;
}

/** The rows of a page. */
export const sliceOf = (query: { page: number; limit: number }): Slice => ({
  skipped: offsetOf(query),
  limit: query.limit,
});

/** Text that LIKE takes literally. */
const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Columns that start with the text: what the pattern indexes serve. */
export const startsWith = (text: string | undefined, ...columns: PgColumn[]): SQL | undefined =>
  text ? or(...columns.map((column) => sql`${column} like ${`${likeLiteral(text)}%`}`)) : undefined;

/**
 * Columns that contain the text: those with all of its characters, and of these the ones that have them in a row.
 * @public For what `npm run declare` writes.
 */
export const contains = (text: string | undefined, ...columns: (PgColumn | SQL)[]): SQL | undefined =>
  text
    ? or(
        ...columns.map(
          (column) =>
            sql`(${charactersOf(column)} @> ${charactersOf(sql`${text}::text`)} and ${column} like ${`%${likeLiteral(text)}%`})`,
        ),
      )
    : undefined;

/**
 * Every text within a column of JSON, for {@link contains}.
 * @public For what `npm run declare` writes.
 */
export const textsIn = (column: PgColumn): SQL =>
  sql`jsonb_path_query_array(${column}, '$.** ? (@.type() == "string")')::text`;

/** A column within a range, both ends included. */
export const within = (column: PgColumn, range: DateRange | undefined): SQL | undefined =>
  range ? and(gte(column, range.from), lte(column, range.to)) : undefined;

/**
 * A column that counts since 1970 within a range of wall time, both ends included.
 * @public For what `npm run declare` writes.
 */
export const withinEpoch = (
  column: PgColumn,
  range: DateRange | undefined,
  unit: 's' | 'ms',
): SQL | undefined => {
  const count = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}+08:00`) / (unit === 's' ? 1000 : 1);
  return range && and(gte(column, count(range.from)), lte(column, count(range.to)));
};

const fewMatches = 5000;

/** What a list is sorted by, newest first: a moment, where it has one, and the id. */
export interface Newest {
  time?: PgColumn;
  id: PgColumn;
}

/** Newest first. */
const newestFirst = ({ time, id }: Newest): SQL[] => (time ? [desc(time), desc(id)] : [desc(id)]);

/**
 * The order by which a page's ids are found, given how many rows match. The planner can't tell how many a prefix matches,
 * and where it guesses too many it walks the newest rows until it has met ten: all of a million, if there are nine. So few
 * matches are found first and sorted then (an expression has no index to walk); many are met soon enough by walking.
 */
const walked = ({ time, id }: Newest, matches: number, backwards: boolean): SQL[] => {
  if (matches <= fewMatches) return [time ? sql`${time} + interval '0' desc` : sql`${id} + 0 desc`, desc(id)];
  if (!backwards) return newestFirst({ time, id });
  return time ? [asc(time), asc(id)] : [asc(id)];
};

/**
 * The ids of some rows, newest first, given how many match. What is far back is found in an index alone, whose entries
 * are skipped a hundred times faster than rows, and from the end that is nearer.
 */
export async function pageIds(
  db: Db,
  table: PgTable,
  newest: Newest,
  where: SQL | undefined,
  { skipped, limit }: Slice,
  matches: number,
): Promise<number[]> {
  const size = Math.min(limit, matches - skipped);
  if (size <= 0) return [];
  const after = matches - skipped - size;
  const backwards = matches > fewMatches && after < skipped;
  const rows = await db
    .select({ id: sql<string>`${newest.id}` })
    .from(table)
    .where(where)
    .orderBy(...walked(newest, matches, backwards))
    .limit(size)
    .offset(backwards ? after : skipped);
  return rows.map(({ id }) => Number(id));
}

/**
 * Some rows, newest first, given how many match.
 * @param selection of the rows' table, as `db.select().from(table).$dynamic()`
 * @returns what is selected of each row
 */
export async function newestPage<T extends PgSelect>(
  db: Db,
  selection: T,
  newest: Newest,
  where: SQL | undefined,
  slice: Slice,
  matches: number,
): Promise<Awaited<T>> {
  const ids = await pageIds(db, newest.id.table, newest, where, slice, matches);
  return await selection.where(inArray(newest.id, ids)).orderBy(...newestFirst(newest));
}

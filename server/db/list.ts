import { and, asc, count, desc, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { DateRange } from '../http/fields';
import type { Db } from './open';
import { charactersOf } from './schema/columns';

/** Counts the matching rows of a table. */
export async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table).where(where);
  return row?.n ?? 0;
}

/** The number of rows before a page; pages start at 1. */
export const offsetOf = (query: { page: number; limit: number }): number => (query.page - 1) * query.limit;

/** A run of rows: `limit` of them, after the first `skipped`. */
export interface Slice {
  skipped: number;
  limit: number;
}

/** The slice that a page covers. */
export const sliceOf = (query: { page: number; limit: number }): Slice => ({
  skipped: offsetOf(query),
  limit: query.limit,
});

/** Escapes text for LIKE. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether a column starts with the text; served by the pattern indexes. */
export const startsWith = (text: string | undefined, ...columns: PgColumn[]): SQL | undefined =>
  text ? or(...columns.map((column) => sql`${column} like ${`${likeLiteral(text)}%`}`)) : undefined;

/**
 * Whether a column contains the text: the index on characters finds the rows that have all of them, LIKE the real
 * matches.
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
 * All texts in a JSON column, for {@link contains}.
 * @public For what `npm run declare` writes.
 */
export const textsIn = (column: PgColumn): SQL =>
  sql`jsonb_path_query_array(${column}, '$.** ? (@.type() == "string")')::text`;

/** Whether a column is within a range, both ends included. */
export const within = (column: PgColumn, range: DateRange | undefined): SQL | undefined =>
  range ? and(gte(column, range.from), lte(column, range.to)) : undefined;

/**
 * Whether a column that counts seconds or milliseconds since 1970 is within a range of wall time, both ends included.
 * @public For what `npm run declare` writes.
 */
export const withinEpoch = (
  column: PgColumn,
  range: DateRange | undefined,
  unit: 's' | 'ms',
): SQL | undefined => {
  const size = unit === 's' ? 1 : 1000;
  const count = (wall: string) => (Date.parse(`${wall.replace(' ', 'T')}+08:00`) / 1000) * size;
  // The last second is included whole.
  return range && and(gte(column, count(range.from)), lt(column, count(range.to) + size));
};

/**
 * Whether a text column with moments of any of the forms `yyyy-MM-dd`, `yyyy-MM-dd HH:mm:ss` and `yyyy-MM-ddTHH:mm:ss`
 * is within a range, both ends included; a day without a time is, if any of it is.
 * @public For what `npm run declare` writes.
 */
export const withinText = (column: PgColumn, range: DateRange | undefined): SQL | undefined => {
  const moment = sql`replace(left(${column}, 19), 'T', ' ')`;
  return range && sql`(${moment} >= left(${range.from}, length(${moment})) and ${moment} <= ${range.to})`;
};

const fewMatches = 5000;

/** The sort keys of a list, newest first: its moment, if it has one, then the id. */
export interface Newest {
  time?: PgColumn;
  id: PgColumn;
}

const newestFirst = ({ time, id }: Newest): SQL[] => (time ? [desc(time), desc(id)] : [desc(id)]);

/**
 * The order in which to look up a page's ids, given how many rows match. The planner can't estimate how many rows a
 * prefix matches; if it guesses too many, it walks the index from the newest row until it has ten matches, which scans
 * all of a million rows if there are only nine. So when few rows match, the order is an expression, which no index can
 * serve: they are found first and then sorted. When many match, walking the index finds them soon enough.
 */
const lookupOrder = ({ time, id }: Newest, matches: number, backwards: boolean): SQL[] => {
  if (matches <= fewMatches) return [time ? sql`${time} + interval '0' desc` : sql`${id} + 0 desc`, desc(id)];
  if (!backwards) return newestFirst({ time, id });
  return time ? [asc(time), asc(id)] : [asc(id)];
};

/**
 * The ids of a slice of rows, newest first, given how many match. Distant pages are found in an index alone, where
 * skipping is a hundred times faster than over rows, and from the nearer end.
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
    .orderBy(...lookupOrder(newest, matches, backwards))
    .limit(size)
    .offset(backwards ? after : skipped);
  return rows.map(({ id }) => Number(id));
}

/**
 * A slice of rows, newest first, given how many match.
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

import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { dayLength, hasFourDigitYears, monthLength, wholeDay } from './calendar';
import { type Newest, newestPage, type Slice, sliceOf, startsWith, within } from './list';
import type { Narrowing } from './narrowing';
import type { Db } from './open';
import { tallies } from './schema';
import { type Facets, type TalliedTable, tallied } from './tallied';
import { beginningOf, type Chosen, chosenOf, countBy, countWithin, hasCodes, talliesOf } from './tallies';

interface TalliedQuery<T extends TalliedTable> {
  facets: Facets<T>;
  /** Further conditions; undefined ones don't narrow. */
  narrowed?: readonly (Narrowing | undefined)[];
  /** The sort keys, if not the table's own moment. */
  newest?: Newest;
  page: number;
  limit: number;
}

/**
 * A page of a tallied table, newest first, and how many rows match in all.
 * @param selection of the table's rows, as `db.select().from(table).$dynamic()`
 */
export async function talliedPage<T extends TalliedTable, S extends PgSelect>(
  db: Db,
  name: T,
  selection: S,
  { facets, narrowed = [], newest = newestOf(name), ...query }: TalliedQuery<T>,
): Promise<{ rows: Awaited<S>; count: number }> {
  const chosen = chosenOf(name, facets);
  const { conditions, count } = await matching(
    db,
    chosen,
    narrowed.filter((each) => each !== undefined),
  );
  const slice = sliceOf(query);
  const codes = hasCodes(chosen);
  const days =
    newest.time && (await daysOf(db, chosen, await positionOf(db, chosen, conditions, slice, count)));
  if (days) {
    const ofDays = { skipped: days.skipped, limit: Math.min(slice.limit, count - slice.skipped) };
    const rows = await newestPage(db, selection, newest, and(codes, days.where), ofDays, days.count);
    return { rows, count };
  }
  const where = and(codes, ...conditions.map((each) => each.where));
  return { rows: await newestPage(db, selection, newest, where, slice, count), count };
}

/** The conditions that rows meet, and how many do; if none meets them as they are, those that come near. */
async function matching(db: Db, chosen: Chosen, conditions: readonly Narrowing[]) {
  const count = await countBy(db, chosen, conditions);
  if (count > 0 || conditions.every(({ near }) => near === undefined)) return { conditions, count };
  const nearly = conditions.map((each) => (each.near ? { where: each.near } : each));
  return { conditions: nearly, count: await countBy(db, chosen, nearly) };
}

const newestOf = (name: TalliedTable): Newest => ({ time: tallied[name].time, id: tallied[name].table.id });

/** A half-open range of places among the rows with the chosen codes, newest first. */
interface Position {
  first: number;
  last: number;
}

/** The days that cover a position. */
interface Days {
  where: SQL | undefined;
  /** How many rows with the chosen codes these days have, and how many of them are newer than the position. */
  count: number;
  skipped: number;
}

/**
 * The position of a page among the rows with the chosen codes; undefined if a condition narrows them that the tallies
 * by day can't count.
 */
async function positionOf(
  db: Db,
  chosen: Chosen,
  narrowed: readonly Narrowing[],
  { skipped, limit }: Slice,
  matches: number,
): Promise<Position | undefined> {
  const { time } = tallied[chosen.name];
  const [only, ...more] = narrowed;
  const size = Math.min(limit, matches - skipped);
  if (size <= 0 || !beginningOf(chosen, time) || more.length > 0) return undefined;
  if (!only) return { first: skipped, last: skipped + size };
  if (only.range?.column !== time || !hasFourDigitYears(only.range.range)) return undefined;
  const untilEnd = { from: '0001-01-01 00:00:00', to: only.range.range.to };
  const later = (await countBy(db, chosen, [])) - (await countWithin(db, chosen, time, untilEnd));
  return { first: later + skipped, last: later + skipped + size };
}

/** Finds the days that cover a position, by their months first. */
async function daysOf(db: Db, chosen: Chosen, position: Position | undefined): Promise<Days | undefined> {
  if (!position) return undefined;
  const { time } = tallied[chosen.name];
  const months = await partsCovering(db, chosen, position, monthLength, { newer: 0, where: undefined });
  const [newest] = months;
  if (!newest) return undefined;
  const inMonths = or(...months.map(({ beginning }) => startsWith(beginning, tallies.beginning)));
  const days = await partsCovering(db, chosen, position, dayLength, { newer: newest.newer, where: inMonths });
  return {
    where: or(...days.map(({ beginning }) => within(time, wholeDay(beginning)))),
    count: days.reduce((sum, { n }) => sum + n, 0),
    skipped: position.first - (days[0]?.newer ?? 0),
  };
}

/** The months or days (by `size`) that cover a position, newest first, among those of `looked`. */
async function partsCovering(
  db: Db,
  chosen: Chosen,
  { first, last }: Position,
  size: number,
  looked: { newer: number; where: SQL | undefined },
) {
  const { time } = tallied[chosen.name];
  const n = sql<string>`sum(${tallies.n})`;
  const parts = await db
    .select({
      beginning: tallies.beginning,
      n: n.mapWith(Number).as('rows'),
      until: sql`sum(${n}) over (order by ${tallies.beginning} desc)`.mapWith(Number).as('until'),
    })
    .from(tallies)
    .where(and(talliesOf(chosen), eq(tallies.field, time.name), eq(tallies.size, size), looked.where))
    .groupBy(tallies.beginning)
    .orderBy(desc(tallies.beginning));
  return parts
    .map(({ beginning, n, until }) => ({ beginning, n, newer: looked.newer + until - n }))
    .filter((part) => part.n > 0 && part.newer < last && part.newer + part.n > first);
}

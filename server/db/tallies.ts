import { and, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DateRange } from '../http/fields';
import { hasFourDigitYears, partsOf } from './calendar';
import { countRows, startsWith, within } from './list';
import type { Narrowing } from './narrowing';
import type { Db } from './open';
import { tallies } from './schema';
import { type Beginning, type Choice, type Facets, type TalliedTable, tallied } from './tallied';

/** The rows of a table with the chosen codes. */
export interface Chosen {
  readonly name: TalliedTable;
  /** The choice for each facet, in the facets' order. */
  readonly choices: readonly Choice[];
}

export function chosenOf<T extends TalliedTable>(name: T, chosen: Facets<T>): Chosen {
  const byFacet: Record<string, Choice> = chosen;
  return { name, choices: tallied[name].facets.map((facet) => byFacet[facet]) };
}

/** Matches the table's rows with the chosen codes. */
export function hasCodes({ name, choices }: Chosen): SQL | undefined {
  const { table, facets } = tallied[name];
  const own: Record<string, PgColumn> = getTableColumns(table);
  return and(...facets.map((facet, at) => matching(own[facet], choices[at])));
}

function matching(column: PgColumn | undefined, choice: Choice): SQL | undefined {
  if (!column || choice === undefined) return undefined;
  return typeof choice === 'string' ? eq(column, choice) : inArray(column, [...choice]);
}

/**
 * Counts the rows with the chosen codes that match all conditions. Counting a million rows takes a hundred times longer
 * than reading the page they are counted for, and a capped or estimated count would be wrong on the screen. So triggers
 * (see the migrations) keep a count for every combination of codes, in total and for each day, month and short prefix
 * of a number or name; choices, ranges and keywords are summed from these, exactly and fast. More than one condition,
 * or a longer keyword, is counted row by row over an index: since it narrows, that costs about as much as a page.
 */
export async function countBy(db: Db, chosen: Chosen, narrowed: readonly Narrowing[]): Promise<number> {
  const [only, ...more] = narrowed;
  if (!only) return sumOf(db, chosen, eq(tallies.field, ''));
  if (more.length === 0) {
    if (only.range) return countWithin(db, chosen, only.range.column, only.range.range);
    if (only.start) return countStarting(db, chosen, only.start, only.where);
  }
  return scan(db, chosen, and(...narrowed.map(({ where }) => where)));
}

const scan = (db: Db, chosen: Chosen, where: SQL | undefined): Promise<number> =>
  countRows(db, tallied[chosen.name].table, and(where, hasCodes(chosen)));

/**
 * Counts the rows with these codes and a moment within a range: whole days and months from the tallies, the edges row
 * by row.
 */
export async function countWithin(
  db: Db,
  chosen: Chosen,
  column: PgColumn,
  range: DateRange,
): Promise<number> {
  if (!(beginningOf(chosen, column) && hasFourDigitYears(range)))
    return scan(db, chosen, within(column, range));
  const { spans, edges } = partsOf(range);
  const whole = spans.map(({ size, from, before }) =>
    and(eq(tallies.size, size), gte(tallies.beginning, from), lt(tallies.beginning, before)),
  );
  const counted = [
    ...(whole.length > 0 ? [sumOf(db, chosen, and(eq(tallies.field, column.name), or(...whole)))] : []),
    ...edges.map((edge) => scan(db, chosen, within(column, edge))),
  ];
  return (await Promise.all(counted)).reduce((sum, each) => sum + each, 0);
}

/**
 * Counts the rows with these codes that start with a text in one of the columns, or match otherwise. The column with
 * the most matches is summed from the tallies; the few rows that match only elsewhere are counted one by one.
 */
async function countStarting(
  db: Db,
  chosen: Chosen,
  { columns, text, otherwise }: NonNullable<Narrowing['start']>,
  where: SQL,
): Promise<number> {
  const counted = await Promise.all(columns.map((column) => tallyStarting(db, chosen, column, text)));
  const most = Math.max(...counted.map((n) => n ?? -1));
  const column = columns[counted.indexOf(most)];
  if (!column) return scan(db, chosen, where);
  const others = columns.filter((each) => each !== column);
  const elsewhere = or(startsWith(text, ...others), otherwise);
  if (!elsewhere) return most;
  const notThere = sql`(${startsWith(text, column)}) is not true`;
  return most + (await scan(db, chosen, and(elsewhere, notThere)));
}

/** Counts the rows with these codes whose column starts with a text; undefined if the tallies can't. */
async function tallyStarting(
  db: Db,
  chosen: Chosen,
  column: PgColumn,
  text: string,
): Promise<number | undefined> {
  const length = [...text].length;
  const size = beginningOf(chosen, column)?.sizes.find((each) => each >= length);
  if (size === undefined) return undefined;
  const ofSize = and(eq(tallies.field, column.name), eq(tallies.size, size));
  return sumOf(db, chosen, and(ofSize, startsWith(text, tallies.beginning)));
}

/** The tallies by prefixes of a column, if they are kept and distinguish every facet that was chosen. */
export function beginningOf({ name, choices }: Chosen, column: PgColumn): Beginning | undefined {
  const beginnings: readonly Beginning[] = tallied[name].beginnings;
  const found = beginnings.find((each) => each.column === column);
  return found && choices.slice(found.depth).every((choice) => choice === undefined) ? found : undefined;
}

/** The tallies of the rows with the chosen codes. */
export const talliesOf = ({ name, choices }: Chosen): SQL | undefined =>
  and(eq(tallies.source, name), ...choices.map((choice, at) => matching(columns[at], choice)));

const columns = [tallies.first, tallies.second, tallies.third] as const;

async function sumOf(db: Db, chosen: Chosen, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ n: sql<string>`coalesce(sum(${tallies.n}), 0)` })
    .from(tallies)
    .where(and(talliesOf(chosen), which));
  return Number(row?.n ?? 0);
}

import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countRows } from './list';
import type { Db } from './open';
import {
  chargeOrders,
  downloadHistory,
  evidences,
  feedback,
  forensics,
  invoices,
  loginLogs,
  notarizations,
  pointsRecords,
  tallies,
  users,
} from './schema';

/**
 * The tables whose rows are tallied, and by which columns: the database's triggers (migrations) keep one count for every
 * combination of their values. Counting a million rows takes a hundred times longer than the page they are counted for;
 * a capped or estimated count would be wrong on the screen. So choices among codes are summed out of the tally, exact
 * and at once, and only what narrows further (a keyword, a date range) is counted row by row, over its own index: as long
 * as it narrows, that is a page's worth of work; the first two letters of every number are not a search.
 */
const tallied = {
  users: { table: users, facets: ['type', 'status'] },
  charge_orders: { table: chargeOrders, facets: ['pay', 'orderType', 'businessType'] },
  points_records: { table: pointsRecords, facets: ['userType', 'type'] },
  evidences: { table: evidences, facets: ['userType'] },
  forensics: { table: forensics, facets: ['kind', 'status', 'label'] },
  download_history: { table: downloadHistory, facets: ['type', 'isBatch'] },
  notarizations: { table: notarizations, facets: ['notarialStatus', 'payStatus', 'accountId'] },
  invoices: { table: invoices, facets: ['status'] },
  feedback: { table: feedback, facets: ['type', 'status'] },
  login_logs: { table: loginLogs, facets: ['type'] },
} as const;

type Tallied = typeof tallied;
type TalliedTable = keyof Tallied;
type Choice = string | readonly string[] | undefined;
/** The codes that a list is narrowed to, by column; a facet that is left out is any. */
type Facets<T extends TalliedTable> = { [F in Tallied[T]['facets'][number]]?: Choice };

const columns = [tallies.first, tallies.second, tallies.third] as const;

/** How many rows have these codes and match what narrows further. */
export async function countBy<T extends TalliedTable>(
  db: Db,
  name: T,
  chosen: Facets<T>,
  narrowed?: SQL,
): Promise<number> {
  const { table, facets } = tallied[name];
  const choices = facets.map((facet) => (chosen as Record<string, Choice>)[facet]);
  if (narrowed) {
    const own: Record<string, PgColumn> = getTableColumns(table);
    const matches = facets.map((facet, index) => matching(own[facet], choices[index]));
    return countRows(db, table, and(narrowed, ...matches));
  }
  const matches = choices.map((choice, index) => matching(columns[index], choice));
  const [row] = await db
    .select({ n: sql<string>`coalesce(sum(${tallies.n}), 0)` })
    .from(tallies)
    .where(and(eq(tallies.source, name), ...matches));
  return Number(row?.n ?? 0);
}

function matching(column: PgColumn | undefined, choice: Choice): SQL | undefined {
  if (!column || choice === undefined) return undefined;
  return typeof choice === 'string' ? eq(column, choice) : inArray(column, [...choice]);
}

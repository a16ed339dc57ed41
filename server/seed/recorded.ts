import { isObject } from 'declared-console/schema';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { toMerged } from 'es-toolkit';
import { type Db, rowsOf } from '../db/open';
import { recall, remember } from './memory';

/** A table that is filled from a recorded answer. */
interface RecordedSeed {
  readonly table: PgTable;
  /** The column that identifies a row, or `#`. */
  readonly key: string;
  /** The whole body of the recorded list. */
  readonly recorded: unknown;
  /** The recorded answer for a single record, which may have more columns. */
  readonly record?: unknown;
}

/** The tables that are filled from recordings. */
const seeds: readonly RecordedSeed[] = [];

/** Rows in such a table: enough for several pages. */
const ROWS = 60;

/**
 * Fills each of these tables once if it is empty, also in a database that was seeded before it had the table. A table
 * that someone has emptied stays empty.
 */
export async function seedRecorded(db: Db, tables = seeds): Promise<void> {
  for (const each of tables) await db.transaction((tx) => seedTable(tx, each));
}

async function seedTable(db: Db, { table, key, recorded, record }: RecordedSeed): Promise<void> {
  const memory = `seeded:${getTableName(table)}`;
  const [found] = await rowsOf<{ oid: string; filled: boolean }>(
    db,
    sql`select ${`"${getTableName(table)}"`}::regclass::oid::text as oid, exists (select from ${table}) as filled`,
  );
  // Compares oids: a table that was dropped and created again has never been filled.
  if (!found || (await recall(db, memory)) === found.oid) return;
  await remember(db, memory, found.oid);
  const rows = recordedRows(recorded);
  if (found.filled || rows.length === 0) return;
  const numbers = numbersOf(rows).filter((name) => name !== key);
  const most = Math.max(...rows.map((row) => Number(row[key])));
  const repeated = Array.from({ length: ROWS }, (_, at) => {
    // Columns that only the single record has are added to every row.
    const row = toMerged({ ...dataOf(record) }, { ...rows[at % rows.length] });
    const since = at - (at % rows.length);
    if (since === 0) return row;
    const others = Object.fromEntries(numbers.map((name) => [name, laterNumber(String(row[name]), since)]));
    return { ...row, ...others, ...(key !== '#' && { [key]: otherKey(row[key], most, at) }) };
  });
  await db.insert(table).values(repeated.reverse());
}

const dataOf = (recorded: unknown): Readonly<Record<string, unknown>> =>
  isObject(recorded) && isObject(recorded.data) ? recorded.data : {};

function recordedRows(recorded: unknown): readonly Record<string, unknown>[] {
  const rows = Object.values(dataOf(recorded)).find(Array.isArray);
  return (rows ?? []).filter(isObject);
}

/** A number that identifies a record to people: a text that ends in digits, but is neither a day nor an ID number. */
const NUMBER = /^(?!(?:19|20)\d{6}$|\d{15,18}$).*\d{4}$/;

/** The names of columns in which every row has a different number. */
const numbersOf = (rows: readonly Record<string, unknown>[]): readonly string[] =>
  Object.keys(rows[0] ?? {}).filter((name) => {
    const values = rows.map((row) => row[name]);
    return (
      new Set(values).size === rows.length &&
      values.every((value) => typeof value === 'string' && NUMBER.test(value))
    );
  });

/** A number increased by `by`, of the same length. */
const laterNumber = (number: string, by: number): string =>
  number.replace(/\d{4}$/, (end) => String((Number(end) + by) % 10_000).padStart(4, '0'));

/** A key that no other row has: above the greatest recorded one, or derived from the recorded text. */
const otherKey = (key: unknown, most: number, at: number): unknown =>
  typeof key === 'number' ? most + at : `${key}-${at}`;

import { count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isObject } from '@/schema/fields';
import type { Db } from '../db/open';

/** A table whose rows are those of a recorded answer. */
interface RecordedSeed {
  readonly table: PgTable;
  /** The column that tells rows apart, or `#`. */
  readonly key: string;
  /** The whole body that was answered. */
  readonly recorded: unknown;
}

/** The tables that are filled with what was recorded. */
const seeds: readonly RecordedSeed[] = [];

/** How many rows such a table has: enough for several pages. */
const ROWS = 60;

/** Fills every such table that is empty, also in a database that was seeded before it had the table. */
export async function seedRecorded(db: Db): Promise<void> {
  for (const { table, key, recorded } of seeds) {
    const [{ n } = { n: 0 }] = await db.select({ n: count() }).from(table);
    const rows = rowsOf(recorded);
    if (n > 0 || rows.length === 0) continue;
    const repeated = Array.from({ length: ROWS }, (_, at) => {
      const row = rows[at % rows.length] ?? {};
      return at < rows.length || key === '#' ? row : { ...row, [key]: otherKey(row[key], at) };
    });
    await db.insert(table).values(repeated.reverse());
  }
}

function rowsOf(recorded: unknown): readonly Record<string, unknown>[] {
  const data = isObject(recorded) ? recorded.data : undefined;
  const rows = isObject(data) ? Object.values(data).find(Array.isArray) : undefined;
  return (rows ?? []).filter(isObject);
}

/** A key that no recorded row has. */
const otherKey = (key: unknown, at: number): unknown =>
  typeof key === 'number' ? key + 100_000 + at : `${key}-${at}`;

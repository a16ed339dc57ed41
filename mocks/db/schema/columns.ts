import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A row's own number. The wire carries it as a string. */
export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** A number that names another row. */
export const ref = (name: string) => bigint(name, { mode: 'number' });

/** A moment as people read it: wall time in Asia/Shanghai, `yyyy-MM-dd HH:mm:ss`. */
export const wallTime = (name: string) => timestamp(name, { mode: 'string', precision: 0 });

/** A moment for machines: milliseconds since 1970. */
export const epochMs = (name: string) => bigint(name, { mode: 'number' });

/** The characters of a text: what the indexes of names hold, so that a part of two characters is found by them as well. */
export const charactersOf = (text: SQLWrapper): SQL => sql`string_to_array(${text}, null)`;

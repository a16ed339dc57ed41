import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** The primary key. The wire carries it as a string. */
export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** The id of another row. */
export const ref = (name: string) => bigint(name, { mode: 'number' });

/** A moment as wall time in Asia/Shanghai, `yyyy-MM-dd HH:mm:ss`. */
export const wallTime = (name: string) => timestamp(name, { mode: 'string', precision: 0 });

/** A moment in milliseconds since 1970. */
export const epochMs = (name: string) => bigint(name, { mode: 'number' });

/** The characters of a text. The indexes on names hold these, so that they also find parts of only two characters. */
export const charactersOf = (text: SQLWrapper): SQL => sql`string_to_array(${text}, null)`;

/** The trigrams of a number, by which any part of it is found. */
export const partsOf = (number: SQLWrapper): SQL => sql`${number} gin_trgm_ops`;

import { eq, like } from 'drizzle-orm';
import type { Db } from '../db/open';
import { settings } from '../db/schema';

/** Reads what is remembered about a database under a key, such as that it is seeded. */
export async function recall(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value;
}

/** Remembers something about a database under a key, replacing what was there. */
export async function remember(db: Db, key: string, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Forgets all keys with a prefix. */
export async function forget(db: Db, beginning: string): Promise<void> {
  await db.delete(settings).where(like(settings.key, `${beginning}%`));
}

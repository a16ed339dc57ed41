import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { settings } from '../db/schema';
import { newSecret } from './secrets';

/** A secret that all processes on one database have in common; whoever needs it first makes it. */
export async function sharedSecret(db: Db, key: string): Promise<string> {
  await db.insert(settings).values({ key, value: newSecret() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  if (!row) throw new Error(`The secret ${key} could not be stored.`);
  return row.value;
}

/**
 * `npm run migrate -- --grant console`: brings the tables of DATABASE_URL up to date, as the role that owns them, seeds an
 * empty database, and lets another role use it, under which the server then runs.
 */
import { sentenceOf } from '../i18n/sentence';
import { systemClock } from './clock';
import { grantTo } from './db/grants';
import { openPostgres } from './db/openPostgres';
import { readArguments } from './host/arguments';
import { readSettings } from './host/settings';
import { describe } from './http/log';
import { seedIfEmpty } from './seed';
import { StartFailure } from './startFailure';

async function migrate(): Promise<void> {
  const { grant } = readArguments('migrateUsage', { grant: { type: 'string' } });
  const { databaseUrl } = readSettings(process.env);
  if (!databaseUrl) throw new StartFailure('migrateNeedsUrl');
  const { preparation, migrate: applyPending, lock, close } = await openPostgres(databaseUrl);
  try {
    const unlock = await lock(() => console.log(sentenceOf('waitsForOther')));
    await applyPending();
    await seedIfEmpty(preparation, systemClock, { rows: 0 });
    if (grant) await grantTo(preparation, grant);
    await unlock();
  } finally {
    await close();
  }
  console.log(grant ? sentenceOf('migratedFor', { role: grant }) : sentenceOf('migrated'));
}

try {
  await migrate();
} catch (reason) {
  console.error(reason instanceof StartFailure ? reason.message : describe(reason).reason);
  process.exit(1);
}

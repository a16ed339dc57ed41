/**
 * `npm run migrate -- --grant console`: brings the tables of DATABASE_URL up to date, as the role that owns them, seeds an
 * empty database, and lets another role use it, under which the server then runs.
 */
import { parseArgs } from 'node:util';
import { systemClock } from './clock';
import { grantTo } from './db/grants';
import { openPostgres } from './db/openPostgres';
import { readSettings } from './host/settings';
import { StartFailure } from './host/startFailure';
import { describe } from './http/log';
import { seedIfEmpty } from './seed';

async function migrate(): Promise<void> {
  const { values } = parseArgs({ options: { grant: { type: 'string' } } });
  const { databaseUrl } = readSettings(process.env);
  if (!databaseUrl) throw new StartFailure('请用 DATABASE_URL 指定数据库。内置数据库在启动时自动升级。');
  const { preparation, migrate: applyPending, lock, close } = await openPostgres(databaseUrl);
  try {
    const unlock = await lock(() => console.log('另一个进程正在准备数据库，等待它完成'));
    await applyPending();
    await seedIfEmpty(preparation, systemClock, { rows: 0 });
    if (values.grant) await grantTo(preparation, values.grant);
    await unlock();
  } finally {
    await close();
  }
  console.log(`数据表已是最新。${values.grant ? `角色 ${values.grant} 可以使用。` : ''}`);
}

try {
  await migrate();
} catch (reason) {
  console.error(reason instanceof StartFailure ? reason.message : describe(reason).reason);
  process.exit(1);
}

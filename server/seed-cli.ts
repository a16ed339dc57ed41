/**
 * `npm run seed -- --rows 1000000`: seeds the empty database of DATA_DIR or DATABASE_URL with that many rows per
 * entity.
 */
import { parseArgs } from 'node:util';
import { openBackend } from './backend';
import { handOver } from './host/firstPassword';
import { readSettings } from './host/settings';
import { StartFailure } from './host/startFailure';
import { blocksOf, defaultRows, type Progress } from './seed';

const maxRows = 5_000_000;

async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: String(defaultRows) } } });
  const rows = /^\d+$/.test(values.rows) ? Number(values.rows) : -1;
  if (rows !== 0 && (rows < 20 || rows > maxRows))
    throw new StartFailure(`--rows 应为 0（不写样例数据），或 20 到 ${maxRows} 的整数。`);
  const started = Date.now();
  const settings = readSettings(process.env, process.stdout.isTTY);
  // A database url may contain a password.
  const target = settings.databaseUrl ? 'DATABASE_URL 的数据库' : `数据目录 ${settings.dataDir} `;
  const backend = await openBackend({
    ...settings,
    log: undefined,
    rows,
    seedProgress: estimate(),
    seedStartedOver: () => console.log(`上次向${target}写入样例数据时被中断，已清空，现在重新写入。`),
  });
  await backend.close();
  if (!backend.seeded)
    throw new StartFailure(`${target}不是空的，没有写入任何数据。请换一个空的，或先清空它。`);
  const { blocks, each } = blocksOf(Math.max(rows, 1));
  const filled = rows > 0 ? `为每类数据写入 ${blocks * each} 行` : '写入菜单、管理员角色和首个账号';
  console.log(`已在${target}中${filled}，用时 ${Math.round((Date.now() - started) / 1000)} 秒。`);
  handOver(backend, settings, console.log);
}

/**
 * Prints the progress and the time left, measured from the first call: what comes before doesn't grow with the rows.
 */
function estimate(): Progress {
  let first: { part: number; at: number } | undefined;
  return (part) => {
    first ??= { part, at: Date.now() };
    if (part === first.part) return;
    const left = ((Date.now() - first.at) / (part - first.part)) * (1 - part);
    const line = part < 1 ? `已完成 ${Math.floor(part * 100)}%，约剩 ${Math.ceil(left / 1000)} 秒` : '';
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
    else if (line) console.log(line);
  };
}

try {
  await seed();
} catch (reason) {
  if (!(reason instanceof StartFailure)) throw reason;
  console.error(reason.message);
  process.exit(1);
}

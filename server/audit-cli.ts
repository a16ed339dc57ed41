/**
 * `npm run audit:verify -- --head 1234:ab…`: recomputes the chain of the access record of DATA_DIR or DATABASE_URL. Exits
 * with 0 if it holds, 1 if it is broken, 2 if it couldn't be read.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ChainHead, type Verdict, verifyChain } from './audit/verify';
import { databaseFolder, openOnDisk } from './db/open';
import { openPostgres } from './db/openPostgres';
import { takeDataDir } from './host/dataDirLock';
import { readSettings } from './host/settings';
import { StartFailure } from './host/startFailure';
import { describe } from './http/log';

const faults = {
  changed: '内容与哈希不符，已被改动',
  unchained: '与前一条不相连，被移动或替换',
  missing: '缺失，已被删除',
  replaced: '与所记的哈希不符，日志已被替换',
  unanchored: '之前的记录被清理，但没有清理的记录',
} as const;

/** A noted head: the number and the hash of an entry. */
function headIn(text: string | undefined): ChainHead | undefined {
  if (text === undefined) return undefined;
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!(seq && hash)) throw new StartFailure('--head 应为“序号:哈希”，如验证结束时所示。');
  return { seq: Number(seq), hash };
}

async function verify(): Promise<Verdict> {
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  const noted = headIn(values.head);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl) {
    const { preparation, close } = await openPostgres(databaseUrl);
    return verifyChain(preparation, noted).finally(close);
  }
  if (!existsSync(databaseFolder(dataDir))) throw new StartFailure(`数据目录 ${dataDir} 中没有数据库。`);
  // The embedded database takes one process: the server must be stopped.
  const release = await takeDataDir(dataDir);
  try {
    const { db, close } = await openOnDisk(dataDir);
    return await verifyChain(db, noted).finally(close);
  } finally {
    await release();
  }
}

try {
  const { entries, head, anchor, broken } = await verify();
  if (anchor) console.log(`序号 ${anchor.seq} 及之前的记录已按期清理。`);
  console.log(`${entries} 条记录完好，最后一条 ${head.seq}:${head.hash}`);
  if (broken) {
    console.error(`第 ${broken.seq} 条${faults[broken.fault]}。`);
    process.exitCode = 1;
  }
} catch (reason) {
  console.error(reason instanceof StartFailure ? reason.message : describe(reason).reason);
  process.exitCode = 2;
}

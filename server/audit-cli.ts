/**
 * `npm run audit:verify -- --head 1234:ab…`: recomputes the chain of the activity log of DATA_DIR or DATABASE_URL. Exits
 * with 0 if it holds, 1 if it is broken, 2 if it couldn't be read.
 */
import { existsSync } from 'node:fs';
import { sentenceOf } from '../i18n/sentence';
import { type ChainHead, type Verdict, verifyChain } from './audit/verify';
import { databaseFolder, openOnDisk } from './db/open';
import { openPostgres } from './db/openPostgres';
import { readArguments } from './host/arguments';
import { takeDataDir } from './host/dataDirLock';
import { readSettings } from './host/settings';
import { describe } from './http/log';
import { StartFailure } from './startFailure';

const faults = {
  changed: 'auditChanged',
  unchained: 'auditUnchained',
  missing: 'auditMissing',
  replaced: 'auditReplaced',
  unanchored: 'auditUnanchored',
} as const;

/** A noted head: the number and the hash of an entry. */
function headIn(text: string | undefined): ChainHead | undefined {
  if (text === undefined) return undefined;
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!(seq && hash)) throw new StartFailure('notHead');
  return { seq: Number(seq), hash };
}

async function verify(): Promise<Verdict> {
  const noted = headIn(readArguments('auditUsage', { head: { type: 'string' } }).head);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl) {
    const { preparation, close } = await openPostgres(databaseUrl);
    return verifyChain(preparation, noted).finally(close);
  }
  if (!existsSync(databaseFolder(dataDir))) throw new StartFailure('noDatabase', { dataDir });
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
  const last = `${head.seq}:${head.hash}`;
  if (anchor) console.log(sentenceOf('auditCleared', { seq: anchor.seq }));
  console.log(sentenceOf('auditIntact', { entries, head: last }));
  if (broken) {
    console.error(sentenceOf(faults[broken.fault], { seq: broken.seq }));
    process.exitCode = 1;
  } else console.log(sentenceOf('auditNext', { head: last }));
} catch (reason) {
  console.error(reason instanceof StartFailure ? reason.message : describe(reason).reason);
  process.exitCode = 2;
}

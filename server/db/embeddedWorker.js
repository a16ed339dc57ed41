// The thread of the embedded database: runs one statement at a time and posts each result. Plain JavaScript, because a
// worker thread is started from its file.
import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { SyncedFs, syncFolder, syncing } from './syncedFs.js';

const { folder, isLoading } = workerData;
const asText = (value) => value;

// Halves loading time: skips the WAL for new tables, and full-page images. Synced as a whole, at the end.
const loading = ['wal_level=minimal', 'max_wal_senders=0', 'full_page_writes=off', 'shared_buffers=512MB'];
// A commit is only written; `flush` writes all of them to disk at once.
const serving = [...syncing, 'synchronous_commit=off'];

const isNew = !existsSync(`${folder}/PG_VERSION`);
const client = await PGlite.create({
  fs: new SyncedFs(folder),
  extensions: { pg_trgm },
  relaxedDurability: false,
  startParams: [
    ...PGlite.defaultStartParams,
    ...(isLoading ? loading : serving).flatMap((each) => ['-c', each]),
  ],
});
// PGlite doesn't sync what it creates a database from.
if (isNew) syncFolder(folder);

/** Where the write-ahead log ended when it was last written to disk. */
let flushed;

const methods = {
  query: (text, params, options) => client.query(text, params, options),
  async flush() {
    if (isLoading || (await endOfLog()) === flushed) return;
    // A message that nobody reads: writing it to disk writes everything before it.
    await client.query("select pg_logical_emit_message(false, '', '', true)");
    flushed = await endOfLog();
  },
  async close() {
    await client.close();
    if (isLoading) syncFolder(folder);
  },
};

async function endOfLog() {
  const { rows } = await client.query('select pg_current_wal_insert_lsn()::text as at');
  return rows[0].at;
}

parentPort.on('message', async ({ id, method, text, params, rowMode, asTextTypes }) => {
  try {
    const parsers = Object.fromEntries((asTextTypes ?? []).map((type) => [type, asText]));
    const result = await methods[method](text, params, { rowMode, parsers });
    parentPort.postMessage({ id, result });
  } catch ({ message, code }) {
    parentPort.postMessage({ id, error: { message, code } });
  }
});
parentPort.postMessage({ id: 0 });

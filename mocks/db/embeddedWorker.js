// The thread of the embedded database: runs one statement at a time and posts each result. Plain JavaScript, because a
// worker thread is started from its file.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const asText = (value) => value;

// Halves loading time: skips the WAL for new tables, and full-page images.
const loading = ['wal_level=minimal', 'max_wal_senders=0', 'full_page_writes=off', 'shared_buffers=512MB'];

const client = await PGlite.create(workerData.folder, {
  relaxedDurability: false,
  startParams: [
    ...PGlite.defaultStartParams,
    ...(workerData.loading ? loading : []).flatMap((each) => ['-c', each]),
  ],
});
parentPort.on('message', async ({ id, method, text, params, rowMode, asTextTypes }) => {
  try {
    const parsers = Object.fromEntries((asTextTypes ?? []).map((type) => [type, asText]));
    const result = await client[method](...(method === 'close' ? [] : [text, params, { rowMode, parsers }]));
    parentPort.postMessage({ id, result });
  } catch ({ message, code }) {
    parentPort.postMessage({ id, error: { message, code } });
  }
});
parentPort.postMessage({ id: 0 });

// The files of the embedded database, synced to disk when the database asks for it. PGlite leaves this out, so that a power
// cut would lose acknowledged commits. Plain JavaScript, as its thread is.
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What makes the database ask: PGlite turns syncing off, and of its ways to sync only `fsync` reaches the file system. */
export const syncing = ['fsync=on', 'wal_sync_method=fsync'];

export class SyncedFs extends NodeFS {
  async init(pg, given) {
    const { emscriptenOpts } = await super.init(pg, given);
    const addSync = ({ NODEFS }) => {
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncPath(NODEFS.realPath(node));
        else fs.fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, addSync] } };
  }
}

/** Syncs a file or a folder by its path: streams of folders have no descriptor. */
function syncPath(path) {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Syncs everything in a folder; for files that were written while syncing was off. */
export function syncFolder(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) syncPath(`${entry.parentPath}/${entry.name}`);
  syncPath(folder);
}

import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  type Stats,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../startFailure';

/** What this server keeps in a data folder; `lost+found` is every file system's own. */
const ownEntries = new Set(['control', 'db', 'db.copy', 'files', 'first-login.txt', 'lock', 'lost+found']);
const openToOthers = 0o077;
const stickyBit = 0o1000;

/** Files and folders that this process creates from now on are readable and writable by its own user only. */
export const keepFromOthers = (): number => process.umask(openToOthers);

/**
 * Creates the data folder if it doesn't exist, and closes it to other users. Throws a StartFailure if it isn't
 * writable, or is open to others and can't be closed: it belongs to someone else, or holds other things too.
 * @returns the first folder that had to be created, if there was one
 */
export function prepareDataDir(dataDir: string): string | undefined {
  let made: string | undefined;
  try {
    made = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartFailure('dataDirNotWritable', { dataDir });
  }
  closeFolder(dataDir);
  closeToOthers(dataDir);
  return made;
}

function closeFolder(dataDir: string): void {
  const folder = statSync(dataDir);
  if (!isOpen(folder)) return;
  const isShared =
    (folder.mode & stickyBit) !== 0 || readdirSync(dataDir).some((name) => !ownEntries.has(name));
  if (!isOurs(folder) || isShared) throw new StartFailure('dataDirOpen', { dataDir });
  chmodSync(dataDir, 0o700);
}

/** Closes everything in a data folder to other users; throws a StartFailure where something belongs to someone else. */
export function closeToOthers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) if (ownEntries.has(name)) closeTree(join(dataDir, name));
}

/** Closes a file, or a folder with everything in it, to other users; throws a StartFailure where that is someone else's. */
export function closeTree(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  // A database that runs already may have removed it; a link's own mode doesn't count.
  if (!entry || entry.isSymbolicLink()) return;
  if (isOpen(entry)) {
    if (!isOurs(entry)) throw new StartFailure('pathOpen', { path });
    chmodSync(path, entry.mode & 0o700);
  }
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeTree(join(path, name));
}

/** Windows has no such modes; its folders inherit the access of the one above. */
const isOpen = ({ mode }: Stats) => process.platform !== 'win32' && (mode & openToOthers) !== 0;

/** Root may change everything, but what it makes unreadable for an owner, it takes from them. */
const isOurs = ({ uid }: Stats) => uid === process.getuid?.();

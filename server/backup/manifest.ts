import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lastMigration } from '../db/migrations';
import { StartFailure } from '../startFailure';

/** What a backup is of, and the SHA-256 of every file in it. */
interface Manifest {
  /** Changes only if an older program couldn't restore the backup. */
  format: 1;
  database: 'embedded' | 'postgresql';
  /** The last migration of the program that made it: an older program can't read its tables. */
  migration: number;
  /** When it was finished, ISO 8601. */
  created: string;
  files: Record<string, string>;
}

const name = 'backup.json';

/** Writes the manifest of a finished backup; without one, a backup is only half of one. */
export async function writeManifest(folder: string, database: Manifest['database']): Promise<void> {
  const files: Manifest['files'] = {};
  for (const path of await filesIn(folder)) {
    await sync(join(folder, path));
    files[path] = await digestOf(join(folder, path));
  }
  const created = new Date().toISOString();
  const manifest: Manifest = { format: 1, database, migration: lastMigration(), created, files };
  await writeFile(join(folder, name), JSON.stringify(manifest, undefined, 1), { mode: 0o600 });
  await sync(join(folder, name));
}

/**
 * Reads the manifest of a backup and compares every file with it. Throws a StartFailure if it isn't a whole backup, if a file
 * is missing, changed or added, or if a newer program made it.
 */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
    throw new StartFailure('backupIncomplete', { folder, name }, cause);
  });
  const manifest: Manifest = JSON.parse(text);
  if (manifest.format !== 1 || manifest.migration > lastMigration()) throw new StartFailure('backupNewer');
  const paths = new Set([...Object.keys(manifest.files), ...(await filesIn(folder))]);
  paths.delete(name);
  for (const path of paths) {
    const digest = await digestOf(join(folder, path)).catch(() => undefined);
    if (digest === undefined || digest !== manifest.files[path])
      throw new StartFailure('backupDamaged', { path });
  }
  return manifest;
}

/** Writes a file to disk for good. */
async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

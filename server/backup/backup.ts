import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { databaseFolder } from '../db/open';
import { closeToOthers, closeTree, keepFromOthers, prepareDataDir } from '../host/dataDir';
import { takeDataDir } from '../host/dataDirLock';
import { StartFailure } from '../startFailure';
import { orderCopy } from './control';
import { checkManifest, writeManifest } from './manifest';

/** Where the data is. */
interface Source {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** Uploads, in a data folder and in a backup. */
const filesFolder = (folder: string): string => join(folder, 'files');
const dumpFile = (folder: string): string => join(folder, 'database.dump');

/**
 * Copies the database and the uploaded files to a new folder, while the server runs or not. The database is copied first:
 * every file that it names is then there.
 * @throws a StartFailure if the folder isn't empty, or the copy couldn't be made
 */
export async function backUp({ dataDir, databaseUrl }: Source, to: string): Promise<void> {
  const folder = resolve(to);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new StartFailure('backupNotEmpty', { folder });
  keepFromOthers();
  closeTree(await realpath(folder));
  if (databaseUrl) await run('pg_dump', databaseUrl, ['--format=custom', `--file=${dumpFile(folder)}`]);
  else await copyEmbedded(dataDir, databaseFolder(folder));
  if (existsSync(filesFolder(dataDir)))
    await cp(filesFolder(dataDir), filesFolder(folder), { recursive: true, preserveTimestamps: true });
  // Copies have the modes of what was copied.
  closeTree(await realpath(folder));
  await writeManifest(folder, databaseUrl ? 'postgresql' : 'embedded');
}

async function copyEmbedded(dataDir: string, to: string): Promise<void> {
  if (!existsSync(databaseFolder(dataDir))) throw new StartFailure('nothingToBackUp', { dataDir });
  if (await orderCopy(dataDir, to)) return;
  const release = await takeDataDir(dataDir);
  try {
    await cp(databaseFolder(dataDir), to, { recursive: true });
  } finally {
    await release();
  }
}

/**
 * Restores a backup to an empty data folder, or to an empty PostgreSQL database and a data folder without uploads. Every file
 * is compared with the backup's manifest before anything is written.
 * @throws a StartFailure if the backup is damaged, of a newer program, of the other kind of database, or would overwrite data
 */
export async function restore({ dataDir, databaseUrl }: Source, from: string): Promise<void> {
  const folder = resolve(from);
  const { database } = await checkManifest(folder);
  if ((database === 'postgresql') !== (databaseUrl !== undefined))
    throw new StartFailure(database === 'postgresql' ? 'backupOfPostgres' : 'backupOfEmbedded');
  keepFromOthers();
  prepareDataDir(dataDir);
  if (existsSync(databaseFolder(dataDir)) || existsSync(filesFolder(dataDir)))
    throw new StartFailure('dataDirNotEmpty', { dataDir });
  const release = await takeDataDir(dataDir);
  try {
    if (existsSync(filesFolder(folder)))
      await cp(filesFolder(folder), filesFolder(dataDir), { recursive: true, preserveTimestamps: true });
    if (databaseUrl)
      await run('pg_restore', databaseUrl, [
        ...['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'],
        dumpFile(folder),
      ]);
    else await cp(databaseFolder(folder), databaseFolder(dataDir), { recursive: true });
    closeToOthers(dataDir);
  } finally {
    await release();
  }
}

/** Runs a tool of PostgreSQL on a database. The password isn't among its arguments, which every user of the machine can list. */
async function run(tool: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(tool, ['--dbname', url.href, ...args], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = await once(child, 'close').catch((cause: unknown) => {
    throw new StartFailure('toolMissing', { tool }, cause);
  });
  if (code !== 0)
    throw new StartFailure('toolFailed', { tool, reason: said.trim().split('\n').at(-1) ?? '' });
}

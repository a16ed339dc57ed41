import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort, hasEnded } from './backend.ts';

/** A temporary PostgreSQL server, whose data is deleted when it stops. */
export interface PostgresServer {
  /** Its url, without a database name. */
  readonly url: string;
  /** Stops it and cuts its connections. */
  stop(): Promise<void>;
}

const debian = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL programs, on PATH or where Debian puts them; undefined if there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The message when {@link findPostgres} finds none. */
export const noPostgres =
  'PostgreSQL is not installed (Debian: apt-get install postgresql): the backend is tested on the embedded database only.';

/** Starts PostgreSQL from a folder of programs, with an empty database, on a free local port. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'console', '--auth=trust', '--no-sync', '--locale=C.UTF-8', '-E', 'UTF8'],
    options,
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((each) => ['-c', each])],
    options,
  );
  const url = `postgres://console@127.0.0.1:${port}`;
  const stop = async () => {
    if (!hasEnded(server)) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(`${url}/postgres`, server);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { url, stop };
}

/** The ids of the user `nobody`. */
const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody']));

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && !hasEnded(server)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answered) return;
    await pause(100);
  }
  throw new Error('PostgreSQL did not start.');
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from './startFailure';

/**
 * Keeps two processes from writing one embedded database, which would destroy it. The lock is a socket that its owner
 * listens on: it dies with the owner, also after kill -9, and unlike a process id it's never somebody else's.
 */
export async function takeDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = socketOf(dataDir);
  const server = await listen(path).catch(async () => {
    if (await answers(path)) throw inUse(dataDir);
    rmSync(path, { force: true });
    return listen(path).catch(() => Promise.reject(inUse(dataDir)));
  });
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

const inUse = (dataDir: string) =>
  new StartFailure(`数据目录 ${dataDir} 正被另一个进程使用。请先停止它，或用 DATA_DIR 指定其他目录。`);

/** In the temporary folder, as a socket's path may hold about a hundred bytes only. */
function socketOf(dataDir: string): string {
  const name = `console-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(path);
  await once(server, 'listening');
  return server;
}

async function answers(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

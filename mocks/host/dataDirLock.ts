import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from './startFailure';

/**
 * Keeps two processes from writing one embedded database, which would lose what either had acknowledged. Answers what gives
 * the folder back; throws a StartFailure where another process has it.
 *
 * The lock is a socket in the folder itself that its owner listens on. The kernel closes it with the owner, also after
 * kill -9, and answers for it to whoever reaches the folder on this machine, containers with their own process ids and
 * temporary folders included. A heartbeat would also reach other machines, but takes a process that was paused for a dead
 * one, and makes a restart wait until the last beat has grown old. So a folder on a file system that other machines may
 * write to is refused.
 * @param typeOf the number of a folder's file system
 */
export async function takeDataDir(
  dataDir: string,
  typeOf = (folder: string) => statfsSync(folder).type,
): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return takePipe(dataDir);
  if (process.platform === 'linux' && network.has(typeOf(dataDir)))
    throw new StartFailure(
      `数据目录 ${dataDir} 在网络文件系统上，无法防止其他机器同时写入。请用 DATA_DIR 指定本机磁盘上的目录，或用 DATABASE_URL 连接 PostgreSQL。`,
    );
  const folder = join(realpathSync(dataDir), 'lock');
  mkdirSync(folder, { recursive: true });
  const { path, forget } = shortPathTo(folder);
  const name = randomBytes(8).toString('hex');
  const claim = claimed();
  const release = async () => {
    await claim.withdraw();
    rmSync(join(folder, name), { force: true });
    forget();
  };
  try {
    await listen(claim.server, join(path, name)).catch((cause: unknown) => {
      throw new StartFailure(
        `数据目录 ${dataDir} 无法加锁。请检查目录权限，或用 DATA_DIR 指定本机磁盘上的目录。`,
        cause,
      );
    });
    // Every process listens before it looks, so of two that start at once one sees the other at least.
    for (const other of readdirSync(folder).filter((each) => each !== name)) {
      if (await isHeld(join(path, other), other < name)) throw inUse(dataDir);
      rmSync(join(folder, other), { force: true });
    }
  } catch (cause) {
    await release();
    throw cause;
  }
  claim.decide();
  return release;
}

/**
 * The file systems that other machines may write to, by their number in Linux: nfs, cifs, smb, smb2. What stands on FUSE may
 * be either, and containers' own folders often do.
 */
const network = new Set([0x69_69, 0xff_53_4d_42, 0x51_7b, 0xfe_53_4d_42]);

const inUse = (dataDir: string) =>
  new StartFailure(`数据目录 ${dataDir} 正被另一个进程使用。请先停止它，或用 DATA_DIR 指定其他目录。`);

/** A server that tells whoever connects that it owns the folder, as soon as that is decided. */
function claimed() {
  const asking = new Set<Socket>();
  let owns = false;
  const server = createServer((socket) => {
    // Read on, or it never notices that the other side has gone.
    socket.on('error', () => socket.destroy()).resume();
    if (owns) socket.end('owned');
    else asking.add(socket);
  }).unref();
  return {
    server,
    decide() {
      owns = true;
      for (const socket of asking) socket.end('owned');
    },
    async withdraw() {
      for (const socket of asking) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

const silence = 5000;
const dead = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

/** Whether a socket has an owner. Of two that are still looking the one whose name comes first waits, and the other gives way. */
function isHeld(path: string, comesFirst: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const answer = (held: boolean) => {
      socket.destroy();
      resolve(held);
    };
    if (comesFirst) socket.once('connect', () => answer(true));
    socket.once('data', () => answer(true));
    socket.once('end', () => answer(false));
    // A paused process doesn't answer, and is not dead.
    socket.setTimeout(silence, () => answer(true));
    socket.once('error', (reason: NodeJS.ErrnoException) => answer(!dead.has(reason.code ?? '')));
  });
}

async function listen(server: Server, path: string): Promise<void> {
  server.listen(path);
  await once(server, 'listening');
}

/** A socket's path may hold about a hundred bytes: a longer folder is reached through a link. */
function shortPathTo(folder: string): { path: string; forget(): void } {
  if (Buffer.byteLength(folder) <= 80) return { path: folder, forget: () => {} };
  const links = mkdtempSync(join(tmpdir(), 'lock-'));
  const path = join(links, 'd');
  symlinkSync(folder, path);
  return { path, forget: () => rmSync(links, { recursive: true, force: true }) };
}

/** Windows has no sockets in folders, and a pipe that dies with its owner and takes no second one. */
async function takePipe(dataDir: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24);
  const server = createServer((socket) => socket.destroy()).unref();
  await listen(server, `\\\\.\\pipe\\console-${name}`).catch(() => Promise.reject(inUse(dataDir)));
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

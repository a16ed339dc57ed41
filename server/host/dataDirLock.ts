import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '../startFailure';

/**
 * Keeps two processes from writing to one embedded database, which would lose data either has acknowledged. Returns a
 * function that releases the folder; throws a StartFailure if another process holds it.
 *
 * The lock is a Unix socket in the folder, which its owner listens on. The kernel closes it when the owner ends, even
 * by kill -9, and it works for everyone who can reach the folder on this machine, including containers with their own
 * process ids and temporary folders. A heartbeat would work across machines too, but would take a paused process for a
 * dead one, and would delay a restart until the last beat has expired. Folders on a network file system are therefore
 * refused.
 * @param typeOf returns the type number of a folder's file system
 */
export async function takeDataDir(
  dataDir: string,
  typeOf = (folder: string) => statfsSync(folder).type,
): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return takePipe(dataDir);
  if (process.platform === 'linux' && networkFileSystems.has(typeOf(dataDir)))
    throw new StartFailure('dataDirOnNetwork', { dataDir });
  const folder = join(realpathSync(dataDir), 'lock');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { path, forget } = shortPathTo(folder);
  const name = randomBytes(8).toString('hex');
  const claim = createClaim();
  const release = async () => {
    await claim.withdraw();
    rmSync(join(folder, name), { force: true });
    forget();
  };
  try {
    await listen(claim.server, join(path, name)).catch((cause: unknown) => {
      throw new StartFailure('dataDirNotLockable', { dataDir }, cause);
    });
    // Every process listens before it looks: if two start at once, at least one sees the other.
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
 * Linux type numbers of the network file systems: nfs, cifs, smb, smb2. FUSE isn't among them: it may be local or
 * remote, and containers' own folders often use it.
 */
const networkFileSystems = new Set([0x69_69, 0xff_53_4d_42, 0x51_7b, 0xfe_53_4d_42]);

const inUse = (dataDir: string) => new StartFailure('dataDirInUse', { dataDir });

/** A server that tells each client that this process owns the folder, once that is decided. */
function createClaim() {
  const asking = new Set<Socket>();
  let owns = false;
  const server = createServer((socket) => {
    // Without reading it would never notice that the other side is gone.
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

const answerTimeout = 5000;
const deadCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

/**
 * Whether a socket has a live owner. If both are still looking, the one whose name sorts first waits, and the other
 * gives way.
 */
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
    // A paused process doesn't answer, but isn't dead.
    socket.setTimeout(answerTimeout, () => answer(true));
    socket.once('error', (reason: NodeJS.ErrnoException) => answer(!deadCodes.has(reason.code ?? '')));
  });
}

async function listen(server: Server, path: string): Promise<void> {
  server.listen(path);
  await once(server, 'listening');
}

/** A socket's path is limited to about a hundred bytes: a longer folder is reached through a symlink. */
function shortPathTo(folder: string): { path: string; forget(): void } {
  if (Buffer.byteLength(folder) <= 80) return { path: folder, forget: () => {} };
  const links = mkdtempSync(join(tmpdir(), 'lock-'));
  const path = join(links, 'd');
  symlinkSync(folder, path);
  return { path, forget: () => rmSync(links, { recursive: true, force: true }) };
}

/** Windows has no sockets in folders, but named pipes, which end with their owner and can have only one. */
async function takePipe(dataDir: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24);
  const server = createServer((socket) => socket.destroy()).unref();
  await listen(server, `\\\\.\\pipe\\console-${name}`).catch(() => Promise.reject(inUse(dataDir)));
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

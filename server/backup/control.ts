import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe } from '../http/log';

/**
 * Where the server that owns a data folder takes orders: a socket in the folder, which only those reach who may read it; on
 * Windows, which has none, a named pipe. A socket's path is limited to about a hundred bytes.
 */
function addressOf(dataDir: string): string {
  const folder = realpathSync(dataDir);
  if (process.platform !== 'win32') return join(folder, 'control');
  return `\\\\.\\pipe\\control-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
}

/**
 * Takes orders to copy the data, one per connection: the folder to copy to, until the client ends. Returns a function that
 * stops it.
 * @param copyTo copies everything in one consistent state
 */
export async function takeOrders(
  dataDir: string,
  copyTo: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const address = addressOf(dataDir);
  // A killed server leaves its socket behind; the folder is this process's own.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => socket.destroy());
    const folder = await received(socket).catch(() => '');
    if (folder === '') return socket.end();
    const outcome = await copyTo(folder).then(
      () => '',
      (reason: unknown) => describe(reason).reason,
    );
    return socket.end(JSON.stringify({ failure: outcome }));
  }).unref();
  server.listen(address);
  await once(server, 'listening');
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

/**
 * Orders the server that owns a data folder to copy its data; returns false if none is running.
 * @throws with the server's reason if it couldn't
 */
export async function orderCopy(dataDir: string, folder: string): Promise<boolean> {
  const socket = await reach(addressOf(dataDir));
  if (!socket) return false;
  socket.end(folder);
  const answer = await received(socket);
  const { failure }: { failure: string } = answer === '' ? { failure: 'no answer' } : JSON.parse(answer);
  if (failure !== '') throw new Error(failure);
  return true;
}

/** What the other end sends until it ends. Iterating over the socket would destroy it at that end, before it is answered. */
async function received(socket: Socket): Promise<string> {
  let all = '';
  socket.setEncoding('utf8').on('data', (part) => {
    all += part;
  });
  await once(socket, 'end');
  return all;
}

async function reach(address: string): Promise<Socket | undefined> {
  const socket = connect({ path: address, allowHalfOpen: true });
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

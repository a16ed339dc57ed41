import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** A file of a storage host, and how it is served. */
export interface StoredFile {
  readonly body: Buffer;
  /**
   * For each request, the number of bytes before the connection breaks: at once for 0, otherwise on `release`. Later
   * requests are complete.
   */
  readonly cuts?: readonly number[];
}

/** A request that a storage host received. */
export interface Asked {
  readonly path: string;
  readonly method: string;
  readonly range: string | undefined;
}

/** A storage host on its own origin. */
export interface Storage {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** Sends what was held back, or breaks the connections to be cut. */
  release(): void;
  stop(): Promise<void>;
}

interface StorageOptions {
  readonly files: Readonly<Record<string, StoredFile>>;
  /** Whether other origins may read its files. */
  readonly cors: boolean;
  /** Holds back the second half of every file until `release`. */
  readonly holds?: boolean;
}

/** Serves files by path on its own port, with ranges, as attachments whose names other origins can't read. */
export async function startStorage({ files, cors, holds = false }: StorageOptions): Promise<Storage> {
  const asked: Asked[] = [];
  const held: (() => void)[] = [];
  const times = new Map<string, number>();

  function send(response: ServerResponse, { body, cuts = [] }: StoredFile, path: string, from: number) {
    const rest = body.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      ...(cors && { 'Access-Control-Allow-Origin': '*' }),
      ...(from > 0 && { 'Content-Range': `bytes ${from}-${body.length - 1}/${body.length}` }),
      'Content-Type': 'image/png',
      'Content-Length': rest.length,
      'Content-Disposition': 'attachment; filename="stored.bin"',
    });
    const time = times.get(path) ?? 0;
    times.set(path, time + 1);
    const cut = cuts[time];
    if (cut === 0) return void response.destroy();
    if (cut) {
      response.write(rest.subarray(0, cut));
      return void held.push(() => response.destroy());
    }
    if (!holds) return void response.end(rest);
    const half = rest.length / 2;
    response.write(rest.subarray(0, half));
    held.push(() => response.end(rest.subarray(half)));
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://storage').pathname);
    const { method = '', headers } = request;
    asked.push({ path, method, range: headers.range });
    const file = method === 'GET' ? files[path] : undefined;
    if (!file) return void response.writeHead(404).end();
    send(response, file, path, Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    release() {
      for (const each of held.splice(0)) each();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';

/** An existing file, not read yet. */
export interface StoredFile {
  size: number;
  /** Reads the bytes from start to end, both included, or all of them. */
  read(range?: { start: number; end: number }): ReadableStream<Uint8Array>;
}

/** Stores the bytes of files. Keys that start with `seed/` are the project's own samples, all others are uploads. */
export interface FileStore {
  open(key: string): Promise<StoredFile | undefined>;
  /** Returns the path to write an upload to, creating its folder. Throws for a key outside the store. */
  pathForWriting(key: string): Promise<string>;
  /** The keys of a folder's uploads last modified before a moment, in ms. */
  writtenBefore(folder: string, moment: number): Promise<readonly string[]>;
  /** Removes an upload if it exists. */
  remove(key: string): Promise<void>;
}

/**
 * Creates the file store; uploads live in `<dataDir>/files`.
 * @param sampleFolder where the project's own samples are
 */
export function fileStore(dataDir: string, sampleFolder: string): FileStore {
  const uploads = resolve(dataDir, 'files');
  const pathOf = (key: string): string | undefined => {
    const [root, name] = key.startsWith('seed/') ? [sampleFolder, key.slice('seed/'.length)] : [uploads, key];
    const path = resolve(root, name);
    return path.startsWith(root + sep) && !key.includes('\0') ? path : undefined;
  };
  const pathForWriting = async (key: string): Promise<string> => {
    const path = key.startsWith('seed/') ? undefined : pathOf(key);
    if (!path) throw new Error('The key is outside the file store.');
    await mkdir(resolve(path, '..'), { recursive: true, mode: 0o700 });
    return path;
  };
  return {
    pathForWriting,
    async open(key) {
      const path = pathOf(key);
      const found = path ? await stat(path).catch(() => undefined) : undefined;
      if (!(path && found?.isFile())) return undefined;
      return {
        size: found.size,
        read: (range) =>
          whenRead(() => Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>),
      };
    },
    async writtenBefore(folder, moment) {
      const keys = (await readdir(resolve(uploads, folder))).map((name) => `${folder}/${name}`);
      const written = await Promise.all(
        keys.map((key) => stat(resolve(uploads, key)).catch(() => undefined)),
      );
      return keys.filter((_key, at) => (written[at]?.mtimeMs ?? moment) < moment);
    },
    remove: async (key) => rm(await pathForWriting(key), { force: true }),
  };
}

/** Opens a stream only when its first bytes are asked for: an answer that is never sent holds no file. */
function whenRead(open: () => ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= open().getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

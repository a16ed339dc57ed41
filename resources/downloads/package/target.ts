import { isAbort } from 'declared-console/wire';

/** The largest archive that is built in memory, in bytes. */
const MAX_IN_MEMORY = 512 * 1024 ** 2;

/** The archive is larger than this browser can handle. */
class ArchiveTooLarge extends Error {
  override readonly name = 'ArchiveTooLarge';
  constructor() {
    super('pages.downloads.package.tooLarge');
  }
}

/** Where the archive was to be saved didn't take it. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
  constructor(cause: unknown) {
    super('pages.downloads.package.notWritten', { cause });
  }
}

/** Where an archive is saved. */
export interface Target {
  /**
   * Writes and saves the archive. Rejects with the stream's error, the signal's abort or {@link NotWritten}, whichever came first;
   * nothing of the archive is left then.
   */
  write(archive: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void>;
}

/** The part of the File System Access API used here; not every browser has it, and none over plain http. */
interface SavePicker {
  showSaveFilePicker(options: {
    suggestedName: string;
    types: readonly { accept: Readonly<Record<string, readonly string[]>> }[];
  }): Promise<FileSystemFileHandle & { remove?(): Promise<void> }>;
}

const picker = (): SavePicker | undefined => {
  const { showSaveFilePicker } = window as Partial<SavePicker>;
  return showSaveFilePicker && { showSaveFilePicker: showSaveFilePicker.bind(window) };
};

/** The largest possible archive, in bytes; `undefined` if it is written straight to disk. */
export const maxArchiveSize = (): number | undefined => (picker() ? undefined : MAX_IN_MEMORY);

/** Makes the browser save a file under a name. */
type Save = (name: string, file: Blob) => void;

/**
 * Asks the user where to save an archive; must be called from a user gesture. Returns `undefined` if the user cancels.
 * In browsers that can't ask, the finished archive is passed to `save`.
 */
export async function chooseTarget(name: string, save: Save): Promise<Target | undefined> {
  const asks = picker();
  if (!asks) return inMemory(name, save);
  try {
    const types = [{ accept: { 'application/zip': ['.zip'] } }];
    return onDisk(await asks.showSaveFilePicker({ suggestedName: name, types }));
  } catch (error) {
    if (isAbort(error)) return undefined;
    throw error;
  }
}

type Handle = Awaited<ReturnType<SavePicker['showSaveFilePicker']>>;

/** The browser writes to a temporary file, and replaces the chosen one when it is complete. */
const onDisk = (handle: Handle): Target => ({
  async write(archive, signal) {
    try {
      const file = await handle.createWritable().catch((error: unknown) => {
        throw new NotWritten(error);
      });
      await pipe(archive, file, signal);
    } catch (error) {
      // Choosing a new file has created it empty: remove it again.
      const file = await handle.getFile().catch(() => undefined);
      if (file?.size === 0) await handle.remove?.().catch(() => undefined);
      throw error;
    }
  },
});

const inMemory = (name: string, save: Save): Target => ({
  async write(archive, signal) {
    const { readable, writable } = limit(MAX_IN_MEMORY);
    const received = new Response(readable, { headers: { 'Content-Type': 'application/zip' } }).blob();
    // A blob fails by an error of its own: what the archive failed by is known to the pipe alone.
    const [written, file] = await Promise.allSettled([pipe(archive, writable, signal), received]);
    if (written.status === 'rejected') throw written.reason;
    if (file.status === 'rejected') throw new NotWritten(file.reason);
    save(name, file.value);
  },
});

/**
 * Pipes an archive, and ends both sides where one fails. A pipe by itself rejects with the error of ending the other, if that fails,
 * too, and never, if that waits for what is ended only then.
 */
async function pipe(archive: ReadableStream<Uint8Array>, into: WritableStream, signal: AbortSignal) {
  const reader = archive.getReader();
  let isOwn = false;
  const watched = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        isOwn = true;
        throw error;
      });
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  try {
    await watched.pipeTo(into, { signal, preventAbort: true });
  } catch (error) {
    const isFirst = isOwn || signal.aborted || error instanceof ArchiveTooLarge;
    reader.cancel(error).catch(() => {});
    await into.abort(error).catch(() => {});
    throw isFirst ? error : new NotWritten(error);
  }
}

function limit(most: number): TransformStream<Uint8Array, Uint8Array> {
  let written = 0;
  return new TransformStream({
    transform(chunk, controller) {
      written += chunk.length;
      if (written > most) throw new ArchiveTooLarge();
      controller.enqueue(chunk);
    },
  });
}

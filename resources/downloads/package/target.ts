import { isAbort } from '@/api/errors';

/** The largest archive that is kept in memory until it is whole, in bytes. */
const MOST_IN_MEMORY = 512 * 1024 ** 2;

/** An archive is larger than what this browser can take. */
class ArchiveTooLarge extends Error {
  override readonly name = 'ArchiveTooLarge';
  constructor() {
    super('pages.downloads.package.tooLarge');
  }
}

/** Where an archive is written to. */
export interface Target {
  /**
   * Writes the archive and saves it. Rejects with the stream's error, the signal's abort, or the disk's; nothing is left
   * of an archive then.
   */
  write(archive: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void>;
}

/** The part of the File System Access API that is used; not every browser has it, and none does over plain http. */
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

/** How large an archive may become, in bytes; `undefined` where it is written to the disk as it comes. */
export const mostOf = (): number | undefined => (picker() ? undefined : MOST_IN_MEMORY);

/** Lets the browser save a file under that name. */
type Save = (name: string, file: Blob) => void;

/**
 * Asks where an archive is to be saved; must be called while a press is being handled. Answers `undefined` where the
 * person leaves without choosing. Where a browser can't ask, the whole archive is given to `save`.
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

/** Written beside the file that was chosen, and put in its place when it is whole. */
const onDisk = (handle: Handle): Target => ({
  async write(archive, signal) {
    try {
      await archive.pipeTo(await handle.createWritable(), { signal });
    } catch (error) {
      // Choosing a file made an empty one.
      const file = await handle.getFile().catch(() => undefined);
      if (file?.size === 0) await handle.remove?.().catch(() => undefined);
      throw error;
    }
  },
});

const inMemory = (name: string, save: Save): Target => ({
  async write(archive, signal) {
    const limited = archive.pipeThrough(limit(MOST_IN_MEMORY), { signal });
    const file = await new Response(limited, { headers: { 'Content-Type': 'application/zip' } }).blob();
    save(name, file);
  },
});

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

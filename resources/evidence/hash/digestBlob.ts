import { createHasher, type Hasher } from './hasher';
import type { HashOutcome } from './verdict';

/** Read at a time, in bytes: few messages, and memory stays flat however large the file. */
export const CHUNK = 4 * 1024 * 1024;

/** Told of each part that is done, in bytes; the last call has `done === total`. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Computes the SHA-256 of a blob, a chunk at a time. Answers an outcome and never rejects; an empty blob has a digest
 * like any other. A blob that yields fewer bytes than it has, or none, is unreadable.
 */
export async function digestBlob(
  blob: Blob,
  onProgress?: OnProgress,
  create: () => Promise<Hasher> = createHasher,
): Promise<HashOutcome> {
  const hasher = await create().catch(() => undefined);
  if (!hasher) return { kind: 'failed', failure: 'unavailable' };
  for (let done = 0; done < blob.size; ) {
    const bytes = await read(blob.slice(done, done + CHUNK));
    if (bytes?.length !== Math.min(CHUNK, blob.size - done)) return { kind: 'failed', failure: 'unreadable' };
    hasher.update(bytes);
    done += bytes.length;
    onProgress?.(done, blob.size);
  }
  return { kind: 'digest', digest: hasher.digest(), bytes: blob.size };
}

async function read(part: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    return undefined;
  }
}

import type { Algorithm } from './algorithm';
import { createHasher, type Hasher } from './hasher';
import type { HashOutcome } from './verdict';

/** The chunk size, in bytes: few progress messages, and constant memory however large the file. */
export const CHUNK = 4 * 1024 * 1024;

/** Called after each chunk, in bytes; in the last call `done === total`. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Computes a digest of a blob in chunks. Resolves to an outcome and never rejects; an empty blob has a digest like
 * others. A blob that yields fewer bytes than its size is unreadable.
 */
export async function digestBlob(
  blob: Blob,
  algorithm: Algorithm,
  onProgress?: OnProgress,
  create: (algorithm: Algorithm) => Promise<Hasher> = createHasher,
): Promise<HashOutcome> {
  const hasher = await create(algorithm).catch(() => undefined);
  if (!hasher) return { kind: 'failed', failure: 'unavailable' };
  for (let done = 0; done < blob.size; ) {
    const bytes = await read(blob.slice(done, done + CHUNK));
    if (bytes?.length !== Math.min(CHUNK, blob.size - done)) return { kind: 'failed', failure: 'unreadable' };
    hasher.update(bytes);
    done += bytes.length;
    onProgress?.(done, blob.size);
  }
  return { kind: 'digest', digests: { [algorithm]: hasher.digest() }, bytes: blob.size };
}

async function read(part: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    return undefined;
  }
}

import { type IncomingFile, streamFile } from './streamFile';

/** A file is larger than its caller takes. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** The beginning of a file. */
export interface FileStart {
  /** The type that its server names, in lower case; empty where it names none. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Fetches a file to be shown: no cookie, no token, no referrer. It may take any time as long as it moves.
 * @param url one that `safeUrl` let through
 * @param most in bytes: of a larger file nothing is read that needn't be
 * @returns the file; rejects with `ApiError`, {@link FileTooLarge}, or with the signal's abort. A foreign host that doesn't
 * let scripts read its files looks `offline`.
 */
export async function fetchFile(url: string, signal?: AbortSignal, most = Infinity): Promise<Blob> {
  const { type, parts } = await fetchParts(url, signal, (size, { length = 0 }) => {
    if (Math.max(size, length) > most) throw new FileTooLarge();
    return false;
  });
  return new Blob(parts, { type });
}

/**
 * Fetches the beginning of a file as {@link fetchFile} does, and no more of it.
 * @param least how many bytes are wanted, where the file has as many; without it, what comes first is enough
 * @returns its first bytes, and what came with them
 */
export async function fetchStart(url: string, signal: AbortSignal, least = 1): Promise<FileStart> {
  const { type, parts, size } = await fetchParts(url, signal, (read) => read >= least);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { type, bytes };
}

/** Reads a file until `isEnough` of it is there, which is asked of its size so far, the first time before any has come. */
async function fetchParts(
  url: string,
  signal: AbortSignal | undefined,
  isEnough: (size: number, file: IncomingFile) => boolean,
) {
  const enough = new AbortController();
  try {
    const file = await streamFile(url, {
      signal: signal ? AbortSignal.any([signal, enough.signal]) : enough.signal,
      // What is shown next may be the same file.
      cache: 'default',
    });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    while (!isEnough(size, file)) {
      const part = await file.read();
      if (!part) break;
      size += part.length;
      parts.push(part);
    }
    return { type: file.type, parts, size };
  } finally {
    enough.abort();
  }
}

import { streamFile } from './streamFile';

/** The beginning of a file. */
export interface FileStart {
  /** The type that its server names, in lower case; empty where it names none. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Fetches the beginning of a file and no more of it.
 * @param url one that `safeUrl` let through
 * @param least how many bytes are wanted, where the file has as many; without it, what comes first is enough
 * @returns its first bytes, and what came with them; rejects as {@link streamFile} does
 */
export async function fetchStart(url: string, signal: AbortSignal, least = 1): Promise<FileStart> {
  const enough = new AbortController();
  try {
    const file = await streamFile(url, {
      signal: AbortSignal.any([signal, enough.signal]),
      // What is shown next may be the same file.
      cache: 'default',
    });
    let bytes = new Uint8Array();
    while (bytes.length < least) {
      const part = await file.read();
      if (!part) break;
      bytes = joined(bytes, part);
    }
    return { type: file.type, bytes };
  } finally {
    enough.abort();
  }
}

function joined(start: Uint8Array, rest: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(start.length + rest.length);
  whole.set(start);
  whole.set(rest, start.length);
  return whole;
}

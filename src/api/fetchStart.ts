import { streamFile } from './streamFile';

/** The beginning of a file. */
export interface FileStart {
  /** The type that its server names, in lower case; empty where it names none. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Fetches the beginning of a file and no more of it.
 * @param url one that `safeUrl` let through
 * @returns its first bytes, as many as come at once; rejects as {@link streamFile} does
 */
export async function fetchStart(url: string, signal: AbortSignal): Promise<FileStart> {
  const enough = new AbortController();
  try {
    const file = await streamFile(url, {
      signal: AbortSignal.any([signal, enough.signal]),
      // What is shown next may be the same file.
      cache: 'default',
    });
    return { type: file.type, bytes: (await file.read()) ?? new Uint8Array() };
  } finally {
    enough.abort();
  }
}

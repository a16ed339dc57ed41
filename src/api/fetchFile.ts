import { type IncomingFile, streamFile } from './streamFile';

/**
 * The file is larger than the caller accepts.
 * @example const isTooLarge = (error: unknown) => error instanceof FileTooLarge;
 */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** The beginning of a file. */
export interface FileStart {
  /** The type that its server names, in lower case; empty where it names none. */
  readonly type: string;
  /** The charset that its server names. */
  readonly charset?: string | undefined;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Fetches a file to be shown, without cookie, token or referrer; no time limit as long as bytes keep coming.
 * @param url one that `safeUrl` let through
 * @param most the largest size accepted, in bytes; reading stops as soon as a file turns out larger
 * @returns the file, with its charset in its type; rejects with `ApiError`, {@link FileTooLarge}, or with the signal's abort. A foreign host without CORS
 * looks `offline`.
 * @example
 * const url = safeUrl(row.photo);
 * const photo = url && URL.createObjectURL(await fetchFile(url, signal, 5_000_000));
 */
export async function fetchFile(url: string, signal?: AbortSignal, most = Infinity): Promise<Blob> {
  const { type, charset, parts } = await fetchParts(url, signal, (size, { length = 0 }) => {
    if (Math.max(size, length) > most) throw new FileTooLarge();
    return false;
  });
  return new Blob(parts, { type: charset ? `${type};charset=${charset}` : type });
}

/**
 * Like {@link fetchFile}, but fetches only the beginning: what came by then, at least so many bytes.
 * @param least how many bytes to wait for, if the file has that many; by default the first chunk is enough
 * @example
 * const { bytes } = await fetchStart('https://files.example/terms', signal, PDF_START);
 * const isPdf = beginsAsPdf(bytes);
 */
export async function fetchStart(url: string, signal: AbortSignal, least = 1): Promise<FileStart> {
  const { type, charset, parts, size } = await fetchParts(url, signal, (read) => read >= least);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { type, charset, bytes };
}

/** Reads a file until `isEnough`, which is called with the size so far, starting at 0. */
async function fetchParts(
  url: string,
  signal: AbortSignal | undefined,
  isEnough: (size: number, file: IncomingFile) => boolean,
) {
  const enough = new AbortController();
  try {
    const file = await streamFile(url, {
      signal: signal ? AbortSignal.any([signal, enough.signal]) : enough.signal,
    });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    while (!isEnough(size, file)) {
      const part = await file.read();
      if (!part) break;
      size += part.length;
      parts.push(part);
    }
    return { type: file.type, charset: file.charset, parts, size };
  } finally {
    enough.abort();
  }
}

import { streamFile } from './streamFile';

/** A file is larger than its caller takes. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/**
 * Fetches a file to be shown: no cookie, no token, no referrer. It may take any time as long as it moves.
 * @param url one that `safeUrl` let through
 * @param most in bytes: of a larger file nothing is read that needn't be
 * @returns the file; rejects with `ApiError`, {@link FileTooLarge}, or with the signal's abort. A foreign host that doesn't
 * let scripts read its files looks `offline`.
 */
export async function fetchFile(url: string, signal?: AbortSignal, most = Infinity): Promise<Blob> {
  const enough = new AbortController();
  try {
    const file = await streamFile(url, {
      signal: signal ? AbortSignal.any([signal, enough.signal]) : enough.signal,
      cache: 'default',
    });
    if ((file.length ?? 0) > most) throw new FileTooLarge();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let part = await file.read(); part; part = await file.read()) {
      size += part.length;
      if (size > most) throw new FileTooLarge();
      parts.push(part);
    }
    return new Blob(parts, { type: file.type });
  } finally {
    enough.abort();
  }
}

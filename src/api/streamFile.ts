import { nameIn } from './disposition';
import { ApiError, failureOf } from './errors';
import { REQUEST_TIMEOUT } from './limits';

/** A file on its way, read as it comes. */
export interface IncomingFile {
  /** How many bytes are to come, where the server tells; of a coded file it tells another number. */
  readonly length: number | undefined;
  /** As the server names it, where it lets scripts read that. */
  readonly name: string | undefined;
  /** The Content-Type without its parameters, in lower case; `''` where there is none. */
  readonly type: string;
  /** Whether it begins where it was asked to, and not at its first byte. */
  readonly isRest: boolean;
  /**
   * The next bytes, or `undefined` at the file's end. Rejects with {@link ApiError} where the transfer is cut or stands
   * still for 30 s, or with the signal's abort.
   */
  read(): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

interface StreamOptions {
  readonly signal: AbortSignal;
  /** The first byte that is wanted; a server may send the whole file all the same. */
  readonly from?: number;
  /** Nothing is kept of a file unless it is asked for. */
  readonly cache?: RequestCache;
}

/**
 * Begins to fetch a file: no cookie, no token, no referrer. It may take any time as long as it moves.
 * @param url one that `safeUrl` let through
 * @returns the file; rejects with {@link ApiError}, or with the signal's abort. A foreign host that doesn't let scripts
 * read its files looks `offline`.
 */
export async function streamFile(
  url: string,
  { signal, from = 0, cache = 'no-store' }: StreamOptions,
): Promise<IncomingFile> {
  const still = new AbortController();
  async function moving<T>(step: Promise<T>): Promise<T> {
    const timer = setTimeout(() => still.abort(), REQUEST_TIMEOUT);
    try {
      return await step;
    } catch (error) {
      if (still.signal.aborted && !signal.aborted) throw ApiError.of('timeout');
      throw signal.aborted ? error : failureOf(error);
    } finally {
      clearTimeout(timer);
    }
  }

  const response = await moving(
    fetch(url, {
      // One plain range needs no leave of a foreign host.
      headers: from > 0 ? { Range: `bytes=${from}-` } : {},
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache,
      signal: AbortSignal.any([signal, still.signal]),
    }),
  );
  if (!response.ok) {
    still.abort();
    throw ApiError.of('http');
  }
  const reader = response.body?.getReader();
  const length = response.headers.has('Content-Encoding') ? null : response.headers.get('Content-Length');
  return {
    length: length === null ? undefined : Number(length),
    name: nameIn(response.headers.get('Content-Disposition') ?? ''),
    type: (response.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
    isRest: response.status === 206,
    read: async () => (reader ? (await moving(reader.read())).value : undefined),
  };
}

import { nameIn } from './disposition';
import { ApiError } from './errors';
import { fetchFresh } from './fetchFresh';
import { STREAM_STALL } from './limits';
import { loadableUrl } from './loadableUrl';
import { loadingFailure } from './loadingFailure';

/** A file that is read while it arrives. */
export interface IncomingFile {
  /** How many bytes will come, if the server says so; of a compressed file it gives another number, which is ignored. */
  readonly length: number | undefined;
  /**
   * Whether the browser unpacks its bytes (`Content-Encoding`), so that they needn't be those that are stored; `undefined` where a foreign
   * host doesn't let scripts read that.
   */
  readonly isUnpacked: boolean | undefined;
  /** As the server names it, where it lets scripts read that. */
  readonly name: string | undefined;
  /** The Content-Type without its parameters, in lower case; `''` where there is none. */
  readonly type: string;
  /** The charset that the Content-Type names. */
  readonly charset?: string | undefined;
  /** Whether the server honoured the range, and didn't start at the first byte. */
  readonly isRest: boolean;
  /**
   * The next bytes, or `undefined` at the end. Rejects with {@link ApiError} if the transfer breaks or stalls for 30 s, or
   * with the signal's abort.
   */
  read(): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

interface StreamOptions {
  readonly signal: AbortSignal;
  /** The first byte wanted; a server may still send the whole file. */
  readonly from?: number;
}

/** What leaves the bytes as they are. */
const AS_IT_IS = /^(?:\s*identity\s*,?)*$/i;

function isUnpackedBy({ headers, type }: Response): boolean | undefined {
  const coding = headers.get('Content-Encoding');
  if (coding !== null) return !AS_IT_IS.test(coding);
  // The header isn't one that every host's answers may show.
  return type === 'cors' ? undefined : false;
}

const CHARSET = /;\s*charset\s*=\s*["']?([\w.:-]+)/i;

/**
 * Starts to fetch a file, without cookie, token or referrer; no time limit as long as bytes keep coming.
 * @param url one that `safeUrl` let through
 * @returns the file; rejects with {@link ApiError}, or with the signal's abort. A foreign host without CORS looks `offline`.
 * @example
 * const file = await streamFile('https://files.example/tools.zip', { signal });
 * let size = 0;
 * for (let part = await file.read(); part; part = await file.read()) size += part.length;
 */
export async function streamFile(url: string, { signal, from = 0 }: StreamOptions): Promise<IncomingFile> {
  const still = new AbortController();
  async function moving<T>(step: Promise<T>): Promise<T> {
    const timer = setTimeout(() => still.abort(), STREAM_STALL);
    try {
      return await step;
    } catch (error) {
      if (still.signal.aborted && !signal.aborted) throw ApiError.of('timeout');
      throw signal.aborted ? error : await loadingFailure(url, error);
    } finally {
      clearTimeout(timer);
    }
  }

  const response = await moving(
    fetchFresh(loadableUrl(url), {
      // A single plain range needs no CORS preflight.
      headers: from > 0 ? { Range: `bytes=${from}-` } : {},
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, still.signal]),
    }),
  );
  if (!response.ok) {
    still.abort();
    throw ApiError.ofStatus(response.status);
  }
  const reader = response.body?.getReader();
  const isUnpacked = isUnpackedBy(response);
  const length = isUnpacked ? null : response.headers.get('Content-Length');
  const contentType = response.headers.get('Content-Type') ?? '';
  return {
    length: length === null ? undefined : Number(length),
    isUnpacked,
    name: nameIn(response.headers.get('Content-Disposition') ?? ''),
    type: contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '',
    charset: CHARSET.exec(contentType)?.[1],
    isRest: response.status === 206,
    read: async () => (reader ? (await moving(reader.read())).value : undefined),
  };
}

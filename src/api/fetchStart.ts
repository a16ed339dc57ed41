import { ApiError, isAbort } from './errors';
import { REQUEST_TIMEOUT } from './limits';

/** The beginning of a file, and what its server calls it. */
export interface FileStart {
  /** The Content-Type, in lower case; `''` where there is none. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Fetches the beginning of a file and no more of it: no cookie, no token, no referrer.
 * @param url one that `safeUrl` let through
 * @returns its first bytes, as many as come at once; rejects with {@link ApiError}, or with the signal's abort. A
 * foreign host that doesn't let scripts read its files looks `offline`.
 */
export async function fetchStart(url: string, signal: AbortSignal): Promise<FileStart> {
  const enough = new AbortController();
  const signals = [signal, enough.signal, AbortSignal.timeout(REQUEST_TIMEOUT)];
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any(signals),
    });
    if (!response.ok) throw ApiError.of('http');
    const first = await response.body?.getReader().read();
    return {
      type: (response.headers.get('Content-Type') ?? '').toLowerCase(),
      bytes: first?.value ?? new Uint8Array(),
    };
  } catch (error) {
    throw error instanceof ApiError || isAbort(error) ? error : ApiError.of('offline');
  } finally {
    enough.abort();
  }
}

import { REQUEST_TIMEOUT } from './client';
import { ApiError, isAbort } from './errors';

/**
 * Fetches a file to be shown: no cookie, no token, no referrer. The server has 30 s to begin; a slow line may
 * take longer to deliver.
 * @param url one that `safeUrl` let through
 * @returns the file; rejects with {@link ApiError}, or with the signal's abort. A foreign host that doesn't let scripts
 * read its files looks `offline`.
 */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), REQUEST_TIMEOUT);
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    clearTimeout(timer);
    if (!response.ok) throw ApiError.of('http');
    return await response.blob();
  } catch (error) {
    if (late.signal.aborted && !signal?.aborted) throw ApiError.of('timeout');
    throw error instanceof ApiError || isAbort(error) ? error : ApiError.of('offline');
  } finally {
    clearTimeout(timer);
  }
}

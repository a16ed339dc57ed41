import { ApiError, isAbort } from './errors';
import { REQUEST_TIMEOUT } from './limits';

/** A file is larger than its caller takes. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/**
 * Fetches a file to be shown: no cookie, no token, no referrer. The server has 30 s to begin; a slow line may
 * take longer to deliver.
 * @param url one that `safeUrl` let through
 * @param most in bytes: of a larger file nothing is read that needn't be
 * @returns the file; rejects with {@link ApiError}, {@link FileTooLarge}, or with the signal's abort. A foreign host that doesn't let scripts
 * read its files looks `offline`.
 */
export async function fetchFile(url: string, signal?: AbortSignal, most = Infinity): Promise<Blob> {
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
    if (Number(response.headers.get('content-length')) > most) {
      await response.body?.cancel();
      throw new FileTooLarge();
    }
    const file = await response.blob();
    if (file.size > most) throw new FileTooLarge();
    return file;
  } catch (error) {
    if (late.signal.aborted && !signal?.aborted) throw ApiError.of('timeout');
    if (error instanceof FileTooLarge) throw error;
    throw error instanceof ApiError || isAbort(error) ? error : ApiError.of('offline');
  } finally {
    clearTimeout(timer);
  }
}

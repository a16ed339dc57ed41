import { fetchFresh } from './fetchFresh';
import { REQUEST_TIMEOUT } from './limits';

/**
 * Whether a host answers at all. Tells a host that doesn't let scripts read its files (CORS) from one that is down, or that
 * this page's policy forbids.
 * @param origin such as `https://files.example`
 * @example if (!(await answers('https://files.example', signal))) throw ApiError.of('offline');
 */
export async function answers(origin: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const late = AbortSignal.timeout(REQUEST_TIMEOUT);
    await fetchFresh(origin, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    return true;
  } catch {
    signal?.throwIfAborted();
    return false;
  }
}

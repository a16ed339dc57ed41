import { REQUEST_TIMEOUT } from './limits';

/**
 * Whether a host answers at all, whoever asks: it tells one that doesn't let scripts read its files from one that is out
 * of reach, or that this page's own policy forbids. Asks for nothing but its root.
 */
export async function answers(origin: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const late = AbortSignal.timeout(REQUEST_TIMEOUT);
    await fetch(origin, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    return true;
  } catch {
    signal?.throwIfAborted();
    return false;
  }
}

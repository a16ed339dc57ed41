import { loadChunk } from '../chunks';
import { failureOf } from './errors';

/** Hosts that browsers trust without https. */
const OWN_MACHINE = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * What a page loads a url by: on a page over https browsers load nothing over http, mostly without a word, so it is tried over
 * https. A link that leaves the page keeps its url.
 * @param url one that `safeUrl` let through
 * @example frame.src = loadableUrl('http://files.example/terms.pdf');
 */
export function loadableUrl(url: string): string {
  if (!url.startsWith('http:') || globalThis.location?.protocol !== 'https:') return url;
  return OWN_MACHINE.test(new URL(url).hostname) ? url : url.replace('http', 'https');
}

/** Why a url couldn't be loaded. */
export async function loadingFailure(url: string, error: unknown): Promise<unknown> {
  const failure = failureOf(error);
  if (loadableUrl(url) === url) return failure;
  return (await loadChunk(() => import('./insecureUrl'))).failureAt(url, failure);
}

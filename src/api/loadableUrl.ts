import { answers } from './answers';
import { ApiError, failureOf } from './errors';

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

/**
 * A file is at an http url, which a page over https can't load, and nothing answers over https. A link may still open it.
 * @example const link = error instanceof InsecureUrl ? error.url : undefined;
 */
export class InsecureUrl extends ApiError {
  constructor(readonly url: string) {
    super('refused', 'errors.insecureUrl');
  }
}

/** Hosts that are being asked: the files of a batch are mostly on one. */
const asked = new Map<string, Promise<boolean>>();

/** Rejects with {@link InsecureUrl} if a url had to be loaded over https, and nothing answers there. */
export async function checkHttps(url: string): Promise<void> {
  const loadable = loadableUrl(url);
  if (loadable === url) return;
  const { origin } = new URL(loadable);
  const answered = asked.get(origin) ?? answers(origin).finally(() => asked.delete(origin));
  asked.set(origin, answered);
  if (!(await answered)) throw new InsecureUrl(url);
}

/** Why a url couldn't be loaded. */
export async function failureAt(url: string, error: unknown): Promise<unknown> {
  const failure = failureOf(error);
  if (!(failure instanceof ApiError) || failure.failure !== 'offline') return failure;
  return checkHttps(url).then(
    () => failure,
    (insecure) => insecure,
  );
}

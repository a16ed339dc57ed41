import { answers } from './answers';
import { ApiError } from './errors';
import { loadableUrl } from './loadableUrl';

/**
 * A file is at an http url, which a page over https can't load, and nothing answers over https. A link may still open it.
 * @example const linkOf = (error: unknown) => (error instanceof InsecureUrl ? error.url : undefined);
 */
export class InsecureUrl extends ApiError {
  constructor(readonly url: string) {
    super('refused', 'list.insecureUrl');
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

/** Why a url couldn't be loaded: the failure, or that it would have had to be loaded over https. */
export async function failureAt(url: string, failure: unknown): Promise<unknown> {
  if (!(failure instanceof ApiError) || failure.failure !== 'offline') return failure;
  return checkHttps(url).then(
    () => failure,
    (insecure) => insecure,
  );
}

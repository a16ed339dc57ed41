import { loadChunk } from '../chunks';
import { failureOf } from './errors';
import { loadableUrl } from './loadableUrl';

/** Why a url couldn't be loaded. */
export async function loadingFailure(url: string, error: unknown): Promise<unknown> {
  const failure = failureOf(error);
  if (loadableUrl(url) === url) return failure;
  return (await loadChunk(() => import('./insecureUrl'))).failureAt(url, failure);
}

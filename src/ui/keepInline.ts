import { loadChunk } from '../chunks';

/**
 * Takes a file that its server sent to be shown, and not saved: saves it if this page may read it. What that takes is loaded
 * only then.
 * @returns whether it was saved; otherwise only the browser can open it. Rejects with `ApiError` if it is no file
 * @example
 * import { openUrl, startDownload } from 'declared-console/wire';
 *
 * startDownload('/v1/tools.csv', async (url) => {
 *   if (!(await keepInline(client, url))) openUrl(url);
 * });
 */
export async function keepInline(
  ...of: Parameters<typeof import('./takeInline').takeInline>
): Promise<boolean> {
  const { takeInline } = await loadChunk(() => import('./takeInline'));
  return takeInline(...of);
}

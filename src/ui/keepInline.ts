import { loadChunk } from '../chunks';

/**
 * {@link takeInline}, loaded when a file turns out to have been sent to be shown.
 * Takes a file that its server sent to be shown, and not saved: saves it if this page may read it. Loads what that takes.
 * @returns whether it was saved; otherwise only the browser can open it. Rejects with `ApiError` if it is no file
 * @example if (!(await keepInline(client, 'https://files.example/tools.csv'))) open('https://files.example/tools.csv');
 */
export async function keepInline(
  ...of: Parameters<typeof import('./takeInline').takeInline>
): Promise<boolean> {
  const { takeInline } = await loadChunk(() => import('./takeInline'));
  return takeInline(...of);
}

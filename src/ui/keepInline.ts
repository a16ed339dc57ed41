import { loadChunk } from '../chunks';

/** {@link takeInline}, loaded when a file turns out to have been sent to be shown. */
export async function keepInline(
  ...of: Parameters<typeof import('./takeInline').takeInline>
): Promise<boolean> {
  const { takeInline } = await loadChunk(() => import('./takeInline'));
  return takeInline(...of);
}

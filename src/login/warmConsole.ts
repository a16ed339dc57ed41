/**
 * Fetches the console's code as soon as the person types. What fails here is fetched again, and said, when it is needed.
 * @returns undoes it, if it has not yet happened
 */
export function warmConsole(page: HTMLElement): () => void {
  const warm = () => void import('../console/ConsoleDoor').catch(() => undefined);
  page.addEventListener('input', warm, { once: true });
  return () => page.removeEventListener('input', warm);
}

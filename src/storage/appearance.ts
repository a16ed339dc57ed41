/** The colour scheme. */
export type Theme = 'light' | 'dark';

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

/** The colour scheme that the user's system prefers. */
export const systemTheme = (): Theme => (darkSystem().matches ? 'dark' : 'light');

/** Notifies when the system's colour scheme changes, until what it returns is called. */
export function watchSystemTheme(listener: () => void): () => void {
  const query = darkSystem();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Light or dark, as the user chose, or else as their system prefers. */
export const toTheme = (chosen: unknown, system: Theme): Theme =>
  chosen === 'light' || chosen === 'dark' ? chosen : system;

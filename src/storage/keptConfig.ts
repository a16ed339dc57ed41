import type { BrowserStorage } from './storage';

const KEY = 'config';

/** The last text of `/config.json` in this tab, for its next start; cleared by a logout. */
export const keptConfigIn = ({ readText, keepCopy, drop }: BrowserStorage) => ({
  read: () => readText('sessionStorage', KEY),

  write: (text: string) => keepCopy('sessionStorage', KEY, text),

  forget: () => drop('sessionStorage', KEY),
});

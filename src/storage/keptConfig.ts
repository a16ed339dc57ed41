import { drop, keepCopy, readText } from './storage';

const KEY = 'config';

/** The last text of `/config.json` in this tab, for its next start; cleared by a logout. */
export const keptConfig = {
  read: () => readText('sessionStorage', KEY),

  write: (text: string) => keepCopy('sessionStorage', KEY, text),

  forget: () => drop('sessionStorage', KEY),
};

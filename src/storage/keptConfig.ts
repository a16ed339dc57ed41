import { drop, keep, readText } from './storage';

const KEY = 'config';

/** The last text of `/config.json` in this tab, for its next start; cleared by a logout. */
export const keptConfig = {
  read: () => readText('sessionStorage', KEY),

  write: (text: string) => keep('sessionStorage', KEY, text),

  forget: () => drop('sessionStorage', KEY),
};

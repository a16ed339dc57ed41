import { keep } from './storage';

const KEY = 'config';

/** The last text of `/config.json` in this tab, for its next start; cleared by a logout. */
export const keptConfig = {
  read: (): string | undefined => sessionStorage.getItem(KEY) ?? undefined,

  write(text: string) {
    keep('sessionStorage', KEY, text);
  },

  forget() {
    sessionStorage.removeItem(KEY);
  },
};

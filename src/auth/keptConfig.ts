import { keep } from './storage';

const KEY = 'config';

/** The text of `/config.json` that this tab had last, for its next start; a logout leaves nothing in the tab. */
export const keptConfig = {
  read: (): string | undefined => sessionStorage.getItem(KEY) ?? undefined,

  write(text: string) {
    keep('sessionStorage', KEY, text);
  },

  forget() {
    sessionStorage.removeItem(KEY);
  },
};

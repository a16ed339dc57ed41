const KEY = 'config';

/** The text of `/config.json` that this tab had last, for its next start; a logout leaves nothing in the tab. */
export const keptConfig = {
  read: (): string | undefined => sessionStorage.getItem(KEY) ?? undefined,

  write(text: string) {
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // A full storage: the next start waits for it again.
    }
  },

  forget() {
    sessionStorage.removeItem(KEY);
  },
};

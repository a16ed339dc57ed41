import type { Entry, EntryProps } from '../application';
import { reactEntry } from '../reactEntry';
import type { EveryLocale, LoginWords } from '../words';
import { HotWords } from './HotWords';
import { LoginPage } from './LoginPage';

/**
 * The entry without a session.
 * @param warm loads and renders the console ahead of time, until the page is left
 */
export const showLogin = (
  words: EveryLocale<LoginWords>,
  warm: (entry: EntryProps, path: string, signal: AbortSignal) => Promise<void>,
): Entry =>
  reactEntry((entry) => {
    const page = (shown: typeof words) => <LoginPage entry={entry} words={shown} warm={warm} />;
    if (import.meta.env.MODE !== 'development') return page(words);
    return (
      <HotWords words={words} load={entry.application.words.login}>
        {page}
      </HotWords>
    );
  });

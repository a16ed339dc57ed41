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
  reactEntry((props) => {
    const warmHere = (path: string, signal: AbortSignal) => warm(props, path, signal);
    const page = (shown: typeof words) => <LoginPage {...props} words={shown} warm={warmHere} />;
    if (!import.meta.hot) return page(words);
    return (
      <HotWords words={words} load={props.application.words.login}>
        {page}
      </HotWords>
    );
  });

import { ApiError } from '../../api/errors';
import { sentenceOf } from '../../api/sentence';
import type { Application } from '../../application';
import { chosenLocale } from '../../storage/preferences';
import type { BrowserStorage } from '../../storage/storage';
import { wordsIn } from '../../words';
import styles from './BootScreen.module.css';

interface BootScreenProps {
  readonly application: Application;
  readonly storage: BrowserStorage;
  readonly failure: unknown;
  onRetry(): void;
  /** Logs in anew: it may be the session that the start fails with. */
  onLogin(): void;
}

/** Shown until the console's words are loaded: a spinner, or what went wrong, with a retry and a way to the login. */
export function BootScreen({ application, storage, failure, onRetry, onLogin }: BootScreenProps) {
  const { locales, words } = application;
  const t = wordsIn(words.errors, chosenLocale(storage, locales));
  if (failure === undefined) {
    return (
      <output className={styles.screen} aria-busy="true">
        <span className={styles.spinner} />
        {t.loading}
      </output>
    );
  }
  const isCalls = failure instanceof ApiError;
  return (
    <main className={styles.screen}>
      <div role="alert">
        <h1>{t.boot}</h1>
        <p>{isCalls ? sentenceOf(failure, t) : t.chunk}</p>
      </div>
      <button type="button" onClick={isCalls ? onRetry : () => location.reload()}>
        {isCalls ? t.retry : t.reload}
      </button>
      <button type="button" onClick={onLogin}>
        {t.login}
      </button>
    </main>
  );
}

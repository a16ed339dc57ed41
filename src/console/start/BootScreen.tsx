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
}

/** Shown until the console's words are loaded: a spinner, or what went wrong with a retry. */
export function BootScreen({ application: { locales, words }, storage, failure, onRetry }: BootScreenProps) {
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
    </main>
  );
}

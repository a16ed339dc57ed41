import type { MobileWords } from '@i18n/mobile';
import { ApiError, endsSession, sentenceOf } from 'declared-console/wire';
import styles from './preview.module.css';

export const Waiting = ({ t }: { t: MobileWords }) => (
  <output className={styles.notice} aria-busy="true">
    <span className={styles.spinner} />
    {t.loading}
  </output>
);

/** For a url that shows nothing; nothing was loaded. */
export const InvalidLink = ({ t }: { t: MobileWords }) => (
  <div className={styles.notice} role="alert">
    <h2>{t.invalid}</h2>
    <p>{t.invalidHint}</p>
  </div>
);

interface FailedProps {
  readonly t: MobileWords;
  /** What couldn't be loaded. */
  readonly what: string;
  /** Why, if known. */
  readonly error?: unknown;
  /** The url of the file itself, checked. */
  readonly fileUrl?: string;
  onRetry(): void;
}

/** Something couldn't be loaded: says what and why, and offers to retry. */
export function Failed({ t, what, error, fileUrl, onRetry }: FailedProps) {
  const over = error instanceof ApiError && endsSession(error.failure);
  return (
    <div className={styles.notice}>
      <div role="alert">
        <h2>{what}</h2>
        {error !== undefined && <p>{over ? t.expired : sentenceOf(error, t.errors)}</p>}
      </div>
      <button type="button" className={styles.button} onClick={onRetry}>
        {t.retry}
      </button>
      {fileUrl && <FileLink t={t} url={fileUrl} />}
    </div>
  );
}

/** A link to the file itself, in this window. */
export const FileLink = ({ t, url }: { t: MobileWords; url: string }) => (
  <a className={styles.link} href={url} rel="noreferrer">
    {t.open}
  </a>
);

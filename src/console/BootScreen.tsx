import { errors as en } from '@i18n/en-US/errors';
import { toLocale } from '@i18n/locale';
import { errors as zh } from '@i18n/zh-CN/errors';
import { ApiError } from '../api/errors';
import { sentenceOf } from '../api/sentence';
import { readPreference } from '../auth/preferences';
import styles from './BootScreen.module.css';

const words = {
  'zh-CN': { errors: zh, failed: zh.boot, retry: zh.retry, loading: zh.loading },
  'en-US': { errors: en, failed: en.boot, retry: en.retry, loading: en.loading },
};

/** Before the words of the console are there: waiting, or what went wrong with a retry. */
export function BootScreen({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const t = words[toLocale(readPreference('locale'))];
  if (failure === undefined) {
    return (
      <output className={styles.screen} aria-busy="true">
        <span className={styles.spinner} />
        {t.loading}
      </output>
    );
  }
  const said = failure instanceof ApiError ? sentenceOf(failure, t.errors) : t.errors.http;
  return (
    <main className={styles.screen}>
      <div role="alert">
        <h1>{t.failed}</h1>
        <p>{said}</p>
      </div>
      <button type="button" onClick={onRetry}>
        {t.retry}
      </button>
    </main>
  );
}

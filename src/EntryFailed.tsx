import type { EntryProps } from './application';
import { readPreference } from './auth/preferences';
import { toLocale } from './locale';
import { wordsIn } from './words';

/** An entry's chunk could not be had: the system was updated meanwhile, or the network is away. Reloading mends both. */
export function EntryFailed({ application: { locales, words } }: EntryProps) {
  const t = wordsIn(words.errors, toLocale(locales, readPreference('locale')));
  return (
    <main style={{ padding: '30vh 24px', textAlign: 'center' }}>
      <p role="alert">{t.chunk}</p>
      <button type="button" onClick={() => location.reload()}>
        {t.reload}
      </button>
    </main>
  );
}

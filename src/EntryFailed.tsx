import type { EntryProps } from './application';
import { chosenLocale } from './auth/preferences';
import { ChunkError } from './chunks';
import { useReload } from './useReload';
import { wordsIn } from './words';

interface EntryFailedProps {
  readonly application: EntryProps['application'];
  /** What was thrown where nothing has caught it; otherwise the entry itself could not be had. */
  readonly error?: unknown;
}

/**
 * An entry's chunk could not be had: the system was updated meanwhile, or the network is away; or it threw. Reloading mends
 * what can be mended.
 */
export function EntryFailed({ application: { locales, words }, error }: EntryFailedProps) {
  const t = wordsIn(words.errors, chosenLocale(locales));
  const { isAway, reload } = useReload();
  const reason = error === undefined || error instanceof ChunkError ? t.chunk : t.crashed;
  return (
    <main style={{ padding: '30vh 24px', textAlign: 'center' }}>
      <p role="alert">{isAway ? t.offline : reason}</p>
      <button type="button" onClick={reload}>
        {t.reload}
      </button>
    </main>
  );
}

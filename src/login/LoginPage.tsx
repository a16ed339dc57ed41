import { useEffect, useRef, useState } from 'react';
import '../entry.css';
import type { EntryProps } from '../application';
import { logout } from '../auth/login';
import { unreadEntries } from '../auth/menu';
import { forgetting, keepChunks } from '../chunks';
import { useLocale, useTheme } from '../storage/useAppearance';
import { type EveryLocale, type LoginWords, wordsIn } from '../words';
import { BrandMark } from './BrandMark';
import { destination, likely } from './destination';
import { Entering, type Obstacle } from './Entering';
import { LoginForm } from './LoginForm';
import styles from './login.module.css';
import { Switches } from './Switches';

interface LoginPageProps {
  readonly entry: EntryProps;
  readonly words: EveryLocale<LoginWords>;
  /** Loads and renders the console ahead of time, until the page is left. */
  warm(entry: EntryProps, path: string, signal: AbortSignal): Promise<void>;
}

/** Kept, because `import()` resolves only after the next paint even if the module is loaded. */
const chunk = keepChunks(() => import('../speed/prefetchList'));
const loadPrefetch = () => chunk('prefetchList').catch(forgetting);

/** The login page, and the way from it to the first menu entry. */
export function LoginPage({ entry, words, warm }: LoginPageProps) {
  const { application, authProvider, client, session, settings, storage, notice, from, go } = entry;
  const [locale, setLocale] = useLocale(application.locales, storage);
  const [theme, setTheme] = useTheme(storage);
  const [entering, setEntering] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const page = useRef<HTMLDivElement>(null);
  const t = wordsIn(words, locale);
  const errors = wordsIn(application.words.errors, locale);
  const expected = likely({ from, notice }, application);
  const product = settings.title || t.product;

  useEffect(() => {
    document.title = `${t.login} · ${product}`;
  }, [t, product]);
  // Once the user starts typing, the console will probably be needed.
  useEffect(() => {
    const left = new AbortController();
    const begin = () => {
      // What fails here is loaded again when it is needed, and reported then.
      warm(entry, expected, left.signal).catch(() => {});
      loadPrefetch().catch(() => {});
    };
    page.current?.addEventListener('input', begin, { once: true, signal: left.signal });
    return () => left.abort();
  }, [warm, entry, expected]);

  async function enter() {
    setEntering(true);
    setObstacle(undefined);
    try {
      const { prefetchList } = await loadPrefetch();
      const asked = prefetchList(entry, application, client, expected);
      const menu = await asked.menu;
      const path = destination(menu, { from, notice }, application);
      if (path !== expected) asked.dropRows();
      if (!path) return setObstacle({ kind: 'noMenu', unread: unreadEntries(menu) });
      session.keepMenu(menu);
      go(path, 'loggedIn');
    } catch (error) {
      setObstacle({ kind: 'failed', error });
    }
  }

  function leave() {
    logout(entry, client, application.session);
    setEntering(false);
  }

  return (
    <div ref={page} className={styles.page} data-theme={theme}>
      <Switches
        t={t}
        locales={application.locales}
        locale={locale}
        theme={theme}
        onLocale={setLocale}
        onTheme={setTheme}
      />
      <main className={styles.card}>
        <header className={styles.header}>
          <BrandMark />
          <h1>{product}</h1>
        </header>
        {entering ? (
          <Entering t={t} errors={errors} obstacle={obstacle} onRetry={enter} onLeave={leave} />
        ) : (
          <LoginForm
            authProvider={authProvider}
            client={client}
            def={application.session}
            t={t}
            errors={errors}
            notice={notice && notice !== 'loggedIn' ? errors[notice] : undefined}
            isSuccess={notice === 'loginAgain'}
            onLoggedIn={enter}
          />
        )}
      </main>
    </div>
  );
}

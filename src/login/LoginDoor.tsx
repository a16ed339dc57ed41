import { useEffect, useRef, useState } from 'react';
import '../door.css';
import { useLocale, useTheme } from '../auth/appearance';
import { logout } from '../auth/login';
import { fetchMenu } from '../auth/menu';
import { session } from '../auth/session';
import type { DoorProps } from '../doors';
import { BrandMark } from './BrandMark';
import { destination } from './destination';
import { Entering, type Obstacle } from './Entering';
import { LoginForm } from './LoginForm';
import styles from './login.module.css';
import { Switches } from './Switches';
import { warmConsole } from './warmConsole';
import { words } from './words';

/** The login page (section 2, "Login"), and the way from it to the first menu entry. */
export default function LoginDoor({ client, settings, notice, from, go }: DoorProps) {
  const [locale, setLocale] = useLocale();
  const [theme, setTheme] = useTheme();
  const [entering, setEntering] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const page = useRef<HTMLDivElement>(null);
  const t = words[locale];
  const product = settings.title || t.product;

  useEffect(() => {
    document.title = `${t.login} · ${product}`;
  }, [t, product]);
  useEffect(() => (page.current ? warmConsole(page.current) : undefined), []);

  async function enter() {
    setEntering(true);
    setObstacle(undefined);
    try {
      const menu = await fetchMenu(client);
      const path = destination(menu, { from, notice });
      if (!path) return setObstacle({ kind: 'noMenu' });
      session.keepMenu(menu);
      go(path, 'loggedIn');
    } catch (error) {
      setObstacle({ kind: 'failed', error });
    }
  }

  async function leave() {
    await logout(client);
    setObstacle(undefined);
    setEntering(false);
  }

  return (
    <div ref={page} className={styles.page} data-theme={theme}>
      <Switches t={t} locale={locale} theme={theme} onLocale={setLocale} onTheme={setTheme} />
      <main className={styles.card}>
        <header className={styles.header}>
          <BrandMark className={styles.mark} />
          <h1>{product}</h1>
        </header>
        {entering ? (
          <Entering t={t} obstacle={obstacle} onRetry={enter} onLeave={leave} />
        ) : (
          <LoginForm
            client={client}
            t={t}
            notice={notice && notice !== 'loggedIn' ? t.errors[notice] : undefined}
            onLoggedIn={enter}
          />
        )}
      </main>
    </div>
  );
}

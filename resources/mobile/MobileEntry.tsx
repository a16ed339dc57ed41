import 'declared-console/entry.css';
import { type MobileWords, words } from '@i18n/mobile';
import type { EntryProps } from 'declared-console';
import { lazyChunk, useLocale, useTheme, wordsIn } from 'declared-console';
import { Suspense, useEffect, useMemo } from 'react';
import { strangerOf } from '../evidence/fileHosts';
import { productSettings } from '../settings';
import { matchPreview, type PreviewRoute } from './matchPreview';
import { InvalidLink, Waiting } from './PageStates';
import { PicturePreview } from './PicturePreview';
import styles from './preview.module.css';
import { StrangerGate } from './StrangerGate';

const AttestationPreview = lazyChunk(() => import('./AttestationPreview'));
const ProgressPreview = lazyChunk(() => import('./ProgressPreview'));
const DocumentPreview = lazyChunk(() => import('./DocumentPreview'));

/** The phone pages: opened by a link or a scanned code, without a session. */
export function MobileEntry({ application, client, session, settings, safeUrl, storage }: EntryProps) {
  const [locale] = useLocale(application.locales, storage);
  const [theme] = useTheme(storage);
  const t = wordsIn(words, locale);
  const route = useMemo(() => matchPreview(location.pathname), []);
  const title = t.titles[route.page];

  useEffect(() => {
    document.title = `${title} · ${settings.title || t.product}`;
  }, [title, settings, t]);

  return (
    <div className={styles.page} data-theme={theme}>
      {/* The url may contain a token: don't send it to the hosts of files. */}
      <meta name="referrer" content="no-referrer" />
      <header className={styles.header}>
        <h1>{title}</h1>
      </header>
      <main className={styles.main}>
        <Suspense fallback={<Waiting t={t} />}>
          {shown({ t, locale, route, client, session, settings, safeUrl })}
        </Suspense>
      </main>
    </div>
  );
}

type Shown = Pick<EntryProps, 'client' | 'session' | 'settings' | 'safeUrl'> & {
  t: MobileWords;
  locale: string;
  route: PreviewRoute;
};

function shown({ t, locale, route, client, session, settings, safeUrl }: Shown) {
  switch (route.page) {
    case 'image':
    case 'document': {
      const url = safeUrl(route.fileUrl);
      if (!url) return <InvalidLink t={t} />;
      return (
        <StrangerGate t={t} host={strangerOf(url, productSettings(settings))}>
          {route.page === 'image' ? (
            <PicturePreview t={t} locale={locale} settings={settings} url={url} />
          ) : (
            <DocumentPreview t={t} locale={locale} settings={settings} url={url} />
          )}
        </StrangerGate>
      );
    }
    case 'progress': {
      const url = route.fileUrl && safeUrl(route.fileUrl);
      return (
        <StrangerGate t={t} host={url ? strangerOf(url, productSettings(settings)) : undefined}>
          <ProgressPreview t={t} client={client} safeUrl={safeUrl} route={route} />
        </StrangerGate>
      );
    }
    case 'attestation':
      return <AttestationPreview {...{ t, locale, client, session, settings, safeUrl, route }} />;
    case 'invalid':
      return <InvalidLink t={t} />;
    case 'notFound':
      return (
        <div className={styles.notice}>
          <h2>{t.notFound}</h2>
          <a className={styles.button} href="/">
            {t.home}
          </a>
        </div>
      );
  }
}

import '../door.css';
import { useEffect, useMemo } from 'react';
import { evidenceUrl } from '../api/evidenceUrl';
import { useLocale, useTheme } from '../auth/appearance';
import type { DoorProps } from '../doors';
import { AttestationPreview } from './AttestationPreview';
import { DocumentPreview } from './DocumentPreview';
import { ImagePreview } from './ImagePreview';
import { matchPreview, type PreviewRoute } from './matchPreview';
import { ProgressPreview } from './ProgressPreview';
import styles from './preview.module.css';
import { InvalidLink } from './Said';
import { type Words, words } from './words';

/** The phone pages (section 2 of document 2): opened by a link or a scanned code, without a session. */
export default function PreviewDoor({ client, settings }: DoorProps) {
  const [locale] = useLocale();
  const [theme] = useTheme();
  const t = words[locale];
  const route = useMemo(() => matchPreview(location.pathname), []);
  const title = t.titles[route.page];

  useEffect(() => {
    document.title = `${title} · ${settings.title || t.product}`;
  }, [title, settings, t]);

  return (
    <div className={styles.page} data-theme={theme}>
      {/* The address may hold a token: no file's host is told where it was shown. */}
      <meta name="referrer" content="no-referrer" />
      <header className={styles.header}>
        <h1>{title}</h1>
      </header>
      <main className={styles.main}>{shown({ t, route, client, settings })}</main>
    </div>
  );
}

type Shown = Pick<DoorProps, 'client' | 'settings'> & { t: Words; route: PreviewRoute };

function shown({ t, route, client, settings }: Shown) {
  switch (route.page) {
    case 'image':
    case 'document': {
      const url = evidenceUrl(route.fileUrl, settings);
      if (!url) return <InvalidLink t={t} />;
      return route.page === 'image' ? <ImagePreview t={t} url={url} /> : <DocumentPreview t={t} url={url} />;
    }
    case 'progress':
      return <ProgressPreview t={t} client={client} settings={settings} route={route} />;
    case 'attestation':
      return <AttestationPreview t={t} client={client} settings={settings} route={route} />;
    case 'invalid':
      return <InvalidLink t={t} />;
    case 'notFound':
      return (
        <div className={styles.said}>
          <h2>{t.notFound}</h2>
          <a className={styles.button} href="/">
            {t.home}
          </a>
        </div>
      );
  }
}

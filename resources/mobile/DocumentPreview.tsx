import { words } from '@i18n/document';
import type { MobileWords } from '@i18n/mobile';
import { useLoad, wordsIn } from 'declared-console';
import type { Settings } from 'declared-console/wire';
import { useCallback } from 'react';
import { unreadKindOf } from '../evidence/media/mediaKind';
import { readDocument } from '../evidence/media/readDocument';
import { useSaveUrl } from '../evidence/media/useSaveUrl';
import { DocumentBody } from './DocumentBody';
import { ImagePreview } from './ImagePreview';
import { Failed, FileLink, Waiting } from './PageStates';
import styles from './preview.module.css';

interface DocumentPreviewProps {
  readonly t: MobileWords;
  /** The language of the viewer's words. */
  readonly locale: string;
  readonly settings: Settings;
  readonly url: string;
}

/** A document shown by its kind, with a link to the file below. */
export default function DocumentPreview({ t, locale, settings, url }: DocumentPreviewProps) {
  const load = useCallback((signal: AbortSignal) => readDocument(url, signal), [url]);
  const { state, retry } = useLoad(load);
  const viewer = wordsIn(words, locale);
  const save = useSaveUrl(url, state.kind === 'ready' ? state.value.file : undefined);
  if (state.kind === 'loading') return <Waiting t={t} />;
  if (state.kind === 'failed') {
    return <Failed t={t} what={t.document.failed} error={state.error} fileUrl={url} onRetry={retry} />;
  }
  const { kind } = state.value;
  if (kind === 'image' || (kind === 'foreign' && unreadKindOf(url) === 'image'))
    return <ImagePreview t={t} url={url} />;
  return (
    <div className={styles.document}>
      <DocumentBody t={t} viewer={viewer} settings={settings} url={url} read={state.value} />
      <div className={styles.links}>
        <FileLink t={t} url={url} />
        {save && (
          <a className={styles.link} {...save}>
            {viewer.save}
          </a>
        )}
      </div>
    </div>
  );
}

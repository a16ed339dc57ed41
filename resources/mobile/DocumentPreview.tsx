import type { MobileWords } from '@i18n/mobile';
import { useCallback } from 'react';
import { useLoad } from '@/useLoad';
import { readDocument } from '../evidence/media/readDocument';
import { DocumentBody } from './DocumentBody';
import { ImagePreview } from './ImagePreview';
import { Failed, FileLink, Waiting } from './PageStates';
import styles from './preview.module.css';

/** A document shown by its kind, with a link to the file below. */
export default function DocumentPreview({ t, url }: { t: MobileWords; url: string }) {
  const load = useCallback((signal: AbortSignal) => readDocument(url, signal), [url]);
  const { state, retry } = useLoad(load);
  if (state.kind === 'loading') return <Waiting t={t} />;
  if (state.kind === 'failed') {
    return <Failed t={t} what={t.document.failed} error={state.error} fileUrl={url} onRetry={retry} />;
  }
  if (state.value.kind === 'image') return <ImagePreview t={t} url={url} />;
  return (
    <div className={styles.document}>
      <DocumentBody t={t} read={state.value} />
      <FileLink t={t} url={url} />
    </div>
  );
}

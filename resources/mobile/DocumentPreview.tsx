import type { MobileWords } from '@i18n/mobile';
import { useCallback } from 'react';
import { fetchFile } from '@/api/fetchFile';
import { type DocumentKind, documentKind, FRAMED_AS } from '../evidence/media/documentKind';
import { PdfFrame } from '../evidence/media/PdfFrame';
import { useBlobUrl } from '../evidence/media/useBlobUrl';
import { ImagePreview } from './ImagePreview';
import styles from './preview.module.css';
import { Failed, FileLink, Waiting } from './Said';
import { useLoad } from './useLoad';

interface Fetched {
  readonly file: Blob | undefined;
  readonly kind: DocumentKind | 'foreign';
}

/** A document in a frame, and the file itself beneath it: many phones show no pdf within a page. */
export function DocumentPreview({ t, url }: { t: MobileWords; url: string }) {
  const load = useCallback((signal: AbortSignal) => fetchDocument(url, signal), [url]);
  const { state, retry } = useLoad(load);
  if (state.kind === 'loading') return <Waiting t={t} />;
  if (state.kind === 'failed') {
    return <Failed t={t} what={t.document.failed} error={state.error} fileUrl={url} onRetry={retry} />;
  }
  if (state.value.kind === 'image') return <ImagePreview t={t} url={url} />;
  return (
    <div className={styles.document}>
      <Framed t={t} url={url} {...state.value} />
      <FileLink t={t} url={url} />
    </div>
  );
}

/** A foreign host that doesn't let scripts read its files may still let them be framed. */
async function fetchDocument(url: string, signal: AbortSignal): Promise<Fetched> {
  try {
    const file = await fetchFile(url, signal);
    return { file, kind: await documentKind(file) };
  } catch (error) {
    if (signal.aborted || new URL(url).origin === location.origin) throw error;
    return { file: undefined, kind: 'foreign' };
  }
}

function Framed({ t, url, file, kind }: Fetched & { t: MobileWords; url: string }) {
  const blobUrl = useBlobUrl(file, isFramed(kind) ? FRAMED_AS[kind] : undefined);
  if (kind === 'foreign') {
    return <iframe title={t.document.frame} src={url} sandbox="" referrerPolicy="no-referrer" />;
  }
  if (kind === 'other' || (kind === 'pdf' && !navigator.pdfViewerEnabled)) {
    return <p className={styles.said}>{t.document.notShown}</p>;
  }
  if (!blobUrl) return <Waiting t={t} />;
  if (kind === 'pdf') return <PdfFrame title={t.document.frame} blobUrl={blobUrl} />;
  return <iframe title={t.document.frame} src={blobUrl} sandbox="" />;
}

const isFramed = (kind: Fetched['kind']): kind is keyof typeof FRAMED_AS => Object.hasOwn(FRAMED_AS, kind);

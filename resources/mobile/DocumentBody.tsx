import type { MobileWords } from '@i18n/mobile';
import { lazy, Suspense, useState } from 'react';
import { FRAMED_AS, isFramed } from '../evidence/media/documentKind';
import type { PdfProblem } from '../evidence/media/pdf/openPdf';
import type { ReadDocument } from '../evidence/media/readDocument';
import { useBlobUrl } from '../evidence/media/useBlobUrl';
import { Waiting } from './PageStates';
import styles from './preview.module.css';

const PdfViewer = lazy(() => import('../evidence/media/pdf/PdfViewer'));

interface DocumentBodyProps {
  readonly t: MobileWords;
  /** No picture. */
  readonly read: ReadDocument;
}

/** A PDF page by page, html and text in a frame that runs nothing; of the rest, why they aren't shown. */
export function DocumentBody({ t, read: { kind, file } }: DocumentBodyProps) {
  const [problem, setProblem] = useState<PdfProblem>();
  const blobUrl = useBlobUrl(file, isFramed(kind) ? FRAMED_AS[kind] : undefined);
  if (kind === 'pdf' && file && !problem) {
    return (
      <div className={styles.pages}>
        <Suspense fallback={<Waiting t={t} />}>
          <PdfViewer file={file} title={t.document.frame} t={t.document.viewer} onProblem={setProblem} />
        </Suspense>
      </div>
    );
  }
  if (isFramed(kind)) {
    return blobUrl ? <iframe title={t.document.frame} src={blobUrl} sandbox="" /> : <Waiting t={t} />;
  }
  const reason = problem ?? (kind === 'foreign' || kind === 'tooLarge' ? kind : 'other');
  return (
    <p role="alert" className={styles.notice}>
      {t.document.viewer.reasons[reason]}
    </p>
  );
}

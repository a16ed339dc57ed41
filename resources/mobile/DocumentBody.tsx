import type { MobileWords } from '@i18n/mobile';
import { Suspense, useState } from 'react';
import { lazyChunk } from '@/lazyChunk';
import { isFramed } from '../evidence/media/documentKind';
import type { PdfProblem } from '../evidence/media/pdf/openPdf';
import type { ReadDocument } from '../evidence/media/readDocument';
import { useBlobUrl } from '../evidence/media/useBlobUrl';
import { Waiting } from './PageStates';
import styles from './preview.module.css';
import recording from './recording.module.css';

const PdfViewer = lazyChunk(() => import('../evidence/media/pdf/PdfViewer'));

interface DocumentBodyProps {
  readonly t: MobileWords;
  /** Of every kind but an image. */
  readonly read: ReadDocument;
}

/**
 * Shows a PDF page by page, html and text in a sandboxed frame, audio and video in a player; otherwise says why it
 * can't.
 */
export function DocumentBody({ t, read }: DocumentBodyProps) {
  const [problem, setProblem] = useState<PdfProblem | 'other'>();
  const { kind, file } = read;
  const blobUrl = useBlobUrl(read);
  const reason =
    problem ?? (kind === 'foreign' || kind === 'tooLarge' || kind === 'other' ? kind : undefined);
  if (read.frame) {
    return (
      <>
        <p className={styles.caption}>{t.document.viewer.framed}</p>
        <iframe title={t.document.frame} src={read.frame} sandbox="" />
      </>
    );
  }
  if (reason) {
    return (
      <p role="alert" className={styles.notice}>
        {t.document.viewer.reasons[reason]}
      </p>
    );
  }
  if (kind === 'pdf' && file) {
    return (
      <div className={styles.pages}>
        <Suspense fallback={<Waiting t={t} />}>
          <PdfViewer file={file} title={t.document.frame} t={t.document.viewer} onProblem={setProblem} />
        </Suspense>
      </div>
    );
  }
  if (!blobUrl) return <Waiting t={t} />;
  if (isFramed(kind)) return <iframe title={t.document.frame} src={blobUrl} sandbox="" />;
  return <Recording t={t} url={blobUrl} isSound={kind === 'audio'} onError={() => setProblem('other')} />;
}

interface RecordingProps {
  readonly t: MobileWords;
  readonly url: string;
  /** Audio rather than video. */
  readonly isSound: boolean;
  readonly onError: () => void;
}

/** Audio or video as a document, which doesn't play by itself. */
function Recording({ t, url, isSound, onError }: RecordingProps) {
  if (isSound) {
    return (
      <div className={recording.sound}>
        <audio src={url} controls aria-label={t.document.sound} onError={onError}>
          <track kind="captions" />
        </audio>
      </div>
    );
  }
  return (
    <div className={styles.cinema}>
      <video src={url} controls playsInline aria-label={t.progress.video} onError={onError}>
        <track kind="captions" />
      </video>
    </div>
  );
}

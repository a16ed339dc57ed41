import type { DocumentWords } from '@i18n/document';
import type { MobileWords } from '@i18n/mobile';
import { loadableUrl, type Settings } from 'declared-console/wire';
import { Suspense, useState } from 'react';
import { isFramed } from '../evidence/media/documentKind';
import { EncodingChoice } from '../evidence/media/EncodingChoice';
import { unreadKindOf } from '../evidence/media/mediaKind';
import type { FileProblem } from '../evidence/media/pages/fileProblem';
import { type ReadDocument, reasonOf } from '../evidence/media/readDocument';
import { useBlobUrl } from '../evidence/media/useBlobUrl';
import { useMediaFailure } from '../evidence/media/useMediaFailure';
import { viewerOf } from '../evidence/media/viewers';
import { useFramedPage } from '../evidence/useFraming';
import { Waiting } from './PageStates';
import styles from './preview.module.css';
import recording from './recording.module.css';

interface DocumentBodyProps {
  readonly t: MobileWords;
  readonly viewer: DocumentWords;
  readonly settings: Settings;
  readonly url: string;
  /** Of every kind but an image. */
  readonly read: ReadDocument;
}

/**
 * Shows a PDF page by page, html and text in a sandboxed frame, audio and video in a player; otherwise says why it
 * can't.
 */
export function DocumentBody({ t, viewer, settings, url, read }: DocumentBodyProps) {
  const [problem, setProblem] = useState<FileProblem | 'foreign'>();
  const [chosen, setChosen] = useState<string>();
  const [encoding, setEncoding] = useState<string>();
  const { kind, file } = read;
  const prepare = useFramedPage(settings);
  const blobUrl = useBlobUrl(read, { encoding: chosen, onEncoding: setEncoding, prepare });
  const { sentence, fail } = useMediaFailure(read, viewer);
  const Viewer = viewerOf(kind);
  const unread = kind === 'foreign' && !problem ? unreadKindOf(url) : undefined;
  if (read.frame) {
    return (
      <>
        <p className={styles.caption}>{viewer.framed}</p>
        <iframe title={t.document.frame} src={loadableUrl(read.frame)} sandbox="" />
      </>
    );
  }
  // Browsers of phones show no PDF in a frame.
  if (unread && unread !== 'pdf') {
    const refuse = () => setProblem('foreign');
    return <Recording t={t} url={url} isSound={unread === 'audio'} onError={refuse} />;
  }
  const reason = problem ?? reasonOf(kind);
  if (sentence || reason) {
    return (
      <p role="alert" className={styles.notice}>
        {sentence || (reason && viewer.reasons[reason])}
      </p>
    );
  }
  if (Viewer && file) {
    return (
      <div className={kind === 'amr' ? recording.sound : styles.pages}>
        <Suspense fallback={<Waiting t={t} />}>
          <Viewer file={file} title={t.document.frame} t={viewer} onProblem={setProblem} />
        </Suspense>
      </div>
    );
  }
  if (!blobUrl) return <Waiting t={t} />;
  if (isFramed(kind)) {
    return (
      <>
        <div className={styles.caption}>
          <EncodingChoice t={viewer} encoding={encoding} onChoose={setChosen} />
        </div>
        <iframe title={t.document.frame} src={blobUrl} sandbox="" />
      </>
    );
  }
  return <Recording t={t} url={blobUrl} isSound={kind === 'audio'} onError={fail} />;
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

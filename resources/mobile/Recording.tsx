import type { MobileWords } from '@i18n/mobile';
import page from './preview.module.css';
import styles from './recording.module.css';

interface RecordingProps {
  readonly t: MobileWords;
  readonly url: string;
  /** Heard, not seen. */
  readonly isSound: boolean;
  readonly onError: () => void;
}

/** A sound or a video among the documents: it plays when the person wants it to. */
export function Recording({ t, url, isSound, onError }: RecordingProps) {
  if (isSound) {
    return (
      <div className={styles.sound}>
        <audio src={url} controls aria-label={t.document.sound} onError={onError}>
          <track kind="captions" />
        </audio>
      </div>
    );
  }
  return (
    <div className={page.cinema}>
      <video src={url} controls playsInline aria-label={t.progress.video} onError={onError}>
        <track kind="captions" />
      </video>
    </div>
  );
}

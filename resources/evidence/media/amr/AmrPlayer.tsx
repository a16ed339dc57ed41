import { useEffect, useState } from 'react';
import { problemOf } from '../pages/fileProblem';
import type { ViewerProps } from '../pages/ViewerProps';
import { openWorker } from '../worker/openWorker';
import styles from './amr.module.css';
import type { AmrCalls } from './amrWorker';

const start = () => new Worker(new URL('./amrWorker', import.meta.url), { type: 'module', name: 'amr' });

/** Plays a recording of calls, or what is there of it. */
export default function AmrPlayer({ file, title, t, onProblem }: ViewerProps) {
  const [sound, setSound] = useState<{ url: string; isCut: boolean }>();
  useEffect(() => {
    let isOver = false;
    let made: string | undefined;
    const worker = openWorker<AmrCalls>(start);
    worker.ask('decode', file).then(
      ({ wav, isCut }) => {
        worker.close();
        if (isOver) return;
        made = URL.createObjectURL(wav);
        setSound({ url: made, isCut });
      },
      (error: unknown) => {
        worker.close();
        if (!isOver) onProblem(problemOf(error));
      },
    );
    return () => {
      isOver = true;
      worker.close();
      if (made) URL.revokeObjectURL(made);
    };
  }, [file, onProblem]);
  if (!sound) return <output className={styles.player}>{t.loading}</output>;
  return (
    <div className={styles.player}>
      {sound.isCut && (
        <p role="alert" className={styles.note}>
          {t.cutRecording}
        </p>
      )}
      <audio src={sound.url} controls aria-label={title} onError={() => onProblem('broken')}>
        <track kind="captions" />
      </audio>
    </div>
  );
}

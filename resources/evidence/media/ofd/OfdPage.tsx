import { useEffect, useState } from 'react';
import { type FileProblem, problemOf } from '../pages/fileProblem';
import { PageFrame, type PageProps } from '../pages/PageFrame';
import styles from '../pages/pages.module.css';
import type { Size } from '../pages/size';
import type { OpenedWorker } from '../worker/openWorker';
import { OfdItems } from './OfdItems';
import type { OfdCalls, OfdPageContent } from './ofd';

interface OfdPageProps extends PageProps {
  readonly worker: OpenedWorker<OfdCalls>;
  /** Its size in points until it is read. */
  readonly usual: Size;
  /** Called if it can't be read; must be stable between renders, as `onLeftOut`. */
  readonly onProblem?: ((problem: FileProblem) => void) | undefined;
  /** Called with its number and how many things on it aren't shown, or not as they are. */
  readonly onLeftOut: (page: number, count: number) => void;
}

/** A millimetre in points. */
const MILLIMETRE = 72 / 25.4;

/** A page of an OFD document: an SVG, whose text can be selected; empty while it is far from the view. */
export function OfdPage({ worker, usual, onProblem, onLeftOut, isNear, broken, ...page }: OfdPageProps) {
  const [content, setContent] = useState<OfdPageContent>();
  const [isBroken, setIsBroken] = useState(false);
  const { number } = page;

  useEffect(() => {
    if (!isNear) return;
    let isOver = false;
    worker.ask('draw', number - 1).then(
      (read) => {
        if (isOver) return;
        setContent(read);
        onLeftOut(number, read.leftOut);
      },
      (error: unknown) => {
        if (isOver) return;
        if (onProblem) onProblem(problemOf(error));
        else setIsBroken(true);
      },
    );
    return () => {
      isOver = true;
      setContent(undefined);
    };
  }, [worker, number, isNear, onProblem, onLeftOut]);

  const { width, height } = content ?? usual;
  return (
    <PageFrame {...page} width={width} height={height} problem={isBroken ? broken : undefined}>
      {content && (
        <svg
          className={styles.pixels}
          viewBox={`0 0 ${width / MILLIMETRE} ${height / MILLIMETRE}`}
          role="presentation"
        >
          <OfdItems items={content.items} />
        </svg>
      )}
    </PageFrame>
  );
}

import { useEffect, useRef, useState } from 'react';
import { type FileProblem, problemOf } from '../pages/fileProblem';
import { PageFrame, type PageProps } from '../pages/PageFrame';
import styles from '../pages/pages.module.css';
import type { Size } from '../pages/size';
import type { OpenedWorker } from '../worker/openWorker';
import type { RasterCalls } from './raster';

interface RasterPageProps extends PageProps {
  readonly worker: OpenedWorker<RasterCalls>;
  readonly size: Size;
  /** Called if it can't be drawn; must be stable between renders. */
  readonly onProblem?: ((problem: FileProblem) => void) | undefined;
}

/** A picture as a page: a canvas, empty while it is far from the view. */
export function RasterPage({ worker, size, onProblem, isNear, broken, ...page }: RasterPageProps) {
  const [isBroken, setIsBroken] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { number, label } = page;

  useEffect(() => {
    const target = canvas.current;
    if (!isNear || !target) return;
    let isOver = false;
    worker.ask('draw', number - 1).then(
      (bitmap) => {
        if (isOver) return bitmap.close();
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        target.dataset.drawn = '';
      },
      (error: unknown) => {
        if (isOver) return;
        if (onProblem) onProblem(problemOf(error));
        else setIsBroken(true);
      },
    );
    return () => {
      isOver = true;
      // A canvas keeps its memory until garbage collection, unless its size is 0.
      target.width = 0;
      target.height = 0;
      delete target.dataset.drawn;
    };
  }, [worker, number, isNear, onProblem]);

  return (
    <PageFrame {...page} {...size} problem={isBroken ? broken : undefined}>
      <div className={styles.pixels}>
        <canvas ref={canvas} role="img" aria-label={label} />
      </div>
    </PageFrame>
  );
}

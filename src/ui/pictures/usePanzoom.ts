import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useRef, useState } from 'react';

/** At 1 the whole picture is visible. */
const [SMALLEST, LARGEST] = [1, 8];

/**
 * Zooms by wheel and pinch, pans by drag; at a `scale` of 1 the picture is fitted and back in place. Events are handled on the
 * `frame`; `moved` is its only child, and fills it.
 */
export function usePanzoom() {
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject>(undefined);
  const [scale, setScale] = useState<number>(SMALLEST);

  useEffect(() => {
    const [outer, inner] = [frame.current, moved.current];
    if (!outer || !inner) return;
    const made = Panzoom(inner, {
      minScale: SMALLEST,
      maxScale: LARGEST,
      panOnlyWhenZoomed: true,
      canvas: true,
      cursor: 'grab',
      animate: true,
      // Zoom steps are always animated: without a duration for those who prefer no motion.
      duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120,
      // The default handler keeps the frame from being focused by a click.
      handleStartEvent: (event) => {
        event.preventDefault();
        outer.focus({ preventScroll: true });
      },
    });
    panzoom.current = made;

    const changed = () => {
      setScale(made.getScale());
      const { x, y } = made.getPan();
      if (made.getScale() === SMALLEST && (x !== 0 || y !== 0)) made.pan(0, 0, { force: true });
    };
    const turned = (event: WheelEvent) => made.zoomWithWheel(event);
    inner.addEventListener('panzoomchange', changed);
    outer.addEventListener('wheel', turned, { passive: false });
    return () => {
      inner.removeEventListener('panzoomchange', changed);
      outer.removeEventListener('wheel', turned);
      made.destroy();
    };
  }, []);

  return { frame, moved, panzoom, scale };
}

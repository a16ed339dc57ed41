import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useRef, useState } from 'react';

/** Zoomed out, the whole picture is in view. */
const [SMALLEST, LARGEST] = [1, 8];

/**
 * Zoom by wheel and pinch, pan by drag; fitted again, the picture is back in its place. Wheel, drag and pinch happen on the
 * `frame`, whose only child is `moved` and fills it; a `scale` of 1 is fitted.
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
      // A step of zoom is always animated: for whoever wants no motion it takes no time.
      duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120,
      // Its default keeps the frame from being focused, and so from the keyboard.
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

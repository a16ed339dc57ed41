import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fitted, pixelsOfPoint, stepFrom, type Zoom } from './zoom';

/** The space beside and above a page, in CSS pixels; must match pages.module.css. */
const GAP = 12;

/**
 * The zoom of the pages and the functions that change it; keeps what is in view in view.
 * @param scroller the scroll container
 * @param pageWidth of the first page, in points; `undefined` until it is known
 */
export function useZoom(scroller: RefObject<HTMLElement | null>, pageWidth: number | undefined) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  const factor = zoom === 'fit' ? fitted(pageWidth ?? 1, Math.max(1, width - 2 * GAP)) : zoom;
  const scale = pixelsOfPoint(factor);
  const before = useRef(scale);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && pageWidth !== undefined) element.scrollTop *= scale / before.current;
    before.current = scale;
  }, [scroller, scale, pageWidth]);

  return {
    /** 1 is the size on paper. */
    factor,
    /** CSS pixels per point. */
    scale,
    zoomIn: () => setZoom(stepFrom(factor, 1)),
    zoomOut: () => setZoom(stepFrom(factor, -1)),
    fit: () => setZoom('fit'),
  };
}

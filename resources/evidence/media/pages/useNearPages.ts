import { type RefObject, useEffect, useState } from 'react';

interface NearPages {
  readonly near: ReadonlySet<number>;
  /** The page in the middle of the view, from 1. */
  readonly current: number;
}

const numberOf = ({ target }: IntersectionObserverEntry) =>
  Number(target instanceof HTMLElement ? target.dataset.page : Number.NaN);

/**
 * Tracks which pages are within one viewport of the visible area.
 * @param scroller the scroll container; its pages have a `data-page`
 * @param count how many pages it has; 0 until they are rendered
 */
export function useNearPages(scroller: RefObject<HTMLElement | null>, count: number): NearPages {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const root = scroller.current;
    if (!root || count === 0) return;
    const coming = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const entry of entries) after[entry.isIntersecting ? 'add' : 'delete'](numberOf(entry));
          return after;
        }),
      { root, rootMargin: '100% 0px' },
    );
    const middle = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(numberOf(entered));
      },
      { root, rootMargin: '-50% 0px -50% 0px' },
    );
    for (const page of root.querySelectorAll('[data-page]')) {
      coming.observe(page);
      middle.observe(page);
    }
    return () => {
      coming.disconnect();
      middle.disconnect();
    };
  }, [scroller, count]);
  return { near, current };
}

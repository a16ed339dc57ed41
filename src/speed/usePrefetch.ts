// Without it the first switch to a list takes 2.3 times as long (tests/bench/README.md).

import type { FocusEvent, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useStoreContext } from 'react-admin';
import { prefetchRows } from '../api/listCall';
import { forgetting } from '../chunks';
import { useConsole } from '../kit/ConsoleContext';
import { asLeft } from '../ui/list/lastQuery';

/** How long the pointer or focus must rest on a link, in milliseconds: less is just passing over it. */
const MEANT = 60;

/**
 * Handlers for an element with links to lists: while the pointer or focus is on a link, its list is loaded and the first
 * rows are prefetched. Touches are ignored, as they may be the start of scrolling.
 */
export function usePrefetch() {
  const { client, codec, load, lists } = useConsole();
  const store = useStoreContext();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  function consider({ target }: FocusEvent | PointerEvent) {
    cancel();
    const name = (target as Element).closest('a')?.getAttribute('href')?.slice(1);
    if (!name || !Object.hasOwn(lists, name) || `/${name}` === location.pathname) return;
    // Its first rows without filters aren't what the list will show.
    if (asLeft(store, `/${name}`, location.pathname) !== `/${name}`) return;
    timer.current = setTimeout(() => {
      // Whatever fails here is requested again when it is needed, and reported then.
      load(name)
        .catch(forgetting)
        .then(
          (resource) => prefetchRows(resource, { client, codec }),
          () => {},
        );
    }, MEANT);
  }

  return {
    onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && consider(event),
    onFocus: consider,
    onPointerLeave: cancel,
    onBlur: cancel,
    // From here on the list makes its own request.
    onClickCapture: cancel,
  };
}

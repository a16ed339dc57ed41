import type { FocusEvent, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { prefetchRows } from '../../api/listCall';
import { forgetting } from '../../chunks';
import { useConsole } from '../../ui/ConsoleContext';

/** How long a pointer or the focus is on a link before it is meant, in milliseconds: less is passing over it. */
const MEANT = 60;

/**
 * Handlers of an element with links to lists: what is likely to be opened next is loaded, and its first rows are asked for,
 * while the pointer or the focus is on its link. A touch means nothing before it ends: it may scroll.
 */
export function usePrefetch() {
  const { client, codec, load, lists } = useConsole();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  function consider({ target }: FocusEvent | PointerEvent) {
    cancel();
    const name = (target as Element).closest('a')?.getAttribute('href')?.slice(1);
    if (!name || !Object.hasOwn(lists, name) || `/${name}` === location.pathname) return;
    timer.current = setTimeout(() => {
      // What fails here is asked for again, and said, when it is needed.
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
    // From here on the list asks for itself.
    onClickCapture: cancel,
  };
}

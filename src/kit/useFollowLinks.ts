import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leaveRow, originAt } from './PageContext';

/** A link that was clicked. */
interface Followed {
  readonly path: string;
  /** Resolves when the navigation is done or blocked. */
  go(): Promise<void>;
}

/**
 * A click handler that follows the plain links inside an element within the console. react-router's `Link`s all re-render
 * whenever the url changes, which is slow with many of them. A link's state names its row. The handler returns where the
 * link leads and how to go there, or `undefined` if it isn't for the console.
 * @param leadsTo completes the path that a link names
 */
export function useFollowLinks(
  leadsTo = (path: string): string => path,
): (event: MouseEvent) => Followed | undefined {
  const navigate = useNavigate();
  const location = useLocation();
  return (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
    if (!link || event.defaultPrevented || isForTheBrowser(event)) return undefined;
    event.preventDefault();
    const path = link.getAttribute('href') ?? '';
    const row = link.closest('tr')?.dataset.row;
    // Another page begins at its top, as from react-admin's own menu; the row's page has its own way.
    const state = row === undefined ? { _scrollToTop: true } : originAt(location, row);
    async function go() {
      if (row !== undefined) leaveRow(location.key, row);
      return navigate(leadsTo(path), { state });
    }
    return { path, go };
  };
}

/** Clicks that open a new tab or window, or download. */
const isForTheBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

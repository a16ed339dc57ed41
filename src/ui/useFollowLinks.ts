import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leaveRow, originAt } from './PageContext';

/** A link that was pressed. */
interface Followed {
  readonly path: string;
  /** Resolves when the address has changed, or was kept. */
  go(): Promise<void>;
}

/**
 * Follows, within the console, the plain links that stand in an element: its click handler. react-router's own are each
 * drawn again whenever the address changes, which many of them make felt. What a link carries names the row it stands in.
 * The handler answers where a link leads and how to go there, or nothing where it isn't for the console.
 */
export function useFollowLinks(): (event: MouseEvent) => Followed | undefined {
  const navigate = useNavigate();
  const location = useLocation();
  return (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
    if (!link || event.defaultPrevented || isForTheBrowser(event)) return undefined;
    event.preventDefault();
    const path = link.getAttribute('href') ?? '';
    const row = link.closest('tr')?.dataset.row;
    const state = row === undefined ? null : originAt(location, row);
    async function go() {
      if (row !== undefined) leaveRow(location.key, row);
      return navigate(path, { state });
    }
    return { path, go };
  };
}

/** Opens elsewhere, or downloads. */
const isForTheBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

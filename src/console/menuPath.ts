import { generatePath, matchPath, useLocation } from 'react-router-dom';
import type { PageRoute } from '../application';
import { useConsole } from '../ui/ConsoleContext';

/** The menu path that a page stands under: its own, or that of the list its route belongs to. */
export function menuPathOf(pages: readonly PageRoute[], pathname: string): string {
  for (const { path, under } of pages) {
    const match = under && matchPath(path, pathname);
    if (match) return generatePath(under, match.params);
  }
  return pathname;
}

/** {@link menuPathOf} the page that is open. */
export const useMenuPath = () => menuPathOf(useConsole().parts.pages, useLocation().pathname);

import type { MenuItem } from '@/auth/session';
import { groupPages } from './menu/groupPages';
import { placeEntries } from './menu/placeEntries';
import { treeOf } from './menu/treeOf';

/** Where a logged-in user is sent from `/`; if the menu lacks it, the console opens the first menu entry. */
export const HOME = '/user/enterprise';

/**
 * Decodes the server's menu, whatever the form of its tree and its urls, sorted by id. Entries that say nothing are left out;
 * one that can't be opened carries the reason.
 * @param pages the paths of the console's lists, which decide where a url can be read in several ways
 */
export const decodeMenu = (wire: unknown, pages: readonly string[] = []): readonly MenuItem[] =>
  groupPages(placeEntries(treeOf(wire), pages), pages);

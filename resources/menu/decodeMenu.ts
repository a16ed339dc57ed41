import type { MenuItem } from 'declared-console/wire';
import { lists } from '../manifest';
import { groupPages } from './groupPages';
import { placeEntries } from './placeEntries';
import { treeOf } from './treeOf';

export { isMenu } from './treeOf';

/** The paths of the console's lists. */
export const listPaths: readonly string[] = Object.keys(lists).map((list) => `/${list}`);

/**
 * Decodes the server's menu, whatever the form of its tree and its urls, sorted by id. Entries that say nothing are left out;
 * one that can't be opened carries the reason.
 * @param pages the paths of the console's lists, which decide where a url can be read in several ways
 */
export const decodeMenu = (wire: unknown, pages: readonly string[] = []): readonly MenuItem[] =>
  groupPages(placeEntries(treeOf(wire), pages), pages);

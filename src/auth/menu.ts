import { isOwnPath } from '@/schema/ownPath';
import type { MenuItem } from './session';

/** An entry that can be opened, and its full url: its parent's followed by its own. */
interface MenuEntry {
  readonly item: MenuItem;
  readonly path: string;
}

/**
 * The children of a top entry that are shown: hidden ones, ones without a url and ones that lead out of the console or
 * back to where it begins are skipped.
 */
export const shownChildren = (parent: MenuItem): readonly MenuEntry[] =>
  parent.children
    .filter((child) => !child.hidden && child.url.startsWith('/'))
    .map((child) => ({ item: child, path: parent.url + child.url }))
    .filter(({ path }) => isOwnPath(path) && path !== '/');

/** Where a person lands after logging in: the first entry's url followed by its first child's, hidden groups skipped. */
export const landingPath = (menu: readonly MenuItem[]): string | undefined =>
  menu.filter(({ hidden }) => !hidden).flatMap(shownChildren)[0]?.path;

/** What a menu allows; kept in memory. */
export interface Rights {
  /** The permission strings of all its nodes. */
  readonly permissions: ReadonlySet<string>;
  /** The paths of its entries. */
  readonly paths: ReadonlySet<string>;
  /** The paths below whose entry it tells finer rights. */
  readonly finer: ReadonlySet<string>;
}

const everything = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...everything(item.children)]);

/** Collects what a menu allows, hidden nodes included: they carry permissions without being entries. */
export function rightsOf(menu: readonly MenuItem[]): Rights {
  const entries = menu.flatMap(shownChildren);
  const tellsFiner = ({ item }: MenuEntry) => everything(item.children).some(({ permission }) => permission);
  return {
    permissions: new Set(everything(menu).flatMap(({ permission }) => (permission ? [permission] : []))),
    paths: new Set(entries.map(({ path }) => path)),
    finer: new Set(entries.filter(tellsFiner).map(({ path }) => path)),
  };
}

/**
 * Whether something of a list may be done: the menu has the list, and where it tells finer rights below that entry, this
 * one is among them. A menu that says nothing of finer rights is not read as refusing them: the server refuses by itself.
 * @param list its name, which is its path without the leading slash
 */
export const mayDo = ({ permissions, paths, finer }: Rights, list: string, permission?: string): boolean =>
  paths.has(`/${list}`) &&
  (permission === undefined || !finer.has(`/${list}`) || permissions.has(permission));

/** The first of the lists by which the menu allows a page of theirs; nothing where none does. */
export const allowingList = (
  rights: Rights,
  lists: readonly string[],
  permission?: string,
): string | undefined => lists.find((list) => mayDo(rights, list, permission));

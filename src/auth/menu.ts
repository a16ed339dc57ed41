import { isOwnPath } from '../schema/ownPath';
import type { MenuItem } from './session';

/** An entry that can be opened, and its full path: its parent's url followed by its own. */
interface MenuEntry {
  readonly item: MenuItem;
  readonly path: string;
}

/** The visible children of a top entry: not hidden, and with a path inside the console other than `/`. */
export const shownChildren = (parent: MenuItem): readonly MenuEntry[] =>
  parent.children
    .filter((child) => !child.hidden && child.url.startsWith('/'))
    .map((child) => ({ item: child, path: child.path ?? parent.url + child.url }))
    .filter(({ path }) => isOwnPath(path) && path !== '/');

/** Where users land after logging in: the first child of the first group that isn't hidden. */
export const landingPath = (menu: readonly MenuItem[]): string | undefined =>
  menu.filter(({ hidden }) => !hidden).flatMap(shownChildren)[0]?.path;

/** An entry that nobody can open although it isn't hidden. */
export interface UnreadEntry {
  readonly name: string;
  readonly reason: NonNullable<MenuItem['unread']>;
}

/** The entries of a menu that couldn't be read, with the reason. */
export const unreadEntries = (menu: readonly MenuItem[]): readonly UnreadEntry[] =>
  menu
    .filter(({ hidden }) => !hidden)
    .flatMap((group) => [group, ...group.children])
    .flatMap(({ name, hidden, unread }) => (unread && !hidden ? [{ name, reason: unread }] : []));

/** What a menu allows. */
export interface Rights {
  /** The permission strings of all its nodes. */
  readonly permissions: ReadonlySet<string>;
  /** The paths of its entries. */
  readonly paths: ReadonlySet<string>;
  /** The paths of entries that have finer rights below them. */
  readonly finer: ReadonlySet<string>;
  /** Those finer rights, by the entry's path: two entries may have the same one. Without them, all permissions count. */
  readonly below?: ReadonlyMap<string, ReadonlySet<string>>;
}

const everything = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...everything(item.children)]);

const permissionsOf = (items: readonly MenuItem[]): ReadonlySet<string> =>
  new Set(items.flatMap(({ permission }) => (permission ? [permission] : [])));

/** Collects what a menu allows, including from hidden nodes, which only carry permissions. */
export function rightsOf(menu: readonly MenuItem[]): Rights {
  const entries = menu.flatMap(shownChildren);
  const finerOf = ({ item }: MenuEntry) => permissionsOf(everything(item.children));
  const below = new Map(
    entries.map((entry) => [entry.path, finerOf(entry)] as const).filter(([, finer]) => finer.size > 0),
  );
  return {
    permissions: permissionsOf(everything(menu)),
    paths: new Set(entries.map(({ path }) => path)),
    finer: new Set(below.keys()),
    below,
  };
}

/** Stands for the list of pages that belong to none, because they are every account's own. */
export const PERSONAL = '';

/**
 * Whether something may be done with a list: the menu has the list and, if the entry has finer rights below it, this
 * permission is one of them. Without finer rights in the menu, everything is offered: the server refuses by itself.
 * What is personal needs no entry, and has nothing that needs a permission.
 * @param list its name, which is its path without the leading slash, or {@link PERSONAL}
 * @example
 * import { useConsole } from 'declared-console/ui';
 *
 * const mayWrite = mayDo(useConsole().rights, 'stock/tools', 'tools:write');
 */
export const mayDo = (
  { permissions, paths, finer, below }: Rights,
  list: string,
  permission?: string,
): boolean =>
  list === PERSONAL
    ? permission === undefined
    : paths.has(`/${list}`) &&
      (permission === undefined ||
        !finer.has(`/${list}`) ||
        (below?.get(`/${list}`) ?? permissions).has(permission));

/** The first of the lists that, according to the menu, opens a page belonging to them. */
export const allowingList = (
  rights: Rights,
  lists: readonly string[],
  permission?: string,
): string | undefined => lists.find((list) => mayDo(rights, list, permission));

import type { MenuItem } from './session';

/** An entry that can be opened, and its full url: its parent's followed by its own. */
interface MenuEntry {
  readonly item: MenuItem;
  readonly path: string;
}

/** The children of a top entry that are shown: hidden ones and ones without a url are skipped. */
export const shownChildren = (parent: MenuItem): readonly MenuEntry[] =>
  parent.children
    .filter((child) => !child.hidden && child.url.startsWith('/'))
    .map((child) => ({ item: child, path: parent.url + child.url }));

/** Where a person lands after logging in: the first entry's url followed by its first child's. */
export const landingPath = (menu: readonly MenuItem[]): string | undefined =>
  menu.flatMap(shownChildren)[0]?.path;

/** The permission strings and the paths that a menu gives; kept in memory, answered by `canAccess`. */
export interface Rights {
  readonly permissions: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
}

/** Collects what a menu allows, hidden nodes included: they carry permissions without being entries. */
export function rightsOf(menu: readonly MenuItem[]): Rights {
  const everything = (items: readonly MenuItem[]): readonly MenuItem[] =>
    items.flatMap((item) => [item, ...everything(item.children)]);
  return {
    permissions: new Set(everything(menu).flatMap(({ permission }) => (permission ? [permission] : []))),
    paths: new Set(menu.flatMap(shownChildren).map(({ path }) => path)),
  };
}

import type { MenuItem } from 'declared-console/wire';
import type { PlacedEntry } from './placeEntries';

/**
 * The groups with their pages directly below them: a page further down is brought up to its group, and one that stands among
 * the groups gets a group of its own. What is hidden stays where it is: its permissions belong to the entry above it.
 */
export function groupPages(groups: readonly PlacedEntry[], pages: readonly string[]): readonly MenuItem[] {
  const isPage = ({ hidden, path }: PlacedEntry) => !hidden && pages.includes(path);
  const withoutPages = (entries: readonly PlacedEntry[]): readonly PlacedEntry[] =>
    entries.filter((entry) => !isPage(entry)).map(alone);
  /** An entry without the pages below it. */
  const alone = (entry: PlacedEntry): PlacedEntry =>
    entry.hidden ? entry : { ...entry, children: withoutPages(entry.children) };
  const pagesBelow = ({ hidden, children }: PlacedEntry): readonly PlacedEntry[] =>
    hidden
      ? []
      : children.flatMap((child) => [...(isPage(child) ? [alone(child)] : []), ...pagesBelow(child)]);

  return groups.map((group) => {
    if (group.hidden) return itemOf(group);
    const children = group.children.flatMap((child) => {
      const below = pagesBelow(child);
      const isHeading = below.length > 0 && !isPage(child);
      return [isHeading ? { ...alone(child), hidden: true } : alone(child), ...below];
    });
    if (isPage(group)) {
      const own = { ...group, children: children.filter((child) => !isPage(child)) };
      return itemOf({
        ...group,
        url: '',
        path: '',
        permission: '',
        children: [own, ...children.filter(isPage)],
      });
    }
    const isLost = group.children.length === 0 && group.url !== '';
    return itemOf({ ...group, ...(isLost && { unread: 'noPage' as const }), children });
  });
}

/** An entry as the engine has it: with its full path only if that isn't the urls above it followed by its own. */
const itemOf = ({ path, children, ...item }: PlacedEntry, above?: string): MenuItem => ({
  ...item,
  ...(above !== undefined && path !== '' && path !== above + item.url && { path }),
  children: children.map((child) => itemOf(child, item.url)),
});

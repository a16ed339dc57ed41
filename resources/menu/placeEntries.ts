import { textOf } from 'declared-console/schema';
import type { MenuItem } from 'declared-console/wire';
import { fullPath, pageAt, pathIn } from './paths';
import { readField, type WireNode } from './treeOf';

/** An entry with its full path, `''` if it has none. */
export interface PlacedEntry extends Omit<MenuItem, 'children' | 'path'> {
  readonly path: string;
  readonly children: readonly PlacedEntry[];
}

/**
 * Decodes the entries of one level, sorted by id.
 * @param group the path of the group above them; without one, they are the groups
 */
export function placeEntries(
  nodes: readonly WireNode[],
  pages: readonly string[],
  group?: string,
): readonly PlacedEntry[] {
  return nodes
    .filter(saysSomething)
    .map(({ entry, children }, place) => {
      const own = pathIn(text(entry, 'url'));
      const path =
        group === undefined ? (pageAt(own ?? '', pages) ?? own ?? '') : fullPath(group, own ?? '', pages);
      return {
        id: idOf(entry) ?? LAST + place,
        name: textOf(readField(entry, 'name')) ?? '—',
        url: own ?? '',
        path,
        permission: text(entry, 'permission'),
        icon: text(entry, 'icon'),
        hidden: isFlag(readField(entry, 'hidden', 'isHidden')),
        ...unreadOf(own, group),
        children: placeEntries(children, pages, group === undefined ? path : (group ?? '')),
      };
    })
    .sort((a, b) => a.id - b.id);
}

/** The place of entries whose id is no number: in their order, after the others. */
const LAST = Number.MAX_SAFE_INTEGER / 2;

const text = (entry: WireNode['entry'], name: string) => textOf(readField(entry, name))?.trim() ?? '';

function idOf(entry: WireNode['entry']): number | undefined {
  const id = text(entry, 'id');
  return id !== '' && Number.isFinite(Number(id)) ? Number(id) : undefined;
}

/** Whether an entry has more than a name. */
const saysSomething = ({ entry, children }: WireNode) =>
  idOf(entry) !== undefined ||
  children.length > 0 ||
  ['url', 'permission'].some((name) => text(entry, name) !== '');

/** Why an entry can't be opened; a group needs no url. */
function unreadOf(own: string | undefined, group: string | undefined): Pick<MenuItem, 'unread'> {
  if (own === undefined) return { unread: 'badUrl' };
  return own === '' && group !== undefined ? { unread: 'noUrl' } : {};
}

const FLAGS = ['1', 'true', 't', 'yes', 'y', 'on', 'hidden'];

const isFlag = (value: unknown) => FLAGS.includes(textOf(value)?.trim().toLowerCase() ?? '');

import type { MenuItem } from '@/auth/session';
import { textOf } from '@/schema/text';
import { isObject } from '@/schema/values';

/** Decodes the server's menu tree, sorted by id; invalid entries are left out. */
export function decodeMenu(wire: unknown): readonly MenuItem[] {
  if (!Array.isArray(wire)) return [];
  return wire
    .filter(isObject)
    .map((item) => ({
      id: Number(textOf(item.id)),
      name: textOf(item.name) ?? '—',
      url: textOf(item.url) ?? '',
      permission: textOf(item.permission) ?? '',
      icon: textOf(item.icon) ?? '',
      hidden: isFlag(item.hidden),
      children: decodeMenu(item.childMenu),
    }))
    .filter((item) => Number.isFinite(item.id))
    .sort((a, b) => a.id - b.id);
}

const isFlag = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';

/** Where a logged-in user is sent from `/`; if the menu lacks it, the console opens the first menu entry. */
export const HOME = '/user/enterprise';

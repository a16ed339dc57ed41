import { landingPath } from '../auth/menu';
import type { MenuItem } from '../auth/session';
import { type DoorProps, doorFor } from '../doors';

type Wanted = Pick<DoorProps, 'from' | 'notice'>;

/** The session ended because of what the page asked for: going back there would end the next one too. */
const REFUSED: readonly Wanted['notice'][] = ['forbidden', 'disabled'];

/**
 * Where a person goes after logging in: the guarded page they wanted, else the first menu entry's url followed by its
 * first child's (section 2). `undefined` where the menu has no entry at all.
 */
export function destination(menu: readonly MenuItem[], { from, notice }: Wanted): string | undefined {
  const landing = landingPath(menu);
  if (!landing || !from || REFUSED.includes(notice)) return landing;
  return isGuarded(from) ? from : landing;
}

/** A path of ours, and of the console's. Two slashes begin another host. */
function isGuarded(from: string): boolean {
  if (!/^\/[^/\\]/.test(from)) return false;
  const path = from.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path !== '' && path !== '/login' && doorFor(path, false).door === 'login';
}

import { isOwnPath } from '@/schema/ownPath';
import type { Application, EntryProps } from '../application';
import { landingPath } from '../auth/menu';
import type { MenuItem } from '../auth/session';
import { entryFor, homeOf } from '../entries';

type Described = Pick<Application, 'home' | 'publicEntries'>;

/** What is known of why a person logged in. */
export type Wanted = Pick<EntryProps, 'from' | 'notice'>;

/** The session ended because of what the page asked for: going back there would end the next one too. */
const REFUSED: readonly Wanted['notice'][] = ['forbidden', 'disabled'];

/**
 * Where a person goes after logging in: the guarded page they wanted, else the first menu entry's url followed by its
 * first child's. `undefined` where the menu has no entry at all.
 */
export function destination(
  menu: readonly MenuItem[],
  { from, notice }: Wanted,
  application: Described,
): string | undefined {
  const landing = landingPath(menu);
  return landing && (wantedPage({ from, notice }, application) ?? landing);
}

/** Where that will be, as far as it can be told without the menu. */
export const likely = (wanted: Wanted, application: Described): string =>
  wantedPage(wanted, application) ?? homeOf(application);

/** The guarded page that a person is to come back to. */
const wantedPage = ({ from, notice }: Wanted, application: Described) =>
  from && !REFUSED.includes(notice) && isGuarded(from, application) ? from : undefined;

function isGuarded(from: string, application: Described): boolean {
  if (!isOwnPath(from)) return false;
  const path = from.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path !== '' && path !== '/login' && entryFor(path, false, application).entry === 'login';
}

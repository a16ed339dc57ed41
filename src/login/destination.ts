import type { Application, EntryProps } from '../application';
import { landingPath } from '../auth/menu';
import type { MenuItem } from '../auth/session';
import { isOwnPath } from '../schema/ownPath';
import { entryFor, homeOf } from '../start/entries';

type Described = Pick<Application, 'home' | 'publicEntries'>;

/** What is known about why a user logged in. */
export type Wanted = Pick<EntryProps, 'from' | 'notice'>;

/** Ends of a session that the page itself caused: going back there would end the next one, too. */
const REFUSED: readonly Wanted['notice'][] = ['forbidden', 'disabled'];

/** Where users go after logging in: the page they wanted, or else the first menu entry. `undefined` if the menu is empty. */
export function destination(
  menu: readonly MenuItem[],
  { from, notice }: Wanted,
  application: Described,
): string | undefined {
  const landing = landingPath(menu);
  return landing && (wantedPage({ from, notice }, application) ?? landing);
}

/** The most likely {@link destination}, as long as the menu isn't known. */
export const likely = (wanted: Wanted, application: Described): string =>
  wantedPage(wanted, application) ?? homeOf(application);

/** The page that the user is to come back to. */
const wantedPage = ({ from, notice }: Wanted, application: Described) =>
  from && !REFUSED.includes(notice) && isGuarded(from, application) ? from : undefined;

function isGuarded(from: string, application: Described): boolean {
  if (!isOwnPath(from)) return false;
  const path = from.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path !== '' && path !== '/login' && entryFor(path, false, application).entry === 'login';
}

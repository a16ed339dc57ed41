import type { Application } from './application';

/** The entries, by name; one that is open without a session is called by the first part of its paths. */
export type EntryName = 'login' | 'console' | `/${string}`;

type Described = Pick<Application, 'home' | 'publicEntries'>;

const publicEntryOf = (path: string, { publicEntries = {} }: Described) =>
  (Object.keys(publicEntries) as `/${string}`[]).find(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`),
  );

/** Where a visitor of `path` ends up: the entry, and the path if it is another. */
export function entryFor(
  path: string,
  loggedIn: boolean,
  application: Described,
): { entry: EntryName; path: string } {
  const open = publicEntryOf(path, application);
  if (open) return { entry: open, path };
  if (!loggedIn) return { entry: 'login', path: '/login' };
  return { entry: 'console', path: path === '/' || path === '/login' ? homeOf(application) : path };
}

/** Where `/` leads whoever is logged in; the console lands on the first menu entry where the menu lacks it. */
export const homeOf = ({ home = '/' }: Described) => home;

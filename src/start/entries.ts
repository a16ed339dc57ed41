import type { Application } from '../application';

/** The names of entries; a public one is named by the first part of its paths. */
export type EntryName = 'login' | 'console' | `/${string}`;

type Described = Pick<Application, 'home' | 'publicEntries'>;

const publicEntryOf = (path: string, { publicEntries = {} }: Described) =>
  (Object.keys(publicEntries) as `/${string}`[]).find(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`),
  );

/** Where a visitor of `path` ends up: the entry, and the path there. */
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

/** Where `/` leads logged-in users; if their menu lacks it, the console opens the first menu entry instead. */
export const homeOf = ({ home = '/' }: Described) => home;

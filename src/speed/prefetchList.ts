// Without it the first switch to a list takes 2.3 times as long (tests/bench/README.md).

import type { Client } from '../api/client';
import { prefetchRows } from '../api/listCall';
import type { Application, Manifest } from '../application';
import { areaOf } from '../areaOf';
import { rightsOf } from '../auth/menu';
import type { Runtime } from '../auth/runtime';
import type { MenuItem } from '../auth/session';
import { homeOf } from '../start/entries';
import { chosenLocale } from '../storage/preferences';
import type { BrowserStorage } from '../storage/storage';

/** What is requested before the console is loaded. */
interface Prefetched {
  readonly menu: Promise<readonly MenuItem[]>;
  /** Discards the rows, unopened. */
  dropRows(): void;
}

/**
 * Requests the menu and, at the same time, the first rows of the list that `path` probably opens. If the menu lacks that
 * list, or fails to load, the rows are discarded unopened, even if they are a refusal.
 */
export function prefetchList(
  { session }: Pick<Runtime, 'session'>,
  application: Application,
  client: Client,
  path: string,
): Prefetched {
  const dropped = new AbortController();
  const dropRows = () => dropped.abort();
  const { pathname } = new URL(path, location.origin);
  const known = session.menu();
  const menu = known ? Promise.resolve(known) : application.session.menu(client);
  menu.then((held) => rightsOf(held).paths.has(pathname) || dropRows(), dropRows);
  // As long as the menu isn't known, only the home is likely to be in it.
  const isLikely = known ? rightsOf(known).paths.has(pathname) : pathname === homeOf(application);
  // Whatever fails here is requested again by the list, and reported then.
  if (isLikely) askRows(application, client, path, dropped.signal).catch(() => {});
  return { menu, dropRows };
}

/** Loads the declaration and the words of the list at `path`. */
export async function warmList(
  storage: BrowserStorage,
  { lists, locales, words }: Application,
  path: string,
): Promise<void> {
  const { pathname } = new URL(path, location.origin);
  const locale = chosenLocale(storage, locales);
  await Promise.all([
    lists().then((all) => listAt(all, pathname)?.()),
    words.console(locale),
    words.area(locale, areaOf(pathname)),
  ]);
}

/** A path with a query is left to the list, which checks the query. */
async function askRows({ lists, codec }: Application, client: Client, path: string, signal: AbortSignal) {
  const declared = await listAt(await lists(), path)?.();
  if (declared) prefetchRows(declared.default, { client, codec }, signal);
}

const listAt = (lists: Manifest, path: string) =>
  Object.hasOwn(lists, path.slice(1)) ? lists[path.slice(1)] : undefined;

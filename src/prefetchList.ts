import type { Client } from './api/client';
import { prefetchRows } from './api/listCall';
import type { Application, Manifest } from './application';
import { areaOf } from './areaOf';
import { rightsOf } from './auth/menu';
import { chosenLocale } from './auth/preferences';
import { type MenuItem, session } from './auth/session';
import { homeOf } from './entries';

/** What is asked for before the console that shows it is there. */
interface Prefetched {
  readonly menu: Promise<readonly MenuItem[]>;
  /** Throws the rows away, unseen. */
  dropRows(): void;
}

/**
 * Asks for the menu and, together with it, for the first rows of the list that `path` is likely to open. Where the menu
 * lacks that list, or can't be had, the rows are thrown away unseen, a refusal included.
 */
export function prefetchList(application: Application, client: Client, path: string): Prefetched {
  const dropped = new AbortController();
  const dropRows = () => dropped.abort();
  const { pathname } = new URL(path, location.origin);
  const known = session.menu();
  const menu = known ? Promise.resolve(known) : application.session.menu(client);
  menu.then((held) => rightsOf(held).paths.has(pathname) || dropRows(), dropRows);
  // Whether a menu that isn't known yet holds anything but the home would be a guess.
  const isLikely = known ? rightsOf(known).paths.has(pathname) : pathname === homeOf(application);
  // What fails here is asked for again, and said, by the list.
  if (isLikely) askRows(application, client, path, dropped.signal).catch(() => {});
  return { menu, dropRows };
}

/** Loads what a list at `path` needs beside its rows and the console itself: its declaration and its words. */
export async function warmList({ lists, locales, words }: Application, path: string): Promise<void> {
  const { pathname } = new URL(path, location.origin);
  const locale = chosenLocale(locales);
  await Promise.all([
    lists().then((all) => listAt(all, pathname)?.()),
    words.console(locale),
    words.area(locale, areaOf(pathname)),
  ]);
}

/** A query in the path is left to the list, which checks what stands in it. */
async function askRows({ lists, codec }: Application, client: Client, path: string, signal: AbortSignal) {
  const declared = await listAt(await lists(), path)?.();
  if (declared) prefetchRows(declared.default, { client, codec }, signal);
}

const listAt = (lists: Manifest, path: string) =>
  Object.hasOwn(lists, path.slice(1)) ? lists[path.slice(1)] : undefined;

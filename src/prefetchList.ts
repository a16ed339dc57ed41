import type { Client } from './api/client';
import type { Application, Manifest } from './application';
import { areaOf } from './areaOf';
import { rightsOf } from './auth/menu';
import { readPreference } from './auth/preferences';
import { type MenuItem, session } from './auth/session';
import { toLocale } from './locale';

/** What is asked for before the console that shows it is there. */
interface Asked {
  readonly menu: Promise<readonly MenuItem[]>;
  /** Throws the rows away, unseen. */
  dropRows(): void;
}

/**
 * Asks for the menu and, together with it, for the first rows of the list that `path` is likely to open. Where the menu
 * lacks that list, or can't be had, the rows are thrown away unseen, a refusal included.
 */
export function prefetchList(application: Application, client: Client, path: string): Asked {
  const dropped = new AbortController();
  const dropRows = () => dropped.abort();
  const { pathname } = new URL(path, location.origin);
  const known = session.menu();
  const menu = known ? Promise.resolve(known) : application.session.menu(client);
  menu.then((held) => rightsOf(held).paths.has(pathname) || dropRows(), dropRows);
  if (!known || rightsOf(known).paths.has(pathname)) askRows(application, client, path, dropped.signal);
  return { menu, dropRows };
}

/** Loads what a list at `path` needs beside its rows and the console itself: its declaration and its words. */
export async function warmList({ lists, locales, words }: Application, path: string): Promise<void> {
  const { pathname } = new URL(path, location.origin);
  const load = listAt(lists, pathname);
  const locale = toLocale(locales, readPreference('locale'));
  await Promise.all([
    load?.(),
    load && import('./api/listCall'),
    words.console(locale),
    words.area(locale, areaOf(pathname)),
  ]);
}

/** A query in the path is left to the list, which checks what stands in it. */
function askRows({ lists, codec }: Application, client: Client, path: string, signal: AbortSignal) {
  const load = listAt(lists, path);
  if (!load) return;
  Promise.all([load(), import('./api/listCall')]).then(
    ([{ default: resource }, { prefetchRows }]) => prefetchRows(resource, { client, codec }, signal),
    // The list says itself what it can't load.
    () => {},
  );
}

const listAt = (lists: Manifest, path: string) =>
  Object.hasOwn(lists, path.slice(1)) ? lists[path.slice(1)] : undefined;

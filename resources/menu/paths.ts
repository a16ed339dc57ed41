import { isOwnPath } from 'declared-console/schema';

/**
 * The path that a url of the menu names, without its slashes at the end: `enterprise`, `/enterprise/`, `#/user/enterprise` and
 * `https://host/user/enterprise?tab=1` are read. `''` if it names none, `undefined` if it is no address of a page.
 */
export function pathIn(url: string): string | undefined {
  const text = url.trim();
  const inHash = /#!?(\/.*)$/.exec(text)?.[1];
  const path = inHash ?? (/^https?:\/\//i.test(text) ? pathnameOf(text) : text);
  if (path === undefined || /^[a-z][a-z\d+.-]*:|[\\\p{Cc}]/iu.test(path)) return undefined;
  const parts = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  return parts.includes('..') || parts.includes('.') ? undefined : parts.map((part) => `/${part}`).join('');
}

const pathnameOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : undefined);

/**
 * The full path of an entry: the one of the group above it followed by its own, as specified, or its own alone. A reading that
 * is a page of the console wins, whatever its case and whatever precedes it; else a path that begins with its group's is whole.
 */
export function fullPath(above: string, own: string, pages: readonly string[]): string {
  if (own === '') return '';
  const joined = above + own;
  const known = [joined, own].flatMap((path) => pageAt(path, pages) ?? []);
  return known[0] ?? (above !== '' && own.startsWith(`${above}/`) ? own : joined);
}

/** The page that a path names. */
export function pageAt(path: string, pages: readonly string[]): string | undefined {
  const name = path.toLowerCase();
  const same = pages.find((page) => page.toLowerCase() === name);
  return same ?? pages.find((page) => isOwnPath(page) && name.endsWith(page.toLowerCase()));
}

/** A url with a scheme, or a path from the root of this origin. A bare word would open a page of the console itself. */
const WHOLE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/**
 * The one gate for every url that is opened, framed or downloaded: http, https, a path from this origin's root, or a
 * blob of ours. Answers the absolute url, or `undefined` for anything else, credentials in the url included.
 */
export function safeUrl(raw: unknown, origin: string = location.origin): string | undefined {
  if (typeof raw !== 'string' || !WHOLE.test(raw.trim())) return undefined;
  const url = parse(raw.trim(), origin);
  if (!url) return undefined;
  if (url.protocol === 'blob:') return url.origin === origin ? url.href : undefined;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return url.username || url.password ? undefined : url.href;
}

/** Whether a url of the server may be opened: the absolute url, or `undefined`. */
export type UrlGate = (raw: unknown) => string | undefined;

/**
 * {@link safeUrl} after the application's own rewriting, such as of a storage host that has moved.
 * @param base where `/api` is: a path of the server is one of that origin; empty is this page's
 */
export const createUrlGate =
  (rewrite: (url: string) => string, base = ''): UrlGate =>
  (raw) =>
    safeUrl(typeof raw === 'string' ? rewrite(raw.trim()) : undefined, new URL(base, location.origin).origin);

function parse(raw: string, origin: string): URL | undefined {
  try {
    return new URL(raw, origin);
  } catch {
    return undefined;
  }
}

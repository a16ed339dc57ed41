/** A url with a scheme, or an absolute path. A bare word would open a page of the console itself. */
const WHOLE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/**
 * The one gate for every url that is opened, framed or downloaded: http, https, an absolute path, or a blob of our own.
 * Returns the absolute url, or `undefined` for anything else, including urls with credentials.
 * @param origin what an absolute path belongs to, and a blob must come from; this page's by default
 * @example
 * safeUrl('/manual.pdf', 'https://library.example') // 'https://library.example/manual.pdf'
 * safeUrl('javascript:alert(1)', 'https://library.example') // undefined
 */
export function safeUrl(raw: unknown, origin: string = location.origin): string | undefined {
  if (typeof raw !== 'string' || !WHOLE.test(raw.trim())) return undefined;
  const url = parse(raw.trim(), origin);
  if (!url) return undefined;
  if (url.protocol === 'blob:') return url.origin === origin ? url.href : undefined;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return url.username || url.password ? undefined : url.href;
}

/** Checks a url from the server: returns it absolute, or `undefined` if it may not be opened. */
export type UrlGate = (raw: unknown) => string | undefined;

/**
 * {@link safeUrl}, after the application's own rewriting, such as for a storage host that has moved.
 * @param base where `/api` is: the server's paths are relative to that origin; empty means this page's
 * @example
 * const gate = createUrlGate((url) => url.replace('//old.example/', '//files.example/'));
 * gate('http://old.example/terms.pdf') // 'http://files.example/terms.pdf'
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

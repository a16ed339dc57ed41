import { decodePart } from 'declared-console/schema';
import type { ProductSettings } from '../settings';

type StorageHosts = ProductSettings['storageHosts'];

/** A url that was percent-encoded as a whole, once or several times: `https%3A%2F%2F…`. */
const ENCODED = /^(?:https?(?::|%(?:25)*3a))?%(?:25)*2f%(?:25)*2f|^https?%(?:25)*3a/i;

/**
 * Decodes an evidence url that was encoded as a whole, then rewrites its storage host as the deployment configures.
 * Only the host changes: path and query stay byte for byte the same, as a signature may cover them. Urls of other
 * hosts, relative urls and other text are returned unchanged; an encoding that can't be decoded becomes `''`, which is
 * never opened.
 */
export function evidenceUrl(raw: string, hosts: StorageHosts): string {
  let url = raw;
  // Left as it is, an undecodable url would be read as a path of this origin.
  while (ENCODED.test(url)) url = decodePart(url) ?? '';
  const [, start = '', host = '', rest = ''] = /^((?:https?:)?\/\/)([^/?#@]+)(.*)$/is.exec(url) ?? [];
  const found = hosts.find(({ from }) => from.toLowerCase() === host.toLowerCase());
  return found ? `${start}${found.to}${rest}` : url;
}

// Quantifiers are bounded and can't overlap, so that these take linear time on every page.
const ATTRIBUTE =
  /\b(src|href|poster|data|background)(\s{0,9}=\s{0,9}["']?\s{0,9})((?:https?(?::|%(?:25){0,9}3a))?(?:\/|%(?:25){0,9}2f|&#x2f;|&#47;){2}[^"'\s<>]{1,9999})/gi;
const STYLE_URL = /\b(url)(\((?:\s|["']|&quot;|&#3[49];){0,9})((?:https?:)?\/\/[^"'\s<>)]{1,9999})/gi;
const SRCSET = /\b(srcset)(\s{0,9}=\s{0,9}["'])([^"'<>]{1,9999})/gi;
/** A url in a `srcset`, after its start, a space or a comma. */
const CANDIDATE = /(^|[\s,])((?:https?:)?\/\/[^\s,]+)/gi;
/** Characters that would end an attribute, quoted or not. */
const ENDING = /["'<>\s]/g;
const SLASH = /&#(?:x2f|47);/gi;

/** Rewrites the storage hosts in the server's html, and changes nothing else. */
export function rewriteHtml(html: string, hosts: StorageHosts): string {
  if (hosts.length === 0) return html;
  // A decoded url may contain characters that are markup in its place.
  const rewrite = (url: string) =>
    evidenceUrl(url.replace(SLASH, '/'), hosts).replace(ENDING, (sign) => `&#${sign.charCodeAt(0)};`);
  const candidates = (set: string) =>
    set.replace(CANDIDATE, (_whole, start: string, url: string) => start + rewrite(url));
  const within = (pattern: RegExp, by: (value: string) => string) => (text: string) =>
    text.replace(pattern, (_whole, name: string, joint: string, value: string) => name + joint + by(value));
  return [within(ATTRIBUTE, rewrite), within(STYLE_URL, rewrite), within(SRCSET, candidates)].reduce(
    (text, step) => step(text),
    html,
  );
}

import type { ProductSettings } from '../settings';
import { evidenceUrl } from './storageHosts';

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
export function rewriteHtml(html: string, hosts: ProductSettings['storageHosts']): string {
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

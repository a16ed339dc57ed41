import { decodePart } from '@/schema/encodePart';
import type { ProductSettings } from '../settings';

type StorageHosts = ProductSettings['storageHosts'];

/** An address that was encoded whole, once or more often: `https%3A%2F%2F…`. */
const ENCODED = /^(?:https?(?::|%(?:25)*3a))?%(?:25)*2f%(?:25)*2f|^https?%(?:25)*3a/i;

/**
 * Decodes an evidence url that was encoded whole, then rewrites its storage host as the deployment says.
 * Only the host changes: path and query stay byte for byte, for a signature may cover them. A url of another host, a
 * relative one, and what is no url come back as they are; an encoding that can't be read becomes `''`, which is no url.
 */
export function evidenceUrl(raw: string, hosts: StorageHosts): string {
  let url = raw;
  // Left as it is, what can't be decoded would be read as a path of this origin.
  while (ENCODED.test(url)) url = decodePart(url) ?? '';
  const [, start = '', host = '', rest = ''] = /^((?:https?:)?\/\/)([^/?#@]+)(.*)$/is.exec(url) ?? [];
  const found = hosts.find(({ from }) => from.toLowerCase() === host.toLowerCase());
  return found ? `${start}${found.to}${rest}` : url;
}

// No pattern can meet the same sign twice, so no page, however made, takes more than linear time.
const ATTRIBUTE =
  /\b(src|href|poster|data|background)(\s{0,9}=\s{0,9}["']?\s{0,9})((?:https?(?::|%3a))?(?:\/|%2f|&#x2f;|&#47;){2}[^"'\s<>]{1,9999})/gi;
const STYLE_URL = /\b(url)(\((?:\s|["']|&quot;|&#3[49];){0,9})((?:https?:)?\/\/[^"'\s<>)]{1,9999})/gi;
const SRCSET = /\b(srcset)(\s{0,9}=\s{0,9}["'])([^"'<>]{1,9999})/gi;
/** One of a `srcset`, after its start, a space or a comma. */
const CANDIDATE = /(^|[\s,])((?:https?:)?\/\/[^\s,]+)/gi;
/** What would end an attribute, with or without quotes. */
const ENDING = /["'<>\s]/g;
const SLASH = /&#(?:x2f|47);/gi;

/** The server's html with the storage hosts of what it links to and shows rewritten, and nothing else. */
export function rewriteHtml(html: string, hosts: StorageHosts): string {
  if (hosts.length === 0) return html;
  // An address may have been encoded with signs in it that are markup where it stands.
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

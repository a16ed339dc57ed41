import type { ProductSettings } from '../settings';

type StorageHosts = ProductSettings['storageHosts'];

/** An address that was encoded whole: `https%3A%2F%2F…`. */
const ENCODED = /^(?:https?(?::|%3a))?%2f%2f|^https?%3a/i;

/**
 * Decodes an evidence url that was encoded whole, then rewrites its storage host as the deployment says.
 * Only the host changes: path and query stay byte for byte, for a signature may cover them. A url of another host, a
 * relative one, and what is no url come back as they are; an encoding that can't be read becomes `''`, which is no url.
 */
export function evidenceUrl(raw: string, hosts: StorageHosts): string {
  const url = ENCODED.test(raw) ? decoded(raw) : raw;
  const [, start = '', host = '', rest = ''] = /^((?:https?:)?\/\/)([^/?#@]+)(.*)$/is.exec(url) ?? [];
  const found = hosts.find(({ from }) => from.toLowerCase() === host.toLowerCase());
  return found ? `${start}${found.to}${rest}` : url;
}

/** Left as it is, an address that isn't decoded would be read as a path of this origin. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return '';
  }
}

// Neither pattern can meet the same sign twice, so no page, however made, takes more than linear time.
const ATTRIBUTE =
  /\b(src|href|poster|data|background)(\s{0,9}=\s{0,9}["']?\s{0,9})((?:https?(?::|%3a))?(?:\/\/|%2f%2f)[^"'\s<>]{1,9999})/gi;
const STYLE_URL = /\b(url)(\(\s{0,9}["']?)((?:https?:)?\/\/[^"'\s<>)]{1,9999})/gi;

/** The server's html with the storage hosts of what it links to and shows rewritten, and nothing else. */
export const rewriteHtml = (html: string, hosts: StorageHosts): string =>
  hosts.length === 0
    ? html
    : [ATTRIBUTE, STYLE_URL].reduce(
        (text, pattern) =>
          text.replace(
            pattern,
            (_whole, name: string, joint: string, url: string) => `${name}${joint}${evidenceUrl(url, hosts)}`,
          ),
        html,
      );

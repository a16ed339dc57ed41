import { decodePart, encodePart } from '../model/encodePart';

/**
 * A cookie of one console. Cookies know no ports, and those of another program on the host, or on a domain above it, may have
 * any name, for any path: the port is in the name, over https it can't come from elsewhere, and all of that name are read.
 */
export function createCookie(base: string) {
  const isSecure = () => location.protocol === 'https:';
  const nameHere = () => `${isSecure() ? '__Host-' : ''}${base}${location.port && `-${location.port}`}`;
  /** Sent to this site only, over https where there is https; lasts until the browser is closed. */
  const set = (value: string, until = '') =>
    setCookie(`${nameHere()}=${value}; Path=/; SameSite=Strict${isSecure() ? '; Secure' : ''}${until}`);
  return {
    /** All values of that name: whoever calls knows which is theirs. */
    readAll(): readonly (string | undefined)[] {
      const before = `${nameHere()}=`;
      return cookieText()
        .split('; ')
        .flatMap((pair) => (pair.startsWith(before) ? [decodePart(pair.slice(before.length))] : []));
    },
    write: (value: string) => set(encodePart(value)),
    remove: () => set('', '; Max-Age=0'),
  };
}

/** A sandboxed page may not even read its cookies. */
function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function setCookie(cookie: string) {
  try {
    document.cookie = cookie;
  } catch {
    // Read back by whoever needs it.
  }
}

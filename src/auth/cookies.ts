import { decodePart, encodePart } from '../model/encodePart';

/** Reads and writes cookies; what the browser refuses to keep lasts as long as this page, and other tabs don't know it. */
export function createCookies() {
  const unkept = new Map<string, string>();
  return {
    isKept: (name: string) => !unkept.has(name),

    read: (name: string): string | undefined => unkept.get(name) ?? storedCookie(name),

    /** Sent to this site only, over https where there is https; lasts until the browser is closed. Reads back whether it is kept. */
    write(name: string, value: string) {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      setCookie(`${name}=${encodePart(value)}; Path=/; SameSite=Strict${secure}`);
      if (storedCookie(name) === value) unkept.delete(name);
      else unkept.set(name, value);
    },

    remove(name: string) {
      unkept.delete(name);
      setCookie(`${name}=; Path=/; SameSite=Strict; Max-Age=0`);
    },
  };
}

function storedCookie(name: string): string | undefined {
  const found = cookieText()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`));
  return found && decodePart(found.slice(name.length + 1));
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

import { decodePart } from '../model/encodePart';

/** The file name in a Content-Disposition, its encoded form first; `undefined` where it has none. */
export function nameIn(disposition: string): string | undefined {
  const [, encoded = ''] = /filename\*\s*=\s*"?utf-8'[^']*'([^;\s"]+)/i.exec(disposition) ?? [];
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const plain = quoted?.replace(/\\(["\\])/g, '$1') || bare;
  return decodePart(encoded) || (plain && readable(plain));
}

/** Servers also put UTF-8 into the plain form: raw, which `fetch` reads as latin1, or percent-encoded. */
function readable(plain: string): string {
  const text = fromUtf8(plain);
  return decodePart(text) ?? text;
}

function fromUtf8(bytes: string): string {
  try {
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(codes);
  } catch {
    return bytes;
  }
}

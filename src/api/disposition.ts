import { decodePart } from '../model/encodePart';

/** The file name in a Content-Disposition, its encoded form first; `undefined` where it has none. */
export function nameIn(disposition: string): string | undefined {
  const [, encoded = ''] = /filename\*\s*=\s*"?utf-8'[^']*'([^;\s"]+)/i.exec(disposition) ?? [];
  // Without quotes a name ends at a blank; but servers that put none around it write names with blanks.
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]+))/i.exec(disposition) ?? [];
  const plain = quoted?.replace(/\\(["\\])/g, '$1') || bare?.trim();
  return decodePart(encoded) || (plain && readable(plain));
}

/** Servers also put other encodings into the plain form, which `fetch` reads as latin1: raw UTF-8, GBK, or percents. */
function readable(plain: string): string {
  const text =
    decoded(plain, 'utf-8') ?? (GB2312.test(plain) ? decoded(plain, 'gb18030') : undefined) ?? plain;
  return decodePart(text) ?? text;
}

/** A name in GB2312, where both bytes of a character are high; accents of latin1 stand alone. */
const GB2312 = /^(?:[^\x80-\xff]|[\xa1-\xf7][\xa1-\xfe])+$/;

function decoded(bytes: string, encoding: string): string | undefined {
  try {
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new TextDecoder(encoding, { fatal: true }).decode(codes);
  } catch {
    return undefined;
  }
}

/** The file name in a Content-Disposition, its encoded form first; `undefined` where it has none. */
export function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*\s*=\s*"?utf-8'[^']*'([^;\s"]+)/i.exec(disposition)?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // Its plain form serves.
  }
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = quoted?.replace(/\\(["\\])/g, '$1') || bare;
  // Where a plain form is encoded all the same, it is UTF-8: as it is, which headers are not read as, or in percents.
  return name && decoded(decodeURIComponent, decoded(fromUtf8, name));
}

const fromUtf8 = (bytes: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

function decoded(decode: (name: string) => string, name: string): string {
  try {
    return decode(name);
  } catch {
    return name;
  }
}

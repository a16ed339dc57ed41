/** The file name in a Content-Disposition, its encoded form first; `undefined` where it has none. */
export function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // Its plain form serves.
  }
  const [, quoted, bare] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  return quoted || bare || undefined;
}

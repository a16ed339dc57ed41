/** How many bytes at the beginning of a file tell whether it is a PDF. */
export const PDF_START = 1040;

/** How many bytes may stand before a PDF, as readers of PDFs allow. */
const JUNK = 1024;
const HEADER = /%PDF-\d\.\d[ \t]*[\r\n]/;

/**
 * Whether a file is a PDF by its first bytes, whatever its server or its url calls it. Other bytes may stand before it,
 * but not markup, which may quote a PDF.
 * @example beginsAsPdf(new TextEncoder().encode('%PDF-1.7')) // true
 */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_START));
  if (start.startsWith('%PDF-')) return true;
  const at = start.search(HEADER);
  return at >= 0 && at <= JUNK && !start.trimStart().startsWith('<');
}

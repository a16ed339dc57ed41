import { beginsAsPdf } from './beginsAsPdf';

/** A format of documents and pictures that no `<img>` draws. */
export type DocumentFormat = 'pdf' | 'tiff' | 'heic' | 'zip';

/** The beginnings of formats, as hexadecimal digits; `zip` is the package of OFD and of office documents. */
const STARTS: readonly (readonly [RegExp, DocumentFormat])[] = [
  [/^(?:49492a00|4d4d002a)/, 'tiff'],
  // ISO media of a camera's brands (hei., hev., msf1); `mif1` is any picture, which may be AVIF by its other brands.
  [/^.{8}66747970(?:686569|686576|6d736631|6d696631(?!(?:..)*61766966))/, 'heic'],
  [/^504b0304/, 'zip'],
];

/** How many bytes hold the brands of ISO media, as cameras write them. */
const BRANDS = 64;

/**
 * The format of a file that begins like this, whatever its server or its url calls it.
 * @param bytes its first {@link PDF_START} bytes
 * @example documentFormat(new TextEncoder().encode('%PDF-1.7')) // 'pdf'
 */
export function documentFormat(bytes: Uint8Array): DocumentFormat | undefined {
  const start = Array.from(bytes.subarray(0, BRANDS), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const known = STARTS.find(([pattern]) => pattern.test(start));
  if (known) return known[1];
  return beginsAsPdf(bytes) ? 'pdf' : undefined;
}

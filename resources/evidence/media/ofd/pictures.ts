/** The beginnings of the pictures that every browser draws, and their types. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^.PNG/s, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8/, 'image/gif'],
  [/^BM/, 'image/bmp'],
];

/** A picture within a document, typed by its bytes; `undefined` for a format that browsers don't draw, such as JBIG2. */
export function pictureOf(bytes: Uint8Array<ArrayBuffer>): Blob | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const type = TYPES.find(([pattern]) => pattern.test(start))?.[1];
  return type ? new Blob([bytes], { type }) : undefined;
}

/** How a picture is turned and mirrored, by EXIF's number: the matrix for a drawing of the picture's own size. */
const MATRICES: Readonly<Record<number, (width: number, height: number) => DOMMatrix2DInit>> = {
  2: (width) => ({ a: -1, b: 0, c: 0, d: 1, e: width, f: 0 }),
  3: (width, height) => ({ a: -1, b: 0, c: 0, d: -1, e: width, f: height }),
  4: (_, height) => ({ a: 1, b: 0, c: 0, d: -1, e: 0, f: height }),
  5: () => ({ a: 0, b: 1, c: 1, d: 0, e: 0, f: 0 }),
  6: (_, height) => ({ a: 0, b: 1, c: -1, d: 0, e: height, f: 0 }),
  7: (width, height) => ({ a: 0, b: -1, c: -1, d: 0, e: height, f: width }),
  8: (width) => ({ a: 0, b: -1, c: 1, d: 0, e: 0, f: width }),
};

/** Whether width and height change places. */
export const isOnSide = (orientation = 1): boolean => orientation >= 5 && orientation <= 8;

/** Turns a picture upright. */
export function turn(bitmap: ImageBitmap, orientation = 1): ImageBitmap {
  const matrix = MATRICES[orientation];
  if (!matrix) return bitmap;
  const { width, height } = bitmap;
  const canvas = isOnSide(orientation)
    ? new OffscreenCanvas(height, width)
    : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return bitmap;
  context.setTransform(matrix(width, height));
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.transferToImageBitmap();
}

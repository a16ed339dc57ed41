import type { Size } from '../pages/size';

/** What a worker for pictures answers. */
export interface RasterCalls {
  /** Reads a file: the sizes of its pictures on paper, in points. */
  readonly open: (file: Blob) => Promise<readonly Size[]>;
  /** Draws one, from 0. */
  readonly draw: (index: number) => Promise<ImageBitmap>;
}

/** A picture's pixels: red, green, blue, opacity. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** One picture of a file, before it is decoded. */
export interface RasterPicture extends Size {
  /** Pixels per inch, if the file says so. */
  readonly resolution?: number | undefined;
  /** As EXIF counts it, 1 to 8. */
  readonly orientation?: number | undefined;
  readonly decode: () => Promise<Pixels> | Pixels;
}

import { UnreadableFile } from '../pages/fileProblem';

/** What one picture of a TIFF says of itself: values by tag. */
export type TiffDirectory = ReadonlyMap<number, readonly number[]>;

/** The tags that are read, as TIFF 6.0 numbers them. */
export const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  xResolution: 282,
  resolutionUnit: 296,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
} as const;

/** How many bytes a value of each type takes. */
const SIZES: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
/** More would be no document. */
const MOST_DIRECTORIES = 2001;

/**
 * Reads the directories of a TIFF, no value beyond its end. Only numbers are read: what they point to beside pixels
 * (thumbnails, a camera's notes) is of no use here.
 * @throws UnreadableFile if it is cut, or its directories make a circle
 */
export function tiffDirectories(bytes: Uint8Array<ArrayBuffer>): readonly TiffDirectory[] {
  const view = new DataView(bytes.buffer);
  const isLittle = bytes[0] === 0x49;
  const directories: TiffDirectory[] = [];
  const seen = new Set<number>();
  try {
    let at = view.getUint32(4, isLittle);
    while (at !== 0) {
      if (seen.has(at)) throw new UnreadableFile('broken');
      if (seen.size >= MOST_DIRECTORIES) throw new UnreadableFile('excessive');
      seen.add(at);
      const count = view.getUint16(at, isLittle);
      const directory = new Map<number, readonly number[]>();
      for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12)
        directory.set(view.getUint16(entry, isLittle), valuesOf(view, entry, isLittle));
      directories.push(directory);
      at = view.getUint32(at + 2 + count * 12, isLittle);
    }
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFile('broken');
    throw error;
  }
  return directories;
}

function valuesOf(view: DataView, entry: number, isLittle: boolean): readonly number[] {
  const type = view.getUint16(entry + 2, isLittle);
  const count = view.getUint32(entry + 4, isLittle);
  const size = SIZES[type] ?? 0;
  if (size === 0) return [];
  const at = count * size <= 4 ? entry + 8 : view.getUint32(entry + 8, isLittle);
  if (at + count * size > view.byteLength) throw new UnreadableFile('broken');
  const read = (offset: number) => {
    switch (type) {
      case SHORT:
        return view.getUint16(offset, isLittle);
      case LONG:
        return view.getUint32(offset, isLittle);
      case RATIONAL:
        return view.getUint32(offset, isLittle) / view.getUint32(offset + 4, isLittle);
      default:
        return view.getUint8(offset);
    }
  };
  return Array.from({ length: count }, (_, index) => read(at + index * size));
}

/** How many bytes a picture takes, or so many rows of it, without compression. */
export function plainSize(directory: TiffDirectory, width = TAG.width as number, rows?: number): number {
  const first = (tag: number, otherwise: number) => directory.get(tag)?.[0] ?? otherwise;
  const row = Math.ceil((first(width, 0) * first(TAG.bits, 1) * first(TAG.samples, 1)) / 8);
  return row * (rows ?? first(TAG.height, 0));
}

import { unzlibSync } from 'fflate';
import { UnreadableFile } from '../pages/fileProblem';
import { plainSize, TAG, type TiffDirectory } from './tiffDirectories';

/** The numbers of deflate. */
export const ZIPPED: readonly number[] = [8, 32946];

/**
 * Unpacks the strips or tiles of a picture, none beyond the size that its directory states: one of a hundred megabytes
 * may hold a hundred gigabytes of zeros.
 * @returns the picture without compression
 */
export function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  directory: TiffDirectory,
): { bytes: Uint8Array<ArrayBuffer>; directory: TiffDirectory } {
  const first = (tag: number, otherwise: number) => directory.get(tag)?.[0] ?? otherwise;
  const isTiled = directory.has(TAG.tileOffsets);
  const [offsetTag, lengthTag] = isTiled
    ? [TAG.tileOffsets, TAG.tileBytes]
    : [TAG.stripOffsets, TAG.stripBytes];
  const height = first(TAG.height, 0);
  const rows = isTiled ? first(TAG.tileHeight, 0) : Math.min(first(TAG.rowsPerStrip, height), height);
  const size = plainSize(directory, isTiled ? TAG.tileWidth : TAG.width, rows);
  const offsets = directory.get(offsetTag) ?? [];
  const lengths = directory.get(lengthTag) ?? [];
  // Strips hold the picture once; tiles a little more.
  if (size * offsets.length > MOST) throw new UnreadableFile('excessive');
  const out = new Uint8Array(size * offsets.length);
  offsets.forEach((at, index) => {
    const part = bytes.subarray(at, at + (lengths[index] ?? 0));
    unzlibSync(part, { out: out.subarray(index * size, (index + 1) * size) });
  });
  const plain = new Map(directory)
    .set(TAG.compression, [1])
    .set(
      offsetTag,
      offsets.map((_, index) => index * size),
    )
    .set(
      lengthTag,
      offsets.map(() => size),
    );
  return { bytes: out, directory: plain };
}

/** Of unpacked bytes. */
const MOST = 1_000_000_000;

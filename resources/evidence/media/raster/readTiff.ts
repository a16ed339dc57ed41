import { decodeImage, type IFD, toRGBA8 } from 'utif2';
import { UnreadableFile } from '../pages/fileProblem';
import type { Pixels, RasterPicture } from './raster';
import { plainSize, TAG, type TiffDirectory, tiffDirectories } from './tiffDirectories';
import { inflated, ZIPPED } from './tiffInflate';

/** The compressions that are decoded: none, fax, LZW, JPEG, deflate, PackBits. */
const KNOWN: readonly number[] = [1, 2, 3, 4, 5, 6, 7, ...ZIPPED, 32773];
const PLAIN = 1;
/** Centimetres rather than inches. */
const CENTIMETRES = 3;

/** Lists the pictures of a TIFF; each is decoded when it is asked for. */
export const readTiff = (bytes: Uint8Array<ArrayBuffer>): readonly RasterPicture[] =>
  tiffDirectories(bytes)
    .filter((directory) => directory.has(TAG.width))
    .map((directory): RasterPicture => {
      const first = (tag: number) => directory.get(tag)?.[0];
      const [width, height] = [first(TAG.width) ?? 0, first(TAG.height) ?? 0];
      return {
        width,
        height,
        resolution: resolutionOf(directory),
        orientation: first(TAG.orientation),
        decode: () => decode(bytes, directory, width, height),
      };
    });

function resolutionOf(directory: TiffDirectory): number | undefined {
  const unit = directory.get(TAG.resolutionUnit)?.[0] ?? 2;
  const value = (directory.get(TAG.xResolution)?.[0] ?? 0) * (unit === CENTIMETRES ? 2.54 : 1);
  // A unit of 1 is none.
  return unit !== 1 && value >= 10 && value <= 10_000 ? value : undefined;
}

function decode(
  bytes: Uint8Array<ArrayBuffer>,
  directory: TiffDirectory,
  width: number,
  height: number,
): Pixels {
  const [offsets, lengths] = directory.has(TAG.tileOffsets)
    ? [directory.get(TAG.tileOffsets), directory.get(TAG.tileBytes)]
    : [directory.get(TAG.stripOffsets), directory.get(TAG.stripBytes)];
  const compression = directory.get(TAG.compression)?.[0] ?? PLAIN;
  if (!KNOWN.includes(compression)) throw new UnreadableFile('unsupported');
  // The decoder would leave what is missing black, or white.
  const isWhole =
    offsets &&
    lengths?.length === offsets.length &&
    offsets.every((at, i) => at + (lengths[i] ?? 0) <= bytes.length);
  const stated = lengths?.reduce((sum, length) => sum + length, 0) ?? 0;
  if (!isWhole || (compression === PLAIN && stated < plainSize(directory)))
    throw new UnreadableFile('broken');
  const source = ZIPPED.includes(compression) ? inflated(bytes, directory) : { bytes, directory };
  const tags = [...source.directory].map(([tag, values]) => [`t${tag}`, [...values]] as const);
  const image: IFD = { ...Object.fromEntries(tags), width, height, data: new Uint8Array() };
  // Made by the decoder, which returns at once where there are pixels already.
  Reflect.deleteProperty(image, 'data');
  decodeImage(source.bytes.buffer, image);
  if (!image.data?.length) throw new UnreadableFile('broken');
  const { buffer } = toRGBA8(image);
  return { width, height, data: new Uint8ClampedArray(buffer as ArrayBuffer) };
}

import { UnreadableFile } from '../pages/fileProblem';
import type { Size } from '../pages/size';
import { MOST_PIXELS } from '../pages/zoom';
import { answerCalls } from '../worker/answerCalls';
import { isOnSide, turn } from './orientation';
import type { RasterCalls, RasterPicture } from './raster';

/** The most pixels that are decoded, at four bytes: A3 at 600 dpi has 70 million. */
const MOST_DECODED = 100_000_000;
/** The most pictures in one file. */
const MOST_PICTURES = 2000;
/** Of a screen, where a file states none. */
const USUAL_RESOLUTION = 96;
/** The widest paper, in points: A0. */
const WIDEST = 2384;

const fits = ({ width, height }: Size) => width > 0 && height > 0 && width * height <= MOST_DECODED;

function paperOf({ width, height, resolution, orientation }: RasterPicture): Size {
  const points = Math.min(72 / (resolution ?? USUAL_RESOLUTION), WIDEST / Math.max(width, height));
  const size = { width: width * points, height: height * points };
  return isOnSide(orientation) ? { width: size.height, height: size.width } : size;
}

/**
 * Serves a file's pictures from this worker. What a file says of its sizes is checked before anything is decoded.
 * @param read lists the pictures of a file
 */
export function serveRaster(
  read: (bytes: Uint8Array<ArrayBuffer>) => Promise<readonly RasterPicture[]> | readonly RasterPicture[],
): void {
  let pictures: readonly RasterPicture[] = [];
  answerCalls<RasterCalls>({
    async open(file) {
      pictures = await read(new Uint8Array(await file.arrayBuffer()));
      if (pictures.length === 0) throw new UnreadableFile('broken');
      if (pictures.length > MOST_PICTURES || !pictures.some(fits)) throw new UnreadableFile('excessive');
      return pictures.map(paperOf);
    },
    async draw(index) {
      const picture = pictures[index];
      if (!picture) throw new UnreadableFile('broken');
      if (!fits(picture)) throw new UnreadableFile('excessive');
      const { data, width, height } = await picture.decode();
      const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
      const bitmap = await createImageBitmap(new ImageData(data, width, height), {
        resizeWidth: Math.max(1, Math.floor(width * shrink)),
        resizeHeight: Math.max(1, Math.floor(height * shrink)),
        resizeQuality: 'medium',
      });
      return turn(bitmap, picture.orientation);
    },
  });
}

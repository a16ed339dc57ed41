import { fetchFile } from 'declared-console/wire';
import createHeif from 'libheif-js/libheif-wasm/libheif.js';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { UnreadableFile } from '../pages/fileProblem';
import type { RasterPicture } from './raster';
import { serveRaster } from './serveRaster';

/** The decoder tells what it finds wrong by the browser's console, which shows nothing of a file. */
Object.assign(console, { log: () => undefined });

const heif = fetchFile(wasmUrl)
  .then((answer) => answer.arrayBuffer())
  .then((wasmBinary) => createHeif({ wasmBinary }));

serveRaster(async (bytes) => {
  const { HeifDecoder } = await heif;
  const images = new HeifDecoder().decode(bytes);
  // The one that the camera shows first.
  const ordered = images.toSorted((a, b) => Number(b.is_primary()) - Number(a.is_primary()));
  return ordered.map((image): RasterPicture => {
    const [width, height] = [image.get_width(), image.get_height()];
    return {
      width,
      height,
      // Turned upright by the decoder.
      decode: () =>
        new Promise((resolve, reject) => {
          const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) };
          image.display(pixels, (done) => (done ? resolve(done) : reject(new UnreadableFile('broken'))));
        }),
    };
  });
});

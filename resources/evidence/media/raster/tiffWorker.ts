import { readTiff } from './readTiff';
import { serveRaster } from './serveRaster';

/** The decoder tells of tiles and errors by the browser's console, which shows nothing of a file. */
Object.assign(console, { log: () => undefined });

serveRaster(readTiff);

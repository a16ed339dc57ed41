import { fetchFile } from 'declared-console/wire';

/** The urls of files that few documents need: served by this site, and fetched on demand. */
const urls = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/openjpeg.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

async function fetchAsset(path: string): Promise<Uint8Array> {
  const url = urls[`/node_modules/pdfjs-dist/${path}`];
  if (!url) throw new Error(`pdf.js has no ${path}`);
  return new Uint8Array(await (await fetchFile(url)).arrayBuffer());
}

/** Character maps, for Chinese documents that don't carry their fonts. */
export class CMaps {
  /** Fetches a map by its name, such as `UniGB-UCS2-H`. Rejects if there is none. */
  async fetch({ name }: { name: string }) {
    return { cMapData: await fetchAsset(`cmaps/${name}.bcmap`), isCompressed: true };
  }
}

/** The fourteen standard fonts that every PDF reader must supply. */
export class StandardFonts {
  /** Fetches a font by its file name. Rejects if there is none. */
  fetch({ filename }: { filename: string }) {
    return fetchAsset(`standard_fonts/${filename}`);
  }
}

/** The decoder of JPEG 2000, which scanners produce. */
export class Decoders {
  /** Fetches a module by its file name. Rejects if there is none. */
  fetch({ filename }: { filename: string }) {
    return fetchAsset(`wasm/${filename}`);
  }
}

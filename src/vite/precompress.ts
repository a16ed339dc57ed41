import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Text files that a server sends as built. Not config.json: an operator may change it, and the compressed copy would be
 * stale.
 */
const compressible = /\.(js|mjs|css|html|svg|wasm)$/;
/** Anything smaller fits into one packet either way. */
const least = 1024;

const brotli = (text: Buffer) =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
const gzipped = (text: Buffer) => promisify(gzip)(text, { level: 9 });

/**
 * Writes `.br` and `.gz` beside every text file of the build, for servers that send precompressed files. Part of
 * {@link consolePlugin}; for builds beside it.
 * @example
 * import { defineConfig } from 'vite';
 *
 * export default defineConfig({ plugins: [precompress()] });
 */
export const precompress = (): Plugin => {
  let folder: string | undefined;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      // A build that writes nothing leaves the files of another one alone.
      folder = build.write ? resolve(root, build.outDir) : undefined;
    },
    async closeBundle(error) {
      if (error || !folder) return;
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const paths = files
        .map((file) => join(file.parentPath, file.name))
        .filter((path) => compressible.test(path));
      await Promise.all(
        paths.map(async (path) => {
          const text = await readFile(path);
          if (text.length < least) return;
          await Promise.all([
            writeFile(`${path}.br`, await brotli(text)),
            writeFile(`${path}.gz`, await gzipped(text)),
          ]);
        }),
      );
    },
  };
};

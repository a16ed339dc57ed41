import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bundledSource } from './scripts/bundledSource.ts';
import { stampSources } from './scripts/sources.ts';
import { consolePlugin } from './src/vite/index.ts';

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** The import aliases of tsconfig.json, for Vite and Vitest. */
export const alias = {
  '@resources/': `${at('./resources')}/`,
  '@i18n/': `${at('./i18n')}/`,
  '@mocks/': `${at('./mocks')}/`,
  '@server/': `${at('./server')}/`,
};

export default defineConfig({
  plugins: [
    consolePlugin({
      chunks: {
        start:
          /\/(resources\/(product|region|codec|envelope|session|settings|menu|downloads\/ticket|evidence\/storageHosts)|i18n\/(locale|errors|[\w-]+\/product))\./,
        rows: /\/(i18n\/load|resources\/(manifest|routes|enums|user\/users|menu\/\w+))\./,
      },
      hot: { 'resources/manifest.ts': /./, 'i18n/load.ts': /./, 'resources/product.ts': /i18n\/login/ },
    }),
    bundledSource(),
    stampSources(),
  ],
  resolve: { alias },
});

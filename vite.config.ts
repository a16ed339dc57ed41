import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './src/vite/chunks.ts';
import { hotImports } from './src/vite/hot/plugin.ts';
import { leaveOut } from './src/vite/leaveOut.ts';
import { precompress } from './src/vite/precompress.ts';
import { stampSources } from './scripts/sources.ts';

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** The import aliases of tsconfig.json, for Vite and Vitest. */
export const alias = {
  '@resources/': `${at('./resources')}/`,
  '@i18n/': `${at('./i18n')}/`,
  '@mocks/': `${at('./mocks')}/`,
  '@server/': `${at('./server')}/`,
};

/** Builds for production whatever the environment: a development build has inline styles, which the policy forbids. */
const production: Plugin = {
  name: 'production',
  apply: 'build',
  config() {
    process.env.NODE_ENV = 'production';
  },
};

export default defineConfig({
  plugins: [
    production,
    // The login is written in Preact, which React's fast refresh can't update.
    react({ refreshExclude: /\/(node_modules|src\/login)\// }),
    hotImports({
      'resources/manifest.ts': /./,
      'i18n/load.ts': /./,
      'resources/product.ts': /i18n\/login/,
    }),
    leaveOut(),
    precompress(),
    stampSources(),
  ],
  resolve: { alias },
  build: {
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});

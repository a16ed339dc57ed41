import { defineConfig } from 'vite';
import { consolePlugin } from '../../src/vite/index.ts';
import { alias } from '../../vite.config.ts';

/** Builds the second application on the same engine, like the first one; `--outDir` sets the folder. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [consolePlugin()],
  resolve: { alias },
  build: { emptyOutDir: true },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from '../../src/vite/chunks.ts';
import { leaveOut } from '../../src/vite/leaveOut.ts';
import { alias } from '../../vite.config.ts';

/** Builds the second application on the same engine, like the first one; `--outDir` sets the folder. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), leaveOut()],
  resolve: { alias },
  build: {
    target: 'es2023',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});

import { consolePlugin } from 'declared-console/vite';
import { defineConfig } from 'vite';

/** Builds the second application like anybody's: tests copy it out of the repository, and install the packed engine. */
export default defineConfig({ plugins: [consolePlugin()] });

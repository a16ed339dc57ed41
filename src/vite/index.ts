import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { type ApplicationChunks, chunkGroups } from '../speed/chunks.ts';
import { leaveOut } from '../speed/leaveOut.ts';
import { hotImports } from './hot/plugin.ts';
import { precompress } from './precompress.ts';
import { tellUnopened } from './unopened.ts';

export { precompress } from './precompress.ts';
export { recordedAnswers } from './recordedAnswers.ts';

/** What the build of an application needs to know about it. */
export interface ConsolePluginOptions {
  /** Its modules in the engine's chunks; without them they get chunks of their own. */
  readonly chunks?: ApplicationChunks;
  /** Its modules that load others lazily, by path, each with a pattern for the imports that are replaced when they are edited. */
  readonly hot?: Readonly<Record<string, RegExp>>;
}

/**
 * Builds and serves an application: React, the chunks, what is left out of react-admin and MUI, edits without a reload, a
 * notice where the program doesn't come, and compressed files beside the built ones.
 * @example
 * import { defineConfig } from 'vite';
 *
 * export default defineConfig({ plugins: [consolePlugin({ hot: { 'resources/manifest.ts': /./ } })] });
 */
export const consolePlugin = ({ chunks = {}, hot = {} }: ConsolePluginOptions = {}): PluginOption[] => [
  {
    name: 'console',
    config(_config, { command }) {
      // Whatever the environment: a development build has inline styles, which the content security policy forbids.
      if (command === 'build') process.env.NODE_ENV = 'production';
      return {
        build: {
          target: 'es2023',
          manifest: true,
          modulePreload: { polyfill: false },
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(chunks) } } },
        },
      };
    },
  },
  react(),
  hotImports(hot),
  leaveOut(),
  { name: 'console:unopened', transformIndexHtml: tellUnopened },
  precompress(),
];

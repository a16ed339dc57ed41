import { join } from 'node:path';
import { isBuilt } from '../builds.ts';
import type { ToolRun } from '../tool.ts';

/** What is checked by tools that have no tests; its tools run one after another. */
export interface Check {
  readonly name: string;
  readonly runs: readonly ToolRun[];
}

const build: Check = {
  name: 'build (Vite)',
  runs: [
    { tool: 'vite', args: ['build'] },
    { tool: 'vite', args: ['build', '--config', 'vite.server.config.ts'] },
  ],
};

/** What named tests need: a build, if they open the console and its sources have changed. */
export const checksOfNamed = (needsBuild: boolean): readonly Check[] =>
  needsBuild && !isBuilt() ? [build] : [];

/**
 * The checks of a ring.
 * @param folder where what they make goes
 */
export const checksOf = (isNightly: boolean, folder: string): readonly Check[] => [
  {
    name: 'lint and format (Biome)',
    runs: [{ tool: 'biome', args: ['check', '--error-on-warnings', '.'] }],
  },
  { name: 'nothing unused (knip)', runs: [{ tool: 'knip', args: ['--no-progress'] }] },
  { name: 'types (TypeScript)', runs: [{ tool: 'tsc', args: ['--noEmit'] }] },
  isNightly ? buildWithManual(folder) : build,
  {
    name: 'package (publint, Are The Types Wrong, API Extractor)',
    runs: [{ tool: 'tsx', args: ['scripts/checkPackage.ts'] }],
  },
];

/** The whole site, with pictures of all screens of the built console, is built at night only. */
const buildWithManual = (folder: string): Check => ({
  name: 'build and manual (Vite, VitePress)',
  runs: [...build.runs, { tool: 'tsx', args: ['scripts/manual/index.ts', '--out', join(folder, 'manual')] }],
});

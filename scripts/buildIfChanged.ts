/**
 * The first step of `npm start`: builds the console and its server if their sources have changed since the last build. One
 * line a step; the bundler speaks only of what is wrong.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { say } from './say.ts';
import { isBuiltFrom, sourcesDigest } from './sources.ts';

const builds = [
  { what: { zh: '构建控制台', en: 'Building the console' }, args: [] },
  { what: { zh: '构建服务器', en: 'Building the server' }, args: ['--config', 'vite.server.config.ts'] },
];

const digest = sourcesDigest();
if (!['dist', 'dist-server'].every((folder) => isBuiltFrom(folder, digest)))
  for (const [at, { what, args }] of builds.entries()) {
    const step = `(${at + 1}/${builds.length})`;
    say({ zh: `${step} ${what.zh}…`, en: `${step} ${what.en} …` });
    const { status } = spawnSync(
      join('node_modules/.bin', 'vite'),
      ['build', '--logLevel', 'error', ...args],
      {
        stdio: 'inherit',
      },
    );
    if (status !== 0) {
      process.exitCode = status ?? 1;
      break;
    }
  }

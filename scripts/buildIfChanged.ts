/**
 * The first step of `npm start`: builds the console and its server if their sources have changed since the last build. One
 * line a step; the bundler speaks only of what is wrong.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { say } from './say.ts';
import { isBuiltFrom, sourcesDigest } from './sources.ts';

const builds = [
  { step: 'buildConsole', args: [] },
  { step: 'buildServer', args: ['--config', 'vite.server.config.ts'] },
] as const;

const digest = sourcesDigest();
if (!['dist', 'dist-server'].every((folder) => isBuiltFrom(folder, digest)))
  for (const { step, args } of builds) {
    say(step);
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

/**
 * The first step of `npm start`: builds the console and its server if their sources have changed since the last build.
 */
import { spawnSync } from 'node:child_process';
import { isBuiltFrom, sourcesDigest } from './sources.ts';

const digest = sourcesDigest();
if (!['dist', 'dist-server'].every((folder) => isBuiltFrom(folder, digest)))
  process.exitCode = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status ?? 1;

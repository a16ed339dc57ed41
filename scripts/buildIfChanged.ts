/** What `npm start` does first: builds the console and its server where their sources are not those of the last build. */
import { spawnSync } from 'node:child_process';
import { isBuiltFrom, sourcesDigest } from './sources.ts';

const digest = sourcesDigest();
if (!['dist', 'dist-server'].every((folder) => isBuiltFrom(folder, digest)))
  process.exitCode =
    spawnSync('npm', ['run', 'build'], {
      stdio: 'inherit',
      // Whoever starts it: a development build has inline styles, which the policy refuses.
      env: { ...process.env, NODE_ENV: 'production' },
    }).status ?? 1;

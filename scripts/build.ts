/** `npm run build`: builds the console into `dist/` and the server into `dist-server/`. */
import { readArguments } from '../server/host/arguments.ts';
import { build } from './builds.ts';
import { orSay } from './orSay.ts';
import { say } from './say.ts';

await orSay(async () => {
  readArguments('buildUsage', {});
  if (await build()) say('built');
  else process.exitCode = 1;
});

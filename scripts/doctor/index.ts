/** `npm run doctor`: checks what `npm start` and `npm test` need, and says how to fix each problem. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readArguments } from '../../server/host/arguments.ts';
import { findBrowser } from '../browser.ts';
import { orSay } from '../orSay.ts';
import { say } from '../say.ts';
import { examine } from './checks.ts';

await orSay(async () => {
  readArguments('doctorUsage', {});
  const project = resolve(import.meta.dirname, '../..');
  const { engines } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const found = await examine({
    env: process.env,
    node: process.versions.node,
    engines: engines.node,
    dist: join(project, 'dist'),
    findBrowser,
  });
  for (const { ok, says } of found) console.log(`${ok ? '✓' : '✗'} ${says}`);
  const ill = found.filter(({ ok }) => !ok);
  if (ill.length > 0) say('unhealthy', { count: ill.length });
  else say('healthy');
  process.exitCode = ill.length > 0 ? 1 : 0;
});

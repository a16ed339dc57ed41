/** `npm run doctor`: checks what `npm start` and `npm test` need, and says how to fix each problem. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '../browser.ts';
import { examine } from './checks.ts';

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
process.exitCode = found.every(({ ok }) => ok) ? 0 : 1;

/**
 * `npm run test:resource -- marketing/coupon`: one declared resource's lint, types and generated tests; all of them run,
 * whatever failed before.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourceChecks } from './resourceChecks.ts';

try {
  const [name = ''] = process.argv.slice(2);
  const ended = resourceChecks(name, readFileSync('resources/manifest.ts', 'utf8'), existsSync).map(
    ({ tool, args }) => spawnSync(join('node_modules/.bin', tool), args, { stdio: 'inherit' }).status,
  );
  process.exitCode = ended.every((status) => status === 0) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * `npm run test:resource -- marketing/coupon`: one declared resource's lint, types and generated tests, at once; each says
 * what it found when it ends, whatever the others did.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { resourceChecks, type ToolRun } from './resourceChecks.ts';

/** Runs a tool of the project; whether it ended well. */
async function passes({ tool, args }: ToolRun): Promise<boolean> {
  const child = spawn(join('node_modules/.bin', tool), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const [out, errors, [code]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  process.stdout.write(`\n── ${tool}\n`);
  process.stdout.write(out);
  process.stderr.write(errors);
  return code === 0;
}

try {
  const [name = ''] = process.argv.slice(2);
  const checks = resourceChecks(name, readFileSync('resources/manifest.ts', 'utf8'), existsSync);
  const passed = await Promise.all(checks.map(passes));
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * `npm run test:resource -- marketing/coupon`: one declared resource's lint, types and generated tests, at once; each says
 * what it found when it ends, whatever the others did.
 */
import { existsSync, readFileSync } from 'node:fs';
import { namesIn } from './names.ts';
import { orSay } from './orSay.ts';
import { resourceChecks } from './resourceChecks.ts';
import { runAside } from './tool.ts';

const quoted = (arg: string) => (/^[\w./-]+$/.test(arg) ? arg : `'${arg}'`);

await orSay(async () => {
  const [name = ''] = namesIn(process.argv.slice(2), 1);
  const checks = resourceChecks(name, readFileSync('resources/manifest.ts', 'utf8'), existsSync);
  const passed = await Promise.all(checks.map(runAside));
  const tests = checks.find(({ tool }, index) => tool === 'vitest' && !passed[index]);
  if (tests)
    console.log(
      `\nA declaration that was changed on purpose: npx vitest ${tests.args.map(quoted).join(' ')} -u`,
    );
  process.exitCode = passed.every(Boolean) ? 0 : 1;
});

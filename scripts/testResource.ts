/**
 * `npm run test:resource -- marketing/coupon`: runs lint, types and generated tests of one declared resource in
 * parallel. Each prints its result when it ends, whether the others fail or not.
 */
import { existsSync, readFileSync } from 'node:fs';
import { namesIn } from './names.ts';
import { orSay } from './orSay.ts';
import { resourceChecks } from './resourceChecks.ts';
import { showsOf } from './shows.ts';
import { runAside } from './tool.ts';

const quoted = (arg: string) => (/^[\w./-]+$/.test(arg) ? arg : `'${arg}'`);

/** The shows of a resource; none if what says so can't be imported: the checks report why. */
async function shownBy(name: string): Promise<readonly string[]> {
  try {
    const [{ routes }, { resources }] = await Promise.all([
      import('../resources/routes.ts'),
      import('../resources/manifest.ts'),
    ]);
    const own = await resources[name]?.().catch(() => undefined);
    return showsOf(name, { routes, resources: own ? { [name]: own.default } : {} });
  } catch {
    return [];
  }
}

await orSay(async () => {
  const [name = ''] = namesIn(process.argv.slice(2), 1);
  const shows = await shownBy(name);
  const checks = resourceChecks(name, shows, readFileSync('resources/manifest.ts', 'utf8'), existsSync);
  const passed = await Promise.all(checks.map(runAside));
  const tests = checks.find(({ tool }, index) => tool === 'vitest' && !passed[index]);
  if (tests)
    console.log(
      `\nA declaration that was changed on purpose: npx vitest ${tests.args.map(quoted).join(' ')} -u`,
    );
  process.exitCode = passed.every(Boolean) ? 0 : 1;
});

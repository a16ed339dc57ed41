/**
 * `npm run test:resource -- marketing/coupon`: runs lint, types and generated tests of one declared resource in
 * parallel. Each prints its result when it ends, whether the others fail or not.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { namesIn } from './names.ts';
import { orSay } from './orSay.ts';
import { resourceChecks } from './resourceChecks.ts';
import { showsOf } from './shows.ts';
import { runAside } from './tool.ts';

const HELP = `npm run test:resource -- <area>/<entity>

Runs the lint, the types and the generated tests of one declared resource.`;

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
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  const [name] = namesIn(positionals, 1);
  if (values.help || name === undefined) return console.log(HELP);
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

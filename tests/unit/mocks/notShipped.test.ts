import { expect, it } from 'vitest';
import { importsOf } from '../../support/importGraph';

/** Everything that a program consists of. */
function reachedFrom(...entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(visit);
  };
  entries.forEach(visit);
  return seen;
}

const standIns = (files: ReadonlySet<string>) => [...files].filter((file) => /^(mocks|scripts)\//.test(file));

it('the console and the server contain no fault and no mock: only the development server has them', () => {
  const shipped = reachedFrom(
    'resources/main.ts',
    ...['server', 'seed-cli', 'audit-cli', 'backup-cli', 'migrate-cli'].map((name) => `server/${name}.ts`),
  );
  expect(shipped).toContain('src/index.ts');
  expect(shipped).toContain('server/app.ts');
  expect(standIns(shipped)).toEqual([]);
  expect(standIns(reachedFrom('scripts/dev.ts'))).toContain('mocks/faults.ts');
});

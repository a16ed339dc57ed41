import { expect, it } from 'vitest';
import { checksOf } from '../../../scripts/test/checks.ts';

it('at night the manual, which builds what is not built, waits for the build instead of emptying its folder', () => {
  const toolsOf = checksOf(true, 'reports').map(({ runs }) =>
    runs.map(({ tool, args }) => [tool, args[0]].join(' ')),
  );
  const building = toolsOf.filter((tools) => tools.some((tool) => /^vite|manual/.test(tool)));
  expect(building).toEqual([['vite build', 'vite build', 'tsx scripts/manual/index.ts']]);
});

it('by day no manual is built', () => {
  expect(JSON.stringify(checksOf(false, 'reports'))).not.toContain('manual');
});

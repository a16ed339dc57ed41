import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['remove/index.ts', 'app/nothing', 'app/feedback'],
  ['rename/index.ts', 'app/nothing', 'app/other', 'app/feedback'],
  ['testResource.ts', 'app/nothing', 'app/feedback'],
])('%s refuses more names than it takes', (script, ...names) => {
  const run = () =>
    execFileSync(process.execPath, ['--import', 'tsx', `scripts/${script}`, ...names], { stdio: 'pipe' });
  expect(run).toThrow('Too many names: app/feedback');
});

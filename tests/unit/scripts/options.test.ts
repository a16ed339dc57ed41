import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['manual', 'openapi'])('%s says an option that it has not in a line', (script) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}/index.ts`, '--nonsense'],
    { encoding: 'utf8' },
  );
  expect(stderr).toMatch(/^Unknown option '--nonsense'.*\n$/);
  expect(status).toBe(1);
});

import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['manual', 'openapi'])('%s reports an unknown option in one line', (script) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}/index.ts`, '--nonsense'],
    { encoding: 'utf8' },
  );
  expect(stderr).toMatch(/^Unknown option '--nonsense'.*\n$/);
  expect(status).toBe(1);
});

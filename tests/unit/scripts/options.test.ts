import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const run = (...args: readonly string[]) => {
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8' };
  return spawnSync(process.execPath, ['--import', 'tsx', ...args], { encoding: 'utf8', env });
};

it('manual reports an unknown option in one line', () => {
  const { status, stderr } = run('scripts/manual/index.ts', '--nonsense');
  expect(stderr).toMatch(/^Unknown option '--nonsense'.*\n$/);
  expect(status).toBe(1);
});

it('a command of the package reports an unknown option, and names those that it knows', () => {
  const { status, stderr } = run('src/tools/bin.ts', 'openapi', '--nonsense');
  expect(stderr).toMatch(/^Unknown option '--nonsense'\.\n/);
  expect(stderr).toContain('--out');
  expect(status).toBe(2);
});

it('the package reports an unknown command, and names those that it knows', () => {
  const { status, stderr } = run('src/tools/bin.ts', 'nonsense');
  expect(stderr).toBe("There is no command 'nonsense'. Commands: contract, declare, lint, openapi\n");
  expect(status).toBe(2);
});

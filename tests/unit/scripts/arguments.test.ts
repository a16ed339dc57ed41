import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { readArguments } from '@server/host/arguments';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../../package.json' with { type: 'json' };
import { sampled } from '../../support/rings';

const options = { rows: { type: 'string' }, mock: { type: 'boolean' } } as const;
const read = (...args: string[]) => readArguments('seedUsage', options, args);

describe('the arguments of a command', () => {
  it('are read by their names', () => {
    expect(read('--rows', '20', '--mock')).toEqual({ rows: '20', mock: true });
    expect(read('--rows=20')).toEqual({ rows: '20' });
    expect(read()).toEqual({});
  });

  it.each([[['--nonsense']], [['-n']], [['nonsense']], [['--mock=1']], [['--rows', '20', '--toString']]])(
    'that are unknown are refused with those that are known: %j',
    (args) => {
      expect(() => read(...args)).toThrow(`未知参数 ${args.at(-1)}。可用的参数：--rows, --mock, --help`);
    },
  );

  it.each([[['--rows']], [['--rows=']], [['--rows', '--mock']]])(
    'that lack their value are refused: %j',
    (args) => {
      expect(() => read(...args)).toThrow(/^--rows 缺少值/);
    },
  );
});

/** The commands that take nothing but options, as npm runs them, and the server, which gets those of `npm start`. */
const commands = ['dev', 'build', 'doctor', 'seed', 'migrate', 'backup', 'restore', 'audit:verify'] as const;
const files = [
  ...new Set([
    ...commands.map((name) => /(?:scripts|server)\/[\w/-]+\.ts/.exec(scripts[name])?.[0] ?? ''),
    'server/server.ts',
  ]),
];

/** Runs a program with an argument that it doesn't know. */
async function mistaken(file: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, '--nonsense'], {
    env: { ...process.env, LC_ALL: 'en_US.UTF-8' },
  });
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, err, failed: status !== 0 };
}

describe('a command', () => {
  it('refuses an unknown argument in one line that names the known ones, and does nothing', async () => {
    expect(files).toHaveLength(8);
    // Each takes a second and a half of a processor to load.
    const ended = await Promise.all(sampled(files, 4).map(mistaken));
    for (const { out, err, failed } of ended) {
      expect(err).toMatch(/^Unknown argument --nonsense\. Known: (--\w+, )*--help\n$/);
      expect(out).toBe('');
      expect(failed).toBe(true);
    }
  }, 120_000);

  it.each([
    ['scripts/packEngine.ts', '--out'],
    ['scripts/test/index.ts', '--no-second-run'],
  ])(
    'that takes names, too, prints what it takes, which names the known options: %s',
    async (file, known) => {
      const { out, err, failed } = await mistaken(file);
      expect(err).toMatch(/^Unknown option '--nonsense'.*\n$/);
      expect(out).toContain(known);
      expect(failed).toBe(true);
    },
  );
});

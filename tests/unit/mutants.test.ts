import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutants } from '../mutants/mutants';

it.each(mutants)('the line of $file that a mutant changes is there once: $from', ({ file, from, tests }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  for (const test of tests) expect(existsSync(test), test).toBe(true);
});

it('there are forty-two of them', () => {
  expect(mutants).toHaveLength(42);
});

import { describe, expect, it } from 'vitest';
import { type Result, resultsOf } from '../support/exampleResults';
import { compileExamples, doors } from '../support/examples';

describe('what the engine makes public is shown in use', () => {
  const { exported, modules, mistakes } = compileExamples();
  const functions = exported.filter(({ isFunction }) => isFunction);

  it('finds the functions of every door', () => {
    const ofTypes = 'declared-console/schema/messages';
    const found = new Set(functions.map(({ door }) => door));
    expect([...found, ofTypes].sort()).toEqual(doors.map(([name]) => name).sort());
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['createConsole', 'f', 'get', 'ApiError', 'useConsole', 'Section', 'idDigit']),
    );
  });

  it('every public function has an example', () => {
    const without = functions.filter(({ examples }) => examples.length === 0);
    expect(without.map(({ door, name, at }) => `${at} ${name} of ${door} has no @example`)).toEqual([]);
  });

  it('every example compiles', () => {
    expect(mistakes).toEqual([]);
  });

  it('every example gives what it says', async () => {
    const results: Result[] = [];
    for (const each of modules) results.push(...(await resultsOf(each)));
    expect(results.length).toBeGreaterThan(40);
    expect(results.map(({ at, given }) => [at, given])).toEqual(results.map(({ at, said }) => [at, said]));
  });
});

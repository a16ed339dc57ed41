import { describe, expect, it } from 'vitest';
import { circlesIn, filesIn, importsOf } from '../support/importGraph';

const graph = (edges: Readonly<Record<string, readonly string[]>>) =>
  circlesIn(Object.keys(edges), (file) => edges[file] ?? []);

describe('imports', () => {
  it('go round in no circle, types and lazy ones included', () => {
    const files = ['src', 'resources', 'i18n', 'mocks', 'scripts', 'tests'].flatMap(filesIn);
    expect(circlesIn(files)).toEqual([]);
  });
});

describe('the search for circles', () => {
  it('finds one wherever it begins, and none where two ways lead to one file', () => {
    expect(graph({ a: ['b'], b: ['c'], c: ['b'] })).toEqual([['b', 'c']]);
    expect(graph({ a: ['a'] })).toEqual([['a']]);
    expect(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });

  it('sees static, type-only and lazy imports, by alias and by path', () => {
    expect(importsOf('src/start/loadEntry.tsx')).toEqual(
      expect.arrayContaining(['src/application.ts', 'src/start/entries.ts', 'src/login/LoginEntry.tsx']),
    );
    expect(importsOf('resources/codec.ts')).toEqual(
      expect.arrayContaining(['src/api/codec.ts', 'resources/envelope.ts']),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { circlesIn, filesIn, importsOf } from '../support/importGraph';

const graph = (edges: Readonly<Record<string, readonly string[]>>) =>
  circlesIn(Object.keys(edges), (file) => edges[file] ?? []);

describe('imports', () => {
  it('have no cycles, not even by types or lazy imports', () => {
    const files = ['src', 'resources', 'i18n', 'mocks', 'server', 'scripts', 'tests'].flatMap(filesIn);
    expect(circlesIn(files)).toEqual([]);
  });
});

describe('the search for cycles', () => {
  it('finds a cycle from every start, and none when two paths lead to one file', () => {
    expect(graph({ a: ['b'], b: ['c'], c: ['b'] })).toEqual([['b', 'c']]);
    expect(graph({ a: ['a'] })).toEqual([['a']]);
    expect(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });

  it('sees static, type-only and lazy imports, by alias and by path', () => {
    expect(importsOf('src/start/loadEntry.ts')).toEqual(
      expect.arrayContaining(['src/application.ts', 'src/start/entries.ts', 'src/login/showLogin.tsx']),
    );
    expect(importsOf('resources/codec.ts')).toEqual(
      expect.arrayContaining(['src/wire.ts', 'resources/envelope.ts']),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { circlesIn, filesIn, folderCirclesIn, foldersIn, importsOf } from '../support/importGraph';

const graph = (edges: Readonly<Record<string, readonly string[]>>) =>
  circlesIn(Object.keys(edges), (file) => edges[file] ?? []);

describe('imports', () => {
  it('have no cycles, not even by types or lazy imports', () => {
    const files = ['src', 'resources', 'i18n', 'mocks', 'server', 'scripts', 'tests'].flatMap(filesIn);
    expect(circlesIn(files)).toEqual([]);
  });
});

describe('folders', () => {
  it.each(['src', 'server'].flatMap((top) => [top, ...foldersIn(top)]))(
    'of %s don’t hold each other: arrows go down only',
    (top) => {
      expect(folderCirclesIn(top)).toEqual([]);
    },
  );

  it('hold each other where files of theirs do, in whichever files', () => {
    const imports: Readonly<Record<string, readonly string[]>> = {
      'src/a/one.ts': ['src/b/one.ts'],
      'src/b/one.ts': [],
      'src/b/two.ts': ['src/a/two.ts', 'other/x.ts'],
      'src/a/two.ts': ['src/a/one.ts'],
    };
    const found = folderCirclesIn('src', Object.keys(imports), (file) => imports[file] ?? []);
    expect(found).toEqual([['src/a', 'src/b']]);
    expect(folderCirclesIn('src', ['src/a/one.ts', 'src/b/one.ts'], (file) => imports[file] ?? [])).toEqual(
      [],
    );
  });
});

describe('the search for cycles', () => {
  it('finds a cycle from every start, and none when two paths lead to one file', () => {
    expect(graph({ a: ['b'], b: ['c'], c: ['b'] })).toEqual([['b', 'c']]);
    expect(graph({ a: ['a'] })).toEqual([['a']]);
    expect(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });

  it('sees static, type-only and lazy imports, by alias and by path', () => {
    expect(importsOf('src/loadEntry.ts')).toEqual(
      expect.arrayContaining(['src/application.ts', 'src/start/entries.ts', 'src/login/showLogin.tsx']),
    );
    expect(importsOf('resources/codec.ts')).toEqual(
      expect.arrayContaining(['src/wire.ts', 'resources/envelope.ts']),
    );
  });
});

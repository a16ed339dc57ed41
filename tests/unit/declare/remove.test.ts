import { describe, expect, it } from 'vitest';
import {
  isEmptied,
  removeConstants,
  removeElements,
  removeEntries,
  removeImport,
} from '../../../src/tools/declare/write/remove';

const routes = `import { ok, list } from '../http/envelope';
import type { Handlers } from './access';

const fields = { a: 1 };

/** What answers. */
const getCoupon = handlers(fields, (c) => ok(c));

const getOther = handlers({}, (c) => list(c));

export const marketing = {
  'GET /api/coupon': getCoupon,
  'GET /api/other': getOther,
} satisfies Handlers;
`;

it('the empty line after the imports stays when the last of them goes', () => {
  const text = `import type { A } from './a';
import { b } from './b';

/** Why. */
export const all = { one: b() } satisfies A;
`;
  expect(removeEntries(text, 'all', [], () => true)).toContain("'./a';\n\n/** Why. */");
});

describe('removing something from a file', () => {
  it('also removes what nothing else in it uses then, and nothing more', () => {
    const left = removeEntries(routes, 'marketing', [], (name) => name === 'GET /api/coupon');
    expect(left).not.toMatch(/fields|getCoupon|What answers|\bok\b/);
    expect(left).toContain("import { list } from '../http/envelope';");
    expect(left).toContain('const getOther');
    expect(isEmptied(left, 'marketing')).toBe(false);
    expect(
      isEmptied(
        removeEntries(left, 'marketing', [], () => true),
        'marketing',
      ),
    ).toBe(true);
  });

  it('is nothing if nothing is to be removed, even if the file has unused code', () => {
    const text = 'const unused = 1;\nexport const all = { a: 1 };\n';
    expect(removeEntries(text, 'all', [], () => false)).toBe(text);
  });

  it('removes a spread by its name', () => {
    const text = 'const calls = { ...a, ...b };\nuse(calls);\n';
    expect(removeEntries(text, 'calls', [], (name) => name === 'b')).not.toContain('...b');
  });

  it('removes an array element by its source', () => {
    const text = "import a from './a';\nconst all: readonly X[] = [{ table: a }, { table: b }];\nuse(all);\n";
    const left = removeElements(text, 'all', (source) => source.includes('table: a '));
    expect(left).toContain('[{ table: b }]');
    expect(left).not.toContain('import a');
  });

  it('removes a constant with the comment above it', () => {
    const text = '// Kept.\nexport const a = 1;\n\n// Proposed.\nexport const b = 2;\n';
    expect(removeConstants(text, ['b']).trim()).toBe('// Kept.\nexport const a = 1;');
  });

  it('removes an import even if its name is used for something else', () => {
    const text = "import { app } from './app';\nexport const run = (app: X) => app;\n";
    expect(removeImport(text, './app')).toBe('export const run = (app: X) => app;\n');
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import asvs from './asvs.json';

const pages = ['SECURITY.md', 'docs/security-checklist.md'];

/** The test files that a page names; a name without a folder is in that of the one before. */
function testsIn(page: string): readonly string[] {
  let folder = '';
  return [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, name = '']) => {
      const path = name.includes('/') ? name : join(folder, name);
      folder = dirname(path);
      return path;
    },
  );
}

it.each(pages)('%s names only tests that exist', (page) => {
  const tests = testsIn(page);
  expect(tests.length).toBeGreaterThan(20);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});

it.each(pages)('%s links only to pages that exist', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
    ([, path = '']) => path,
  );
  expect(links.filter((path) => !existsSync(join(dirname(page), path)))).toEqual([]);
});

/** The items of the checklist: what, its state, and what shows it. */
const items = readFileSync('docs/security-checklist.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (item|控制点) \|/.test(line))
  .map((line) => {
    const [item = '', state = '', shown = ''] = line.replace(/^\| | \|$/g, '').split(' | ');
    return { item, state, shown };
  });
const filesNamed = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => existsSync(name));

it('each item of the checklist says whether it holds, and what shows that or is missing', () => {
  for (const { item, state, shown } of items) {
    expect(state, item).toMatch(/^(holds|partly|operator|none|\*\*no\*\*)$/);
    expect(shown.length, item).toBeGreaterThan(5);
  }
});

it('each item of the checklist that holds names a file that shows it', () => {
  const holding = items.filter(({ state }) => state === 'holds');
  expect(holding.length).toBeGreaterThan(100);
  expect(holding.filter(({ shown }) => filesNamed(shown).length === 0)).toEqual([]);
});

it('the checklist names only files that exist', () => {
  const paths = items.flatMap(({ shown }) =>
    [...shown.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)].map(([, path = '']) => path),
  );
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

/** The requirements of a level, such as V6.2.1, in their order. */
const requirementsOf = (level: '1' | '2'): readonly string[] =>
  Object.entries(asvs.requirements).flatMap(([section, levels]: [string, Levels]) =>
    (levels[level] ?? []).map((number) => `${section}.${number}`),
  );
type Levels = { readonly '1'?: readonly number[]; readonly '2'?: readonly number[] };

it('the checklist has every requirement of ASVS levels 1 and 2 once, and no other', () => {
  expect([requirementsOf('1').length, requirementsOf('2').length]).toEqual([70, 183]);
  const listed = items.flatMap(({ item }) => /^V[\d.]+(?= \S)/.exec(item) ?? []);
  expect([...listed].sort()).toEqual([...requirementsOf('1'), ...requirementsOf('2')].sort());
});

it('the checklist counts its ASVS items as they are', () => {
  const page = readFileSync('docs/security-checklist.md', 'utf8').replace(/\s+/g, ' ');
  const said =
    /Of (\d+), (\d+) hold, (\d+) hold partly, (\d+) are the operator's, (\d+) are missing, and (\d+) don't apply/.exec(
      page,
    );
  const own = items.filter(({ item }) => /^V\d/.test(item));
  const count = (state: string) => own.filter((each) => each.state === state).length;
  const states = ['holds', 'partly', 'operator', '**no**', 'none'];
  expect(said?.slice(1).map(Number)).toEqual([own.length, ...states.map(count)]);
});

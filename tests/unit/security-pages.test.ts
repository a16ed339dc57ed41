import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

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

it('each item of the checklist says whether it holds, and one that does names what shows it', () => {
  const rows = readFileSync('docs/security-checklist.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const items = rows.filter((line) => !/^\| (section|控制点) \|/.test(line)).map((line) => line.split(' | '));
  expect(items.length).toBeGreaterThan(70);
  for (const [item = '', state = '', shown = ''] of items) {
    expect(state, item).toMatch(/^(holds|partly|operator|none|\*\*no\*\*)$/);
    expect(shown.length, item).toBeGreaterThan(5);
  }
});

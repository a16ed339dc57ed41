import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleLogins } from '../../server/seed/rights';
import { fixedCaptcha } from '../../server/session/captchaImage';

const pages = ['README.md', 'README.zh-CN.md'];
const textOf = (page: string) => readFileSync(page, 'utf8');
const linksIn = (page: string) =>
  [...textOf(page).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);

/** The addresses of a page's headings, as GitHub makes them. */
const headingsOf = (page: string) =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(pages)('%s links only to pages and headings that exist', (page) => {
  const good = linksIn(page).filter((link) => {
    const [path, heading] = link.split('#');
    const target = path || page;
    return existsSync(target) && (heading === undefined || headingsOf(target).includes(heading));
  });
  expect(linksIn(page).length).toBeGreaterThan(10);
  expect(linksIn(page)).toEqual(good);
});

it.each([
  ['README.md', 'README.zh-CN.md'],
  ['README.zh-CN.md', 'README.md'],
])('%s links first to the page in the other language, then shows the picture', (page, other) => {
  expect(linksIn(page).slice(0, 2)).toEqual([other, 'docs/screenshot.png']);
});

it.each(pages)('%s names only commands that exist', (page) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...textOf(page).matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short,
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !(name && name in scripts))).toEqual([]);
});

it.each(pages)('%s gives the sample logins as they are seeded, in their order', (page) => {
  const given = [...textOf(page).matchAll(/^\| `(\w+)` \/ `(\w+)` \|/gm)].map(([, username, password]) => ({
    username,
    password,
  }));
  expect(given).toEqual(sampleLogins.map(({ username, password }) => ({ username, password })));
});

it.each(pages)('%s names the versions of Node that package.json asks for', (page) => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  expect(textOf(page)).toMatch(/Node 20\.19\D+22\.12/);
});

it('README.zh-CN.md says what CAPTCHA=fixed accepts', () => {
  expect(textOf('README.zh-CN.md')).toContain(`只接受 \`${fixedCaptcha().text}\``);
});

it('README.zh-CN.md addresses nobody, and says no 未能', () => {
  expect(textOf('README.zh-CN.md')).not.toMatch(/[你您]|未能/);
});

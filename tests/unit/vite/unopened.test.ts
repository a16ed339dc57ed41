import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tellUnopened } from '../../../src/vite/unopened.ts';
import { en, zh } from '../../../src/words/unopened.ts';

test('a page that never opens speaks the language of its application', () => {
  const english = tellUnopened(readFileSync('create/template/index.html', 'utf8'));
  expect(english).toContain(en.title);
  expect(english).not.toMatch(/\p{Script=Han}/u);
  expect(tellUnopened('<html lang="fr"><div id="root"></div>')).toContain(
    `<h1 style="font-size:20px">${en.title}`,
  );
});

test('a Chinese one speaks both: which its reader chose isn’t known before the program comes', () => {
  const chinese = tellUnopened(readFileSync('index.html', 'utf8'));
  expect(chinese.indexOf(zh.title)).toBeGreaterThan(0);
  expect(chinese.indexOf(en.title)).toBeGreaterThan(chinese.indexOf(zh.title));
  for (const lang of ['lang=zh', "lang='zh-CN'", 'class="x" lang="ZH-hant"'])
    expect(tellUnopened(`<html ${lang}><div id="root"></div>`)).toContain(zh.title);
});

import { expect, it } from 'vitest';
import { filesIn, textOf } from '../../support/importGraph';

/** What a thing isn't called, and what it is called instead. */
const others = {
  'zh-CN': {
    未能: '…失败, 无法… or 没有…',
    摘要: '哈希',
    证据标识: '证据ID',
    证书编号: '证据编号',
    证据袋: '证据包',
    页面检视: '开发者检视',
    您: '你, or nobody',
  },
  'en-US': {
    digest: 'hash',
    'access record': 'activity log',
    'certificate number': 'evidence number',
    ' bag ': 'package',
    'page inspector': 'developer inspector',
  },
} as const;

/** The words that people read: the literals of a module, without names of keys and comments. */
const literalsIn = (file: string): readonly string[] =>
  [
    ...textOf(file)
      .replace(/^\s*\/\*\*[\s\S]*?\*\//gm, '')
      .matchAll(/'((?:[^'\\]|\\.)*)'/g),
  ].map(([, literal = '']) => literal.replace(/%\{\w+\}/g, ''));

it.each(Object.entries(others))('each thing has one name in %s', (locale, names) => {
  const said = [...filesIn(`i18n/${locale}`), ...filesIn(`src/words/${locale}`)].flatMap(literalsIn);
  expect(said.length).toBeGreaterThan(1000);
  const wrong = Object.entries(names).flatMap(([other, name]) =>
    said
      .filter((words) => words.toLowerCase().includes(other))
      .map((words) => `${words}: ${name} instead of ${other}`),
  );
  expect(wrong).toEqual([]);
});

it.each(['zh-CN', 'en-US'])('no word in %s needs a number of a standard to be understood', (locale) => {
  const said = [...filesIn(`i18n/${locale}`), ...filesIn(`src/words/${locale}`)].flatMap(literalsIn);
  expect(said.filter((words) => /\bRFC ?\d/.test(words))).toEqual([]);
});

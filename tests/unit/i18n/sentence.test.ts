import { sentenceOf } from '@i18n/sentence';
import { expect, it } from 'vitest';

it.each([
  [{ LANG: 'zh_CN.UTF-8' }, '按 Ctrl-C 停止'],
  [{ LC_ALL: 'zh_TW.UTF-8', LANG: 'en_US.UTF-8' }, '按 Ctrl-C 停止'],
  [{ LC_ALL: '', LC_MESSAGES: 'zh_CN', LANG: 'C' }, '按 Ctrl-C 停止'],
  [{ LC_ALL: 'C.UTF-8', LANG: 'zh_CN.UTF-8' }, 'Stop with Ctrl-C'],
  [{ LANG: 'de_DE.UTF-8' }, 'Stop with Ctrl-C'],
  [{}, 'Stop with Ctrl-C'],
])('speaks Chinese where the locale is Chinese, and English otherwise: %j', (env, said) => {
  expect(sentenceOf('stop', {}, env)).toBe(said);
});

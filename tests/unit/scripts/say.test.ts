import { expect, it } from 'vitest';
import { sentenceFor } from '../../../scripts/say';

const sentence = { zh: '已写入', en: 'Written' };

it.each([
  [{ LANG: 'zh_CN.UTF-8' }, '已写入'],
  [{ LC_ALL: 'zh_TW.UTF-8', LANG: 'en_US.UTF-8' }, '已写入'],
  [{ LC_ALL: '', LC_MESSAGES: 'zh_CN', LANG: 'C' }, '已写入'],
  [{ LC_ALL: 'C.UTF-8', LANG: 'zh_CN.UTF-8' }, 'Written'],
  [{ LANG: 'de_DE.UTF-8' }, 'Written'],
  [{}, 'Written'],
])('speaks Chinese where the locale is Chinese, and English otherwise: %j', (env, said) => {
  expect(sentenceFor(sentence, env)).toBe(said);
});

import { describe, expect, it } from 'vitest';
import { nameIn } from '../../../src/api/disposition';

const asSent = (name: string) => Buffer.from(name).toString('latin1');

describe('the name in a Content-Disposition', () => {
  it.each([
    [
      'in its encoded form',
      `attachment; filename="a.png"; filename*=UTF-8''%E6%88%AA%E5%9B%BE.png`,
      '截图.png',
    ],
    ['in its encoded form in quotes', `attachment; filename*="UTF-8''%E6%88%AA%E5%9B%BE.png"`, '截图.png'],
    ['in bytes of UTF-8', `attachment; filename="${asSent('截图.png')}"`, '截图.png'],
    [
      'in bytes of GBK',
      'attachment; filename="\u00b8\u00f6\u00c8\u00cb\u00d6\u00a4\u00be\u00dd.csv"',
      '个人证据.csv',
    ],
    ['in percents', 'attachment; filename="%E6%88%AA%E5%9B%BE.png"', '截图.png'],
    ['in Latin-1', 'attachment; filename="caf\u00e9.png"', 'café.png'],
    ['in Latin-1 before a letter', 'attachment; filename="na\u00efve.png"', 'naïve.png'],
    ['with quotes', String.raw`attachment; filename="a\"b.pdf"`, 'a"b.pdf'],
    ['with a percent sign', 'attachment; filename="50%.pdf"', '50%.pdf'],
    ['without quotes', 'attachment; filename=a.pdf; size=1', 'a.pdf'],
    [
      'with blanks but without quotes',
      `attachment; filename=${asSent('个人 用户 2026.csv')}`,
      '个人 用户 2026.csv',
    ],
    ['with blanks before another part', 'attachment; filename=a b.csv ; size=1', 'a b.csv'],
    ['with an apostrophe', "inline; filename=a's b.csv", "a's b.csv"],
    ['that is missing', 'attachment', undefined],
    ['that is empty', 'attachment; filename=""', undefined],
  ])('%s is read', (_, disposition, name) => {
    expect(nameIn(disposition)).toBe(name);
  });
});

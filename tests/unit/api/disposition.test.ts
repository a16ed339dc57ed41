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
    ['in percents', 'attachment; filename="%E6%88%AA%E5%9B%BE.png"', '截图.png'],
    ['in Latin-1', 'attachment; filename="caf\u00e9.png"', 'café.png'],
    ['with quotes', String.raw`attachment; filename="a\"b.pdf"`, 'a"b.pdf'],
    ['with a percent sign', 'attachment; filename="50%.pdf"', '50%.pdf'],
    ['without quotes', 'attachment; filename=a.pdf; size=1', 'a.pdf'],
    ['that is missing', 'attachment', undefined],
    ['that is empty', 'attachment; filename=""', undefined],
  ])('%s is read', (_, disposition, name) => {
    expect(nameIn(disposition)).toBe(name);
  });
});

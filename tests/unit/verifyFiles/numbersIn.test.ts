import { numbersInPath, typedNumber } from '@resources/evidence/verifyFiles/numbersIn';
import { describe, expect, it } from 'vitest';

const found = (path: string) => numbersInPath(path).map(({ number, by }) => `${by} ${number}`);

describe('numbers in the path of a file', () => {
  it.each([
    ['BQ202601010000000001.png', ['name BQ202601010000000001']],
    ['BQ202601010000000001-合同首页.png', ['name BQ202601010000000001']],
    ['证据包/data/WQ202601010000000002-截图_v2.png', ['name WQ202601010000000002']],
    ['合同（ＢＱ202601010000000001）副本 (1).pdf', ['name BQ202601010000000001']],
    ['bq202601010000000001.PNG', ['name bq202601010000000001']],
    ['20261126000001234.mp4', ['name 20261126000001234']],
    ['550e8400-e29b-41d4-a716-446655440000.pdf', ['name 550e8400-e29b-41d4-a716-446655440000']],
    ['HT-20260101-0001.pdf', ['name HT-20260101-0001']],
    ['HT-20260101-0001-signed_copy.pdf', ['name HT-20260101-0001']],
    ['2026-XM-000123.pdf', ['name 2026-XM-000123']],
  ])('%s', (path, numbers) => {
    expect(found(path)).toEqual(numbers);
  });

  it('of a name come before those of its folders, from the innermost', () => {
    expect(found('BQ202601010000000001/GC202601010000000002/YD202601010000000003.mp4')).toEqual([
      'name YD202601010000000003',
      'folder GC202601010000000002',
      'folder BQ202601010000000001',
    ]);
  });

  it('are found in folders if a name has none', () => {
    expect(found('BQ202601010000000001/回执.pdf')).toEqual(['folder BQ202601010000000001']);
    expect(found('BQ202601010000000001/AB12345678.pdf')).toEqual(['folder BQ202601010000000001']);
  });

  it('are named once, however often they stand in a path', () => {
    expect(found('BQ202601010000000001/bq202601010000000001-AB202601010000000002.png')).toEqual([
      'name bq202601010000000001',
      'name AB202601010000000002',
    ]);
  });

  it.each([
    '合同.pdf',
    '2026-11-26 会议.mp4',
    'IMG_20261126_123456.jpg',
    'Screenshot_2026-11-26-12-34-56.png',
    '20261126.png',
    'WeChat_20261126.png',
    'report-v2.docx',
    '13800138000.mp3',
    // An ID card's number, which no request may carry.
    '11010519491231002X.jpg',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855.bin',
    '.DS_Store',
    '',
  ])('%s has none', (path) => {
    expect(found(path)).toEqual([]);
  });
});

describe('a number that is typed', () => {
  it('is taken without its noise, in the form that is declared', () => {
    expect(typedNumber('  ＢＱ2026 0101\u200b0000000001 ')).toBe('BQ202601010000000001');
    expect(typedNumber('A-12345')).toBe('A-12345');
    expect(typedNumber('合同')).toBeUndefined();
    expect(typedNumber('')).toBeUndefined();
    expect(typedNumber('13800138000')).toBeUndefined();
  });
});

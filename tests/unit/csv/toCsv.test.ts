import { describe, expect, it } from 'vitest';
import type { CsvCell } from '../../../src/csvCell';
import { inOrder } from '../../../src/kit/columns';
import { toCsv } from '../../../src/ui/csv/toCsv';

const cell = (value: CsvCell) => toCsv([[value]]).slice(1, -2);

describe('a CSV file', () => {
  it('begins with a BOM, or Excel garbles Chinese', () => {
    expect(toCsv([['企业名称']])).toBe('\uFEFF企业名称\r\n');
  });

  it('ends each line with CRLF and separates cells with commas', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', ''],
      ]),
    ).toBe('\uFEFFa,b\r\n1,\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' blank first', '" blank first"'],
    ['blank last ', '"blank last "'],
    ['plain', 'plain'],
    ['—', '—'],
    ['', ''],
  ])('quotes %j as RFC 4180 says', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['+cmd', "'+cmd"],
    ['＝1+a', "'＝1+a"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['-', "'-"],
    ['-5,cmd', '"\'-5,cmd"'],
  ])('neutralises the formula %j', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  it.each([
    [-5, '-5'],
    [1234567.5, '1234567.5'],
    [0, '0'],
    [Number.NaN, ''],
    [undefined, ''],
    [null, ''],
    [{ plain: '-12.50' }, '-12.50'],
    [{ plain: '2026-01-01 08:00:00' }, '2026-01-01 08:00:00'],
  ])('writes the number or moment %j so that a spreadsheet reads it', (value, written) => {
    expect(cell(value)).toBe(written);
  });

  it.each([
    '110101199001011234',
    '202601010000123456789',
    '0571',
    '012345678901',
    '123456789012',
    '12E5',
    '1e10',
    '2.10',
    '3.5',
    '3/4',
    '1 3/4',
    '1-2',
    '-5',
    '+8613800000000',
    '+86 138 0000 0000',
    '1,234',
    '50%',
    '(5)',
    '¥10,850.00',
    '10:30',
    '10:30 AM',
    '2026-01-01',
    '2026年1月5日',
    '3月4日',
    '下午 3:00',
    'DEC1',
    'Mar-5',
    '5 March 2026',
    'TRUE',
    '#N/A',
    '２．１０',
  ])('keeps the text %s a text', (text) => {
    expect(cell(text)).toBe(`"=""${text}"""`);
  });

  it.each([
    '13800000000',
    '0',
    '12',
    '91110000MA0001X',
    '11010119900101123X',
    'v2.10',
    '3号楼',
    '第3条',
    'Model 3',
    'true story',
    '合同(1).pdf',
    '—',
  ])('leaves %s as it is', (text) => {
    expect(cell(text)).toBe(text);
  });
});

describe('the order of columns', () => {
  it('is the declared one without saved ranks', () => {
    expect(inOrder(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  });

  it('follows the saved ranks: unranked columns come last, columns that no longer exist are ignored', () => {
    expect(inOrder(['a', 'b', 'c', 'd'], [2, 0, 1])).toEqual(['c', 'a', 'b', 'd']);
    expect(inOrder(['a', 'b'], [2, 1, 0])).toEqual(['b', 'a']);
  });
});

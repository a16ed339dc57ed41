import { describe, expect, it } from 'vitest';
import { toCsv } from '@/ui/csv/toCsv';
import { inOrder } from '@/ui/list/columns';

const cell = (text: string) => toCsv([[text]]).slice(1, -2);

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
    ['+8613800000000', "'+8613800000000"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['-', "'-"],
    ['-5,cmd', '"\'-5,cmd"'],
  ])('neutralises the formula %j', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  it.each(['-5', '-12.50', '-1234567.8'])('leaves the negative amount %s a number', (text) => {
    expect(cell(text)).toBe(text);
  });

  it('leaves a negative amount with separators a number', () => {
    expect(cell('-1,234.5')).toBe('"-1,234.5"');
    expect(cell('-¥1,234.50')).toBe('"-¥1,234.50"');
  });

  it.each([
    '110101199001011234',
    '202601010000123456789',
    '0571',
    '012345678901',
    '123456789012',
    '12E5',
    '1e10',
  ])('keeps %s as text', (text) => {
    expect(cell(text)).toBe(`"=""${text}"""`);
  });

  it.each([
    '13800000000',
    '0',
    '12',
    '3.5',
    '1,234',
    '2026-01-01 08:00:00',
    '91110000MA0001X',
    '11010119900101123X',
  ])('leaves %s as it is', (text) => {
    expect(cell(text).replaceAll('"', '')).toBe(text);
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

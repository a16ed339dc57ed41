import { describe, expect, it } from 'vitest';
import { visibleText, withoutInvisible } from '../../../src/visibleText';

describe('a text on the screen', () => {
  it.each([
    ['合同\u202Efdp.exe', '合同⟨U+202E⟩fdp.exe'],
    ['\u2066a\u2069', '⟨U+2066⟩a⟨U+2069⟩'],
    ['a\u200Eb', 'a⟨U+200E⟩b'],
    ['1\u200B2', '1⟨U+200B⟩2'],
    ['a\u200Db', 'a⟨U+200D⟩b'],
    ['\uFEFFa', '⟨U+FEFF⟩a'],
    ['a\u00ADb', 'a⟨U+00AD⟩b'],
    ['a\u0000\u001B[31m', 'a⟨U+0000⟩⟨U+001B⟩[31m'],
    ['甲\u2028乙', '甲⟨U+2028⟩乙'],
    ['\u3164', '⟨U+3164⟩'],
    ['a\u{E0041}', 'a⟨U+E0041⟩'],
  ])('shows the invisible characters of %j', (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it.each([
    '合同（终稿）.pdf',
    '第一行\n第二行\t缩进',
    'عقد_نهائي.pdf',
    'می\u200Cخواهم',
    'שלום \u200Fabc',
    'क\u094D\u200Dष',
    '👩\u200D👩\u200D👧',
    '✈\uFE0F',
    '葛\u{E0100}城',
    '全角　空格 a\u00A0b',
    'e\u0301',
  ])('keeps %j as it is', (text) => {
    expect(visibleText(text)).toBe(text);
    expect(withoutInvisible(text)).toBe(text);
  });

  it('loses them in the name of a file', () => {
    expect(withoutInvisible('合同\u202Efdp\u200B.exe')).toBe('合同fdp.exe');
  });
});

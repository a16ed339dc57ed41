import { phoneNumber, taxNumber } from '@resources/identifiers';
import { contactPhone, phone, phoneOf, realName, username } from '@resources/inputs';
import { evidenceNumber, orderNumber } from '@resources/serialNumbers';
import { describe, expect, it } from 'vitest';
import { encodeInputs, isBlank } from '../../../src/schema/inputs';
import { problemsOf, validate } from '../../../src/schema/validate';
import { i } from '../../../src/schema.ts';

const pasted = [
  '\u202D13005034911\u202C',
  '+86 130 0503 4911',
  '008613005034911',
  '0086-130-0503-4911',
  '86 13005034911',
  '(+86) 130 0503 4911',
  '130–0503–4911',
  '130—0503—4911',
  '130\u20110503\u20114911',
  '１３００５０３４９１１',
  '＋８６　１３００５０３４９１１',
  '1300503\u200B4911\uFEFF',
  '130\u00A00503\u20094911',
];

describe('a phone number pasted as', () => {
  it.each(pasted)('%j is found by filters', (typed) => {
    for (const finds of [
      [phoneNumber],
      [evidenceNumber, phoneNumber],
      [orderNumber, phoneNumber],
      [phoneNumber, taxNumber],
    ])
      expect(encodeInputs({ keyword: i.text({ finds }) }, { keyword: typed }).keyword).toBe('13005034911');
  });

  it.each(pasted)('%j is sent by forms, and is no mistake', (typed) => {
    expect(phoneOf(typed)).toBe('13005034911');
    for (const input of [phone(), username(), contactPhone()]) {
      expect(problemsOf({ input }, { input: typed })).toEqual({});
      expect(encodeInputs({ input }, { input: typed })).toEqual({ input: '13005034911' });
    }
  });

  it('stays wrong where it is', () => {
    expect(problemsOf({ input: phone() }, { input: '+86 230 0503 4911' })).toEqual({ input: 'phoneWrong' });
    expect(problemsOf({ input: phone() }, { input: '+1 130 0503 4911' })).toEqual({ input: 'phoneWrong' });
  });
});

describe('a pasted number', () => {
  const keyword = i.text({ finds: [evidenceNumber, phoneNumber] });
  const sent = (typed: string, input = keyword) => encodeInputs({ input }, { input: typed }).input;

  it.each([
    'BQ2026 0101 0000 0000 01',
    'ＢＱ２０２６０１０１００００００００01',
    '\u200BBQ20260101\u200B0000000001\u00A0',
    '\u202ABQ202601010000000001\u202C',
  ])('%j loses its noise', (typed) => {
    expect(sent(typed)).toBe('BQ202601010000000001');
  });

  it('keeps its hyphens, which may belong to it; other dashes are hyphens', () => {
    expect(sent('BQ-2026–0101')).toBe('BQ-2026-0101');
  });

  it.each(['iPhone 15 Pro', '王 小明', '2号 楼', 'a b', '合同 2026'])('isn’t seen in %j', (typed) => {
    expect(sent(typed)).toBe(typed);
  });

  it('is a tax number', () => {
    const input = i.text({ finds: [phoneNumber, taxNumber] });
    expect(sent('9135 0211 M000 100Y 43', input)).toBe('91350211M000100Y43');
    expect(sent('９１３５０２１１M000100Y43', input)).toBe('91350211M000100Y43');
  });

  it('is an invoice’s, in a form', () => {
    expect(sent('0330 0180 0104', i.text({ holds: 'number' }))).toBe('033001800104');
    expect(sent('SF 1234–5678 9012', i.text({ holds: 'number' }))).toBe('SF1234-56789012');
  });

  it('is an amount', () => {
    const points = i.number({ max: 9999 });
    const rules = [{ matches: { points: /^[1-9]\d*$/ }, message: 'amountNotPositive' } as const];
    for (const typed of ['\u202D100\u202C', '\u200B100', ' 100 ']) {
      expect(validate({ inputs: { points }, rules }, { points: typed })).toEqual({});
      expect(encodeInputs({ points }, { points: typed })).toEqual({ points: '100' });
    }
  });
});

describe('a part of a number', () => {
  const input = i.text({ finds: [evidenceNumber, phoneNumber] });
  const sent = (typed: string) => encodeInputs({ input }, { input: typed }).input;

  it.each([
    ['４９１１', '4911'],
    ['49 11', '4911'],
    ['49\u200B11', '4911'],
    ['+86 130 0503', '1300503'],
    ['bq2026', 'BQ2026'],
    ['ＢＱ 2026', 'BQ2026'],
  ])('%j is sent as %s', (typed, text) => {
    expect(sent(typed)).toBe(text);
  });

  it.each(['0503-4911', '0503–4911', '(0503) 4911'])('of a phone loses its dashes in %j', (typed) => {
    const phones = { input: i.text({ finds: [phoneNumber] }) };
    expect(encodeInputs(phones, { input: typed })).toEqual({ input: '05034911' });
  });

  it.each(['2026-01-05', '2026-1', '2.10', '合同 2026', 'a-1', 'BQ合同2026'])('isn’t seen in %j', (typed) => {
    expect(sent(typed)).toBe(typed);
  });
});

describe('a name', () => {
  it('of a person loses the blanks between its characters', () => {
    expect(encodeInputs({ name: realName() }, { name: '王\u3000小 明\u200B' })).toEqual({ name: '王小明' });
    expect(problemsOf({ name: realName() }, { name: 'Wang 小明' })).toEqual({ name: 'realNameWrong' });
  });

  it.each([
    ['阿卜杜拉·买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉•买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉・买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉 ･ 买 买提', '阿卜杜拉·买买提'],
    ['𠀀·𪚥', '𠀀·𪚥'],
    ['字'.repeat(15).split('').join('•'), '字'.repeat(15).split('').join('·')],
  ])('of a person may have parts: %s is sent with their dots', (typed, name) => {
    expect(problemsOf({ name: realName() }, { name: typed })).toEqual({});
    expect(encodeInputs({ name: realName() }, { name: typed })).toEqual({ name });
  });

  it.each(['·王', '王·', '王··明', '阿·A', '王-明', '字'.repeat(16), `${'字'.repeat(8)}·${'字'.repeat(8)}`])(
    '%s is no Chinese name',
    (typed) => expect(problemsOf({ name: realName() }, { name: typed })).toEqual({ name: 'realNameWrong' }),
  );

  it('is looked for with the dots that it is kept with; other texts keep theirs', () => {
    const sent = (keyword: string) =>
      encodeInputs({ keyword: i.text({ finds: [phoneNumber] }) }, { keyword }).keyword;
    expect(sent('阿卜杜拉・买买提')).toBe('阿卜杜拉·买买提');
    expect(sent('甲•公司 2')).toBe('甲•公司 2');
    expect(encodeInputs({ text: i.textarea() }, { text: '甲•乙' })).toEqual({ text: '甲•乙' });
  });

  it('in a text keeps its inner blanks, and loses what is invisible', () => {
    expect(encodeInputs({ text: i.text() }, { text: '\uFEFF 甲 公司\u200B ' })).toEqual({ text: '甲 公司' });
    expect(encodeInputs({ text: i.textarea() }, { text: '一\n二\u202E' })).toEqual({ text: '一\n二' });
  });

  it('of invisible characters alone is missing', () => {
    expect(isBlank('\u200B \uFEFF')).toBe(true);
    expect(problemsOf({ name: realName() }, { name: '\u200B' })).toEqual({ name: 'realNameRequired' });
  });
});

it('a password is sent as typed', () => {
  expect(encodeInputs({ password: i.password() }, { password: ' a\u200B1 ' })).toEqual({
    password: ' a\u200B1 ',
  });
});

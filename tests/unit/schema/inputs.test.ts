import { describe, expect, it } from 'vitest';
import { encodeInputs, type Input, initialValues, isBlank, parseInputs } from '../../../src/schema/inputs';
import { problemsOf } from '../../../src/schema/validate';
import { defineEnum, defineIdentifier, get, i, upload } from '../../../src/schema.ts';

const kind = defineEnum('kind', { one: { wire: '1' }, other: { wire: ['2', 'two'] } });
const source = { call: get('/api/options'), value: 'id', text: 'name' };
const apart = { value: '37', whileChosen: '9', label: 'required' as const };
const inputs = {
  text: i.text(),
  textarea: i.textarea(),
  password: i.password(),
  number: i.number(),
  whole: i.number({ min: 1, max: 5, decimals: 0 }),
  radio: i.radio(kind),
  select: i.select(kind),
  choice: i.choice(source),
  checklist: i.checklist(source, { apart }),
  date: i.date(),
  moment: i.date({ time: true }),
  dateRange: i.dateRange(),
  momentRange: i.dateRange({ time: true }),
  file: i.file({ call: upload('/api/upload'), extension: '.apk', maxSize: 1 }),
};
type Name = keyof typeof inputs;

describe('filled-in values are sent', () => {
  it.each<[Name, unknown, string | undefined]>([
    ['text', ' 甲 ', '甲'],
    ['text', '   ', undefined],
    ['text', '', undefined],
    ['textarea', ' a\nb ', 'a\nb'],
    ['password', ' a b ', ' a b '],
    ['password', '', undefined],
    ['number', ' 10 ', '10'],
    ['radio', 'other', '2'],
    ['select', 'one', '1'],
    ['select', 'nothing', undefined],
    ['select', 'toString', undefined],
    ['choice', '7', '7'],
    ['checklist', ['1', '2'], '1,2'],
    ['checklist', [], undefined],
    ['checklist', ['9', '37'], '9,37'],
    ['checklist', ['1', '37'], '1'],
    ['date', '2026-01-31', '2026-01-31'],
    ['dateRange', { start: '2026-01-01', end: '2026-01-31' }, '2026-01-01 - 2026-01-31'],
    ['momentRange', { start: '2026-01-01', end: '2026-01-31' }, '2026-01-01 00:00:00 - 2026-01-31 23:59:59'],
    [
      'momentRange',
      { start: '2026-01-01 08:30:00', end: '2026-01-31' },
      '2026-01-01 08:30:00 - 2026-01-31 23:59:59',
    ],
    ['file', '/files/a.apk', '/files/a.apk'],
  ])('%s %j as %j', (name, value, sent) => {
    expect(encodeInputs(inputs, { [name]: value })).toEqual(sent === undefined ? {} : { [name]: sent });
  });

  it.each([
    ['138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['010-12345678', '010-12345678'],
    [' 王 小明 ', '王 小明'],
    ['BQ 2026-01-02', 'BQ 2026-01-02'],
    [' ', undefined],
  ])('a pasted number %j as %j, for inputs of numbers', (typed, sent) => {
    const tel = i.text({ inputMode: 'tel', pattern: /^(?:1\d{10}|0\d{2}-\d{8})$/, wrong: 'phoneWrong' });
    expect(encodeInputs({ tel }, { tel: typed })).toEqual(sent === undefined ? {} : { tel: sent });
    expect('tel' in problemsOf({ tel }, { tel: typed })).toBe(sent !== undefined && !/^[\d-]+$/.test(sent));
    expect(encodeInputs({ tel: i.text() }, { tel: typed })).toEqual(
      sent === undefined ? {} : { tel: typed.trim() },
    );
  });

  it('normalizes a copied number that a filter finds, and leaves other numbers unchanged', () => {
    const isbn = defineIdentifier('isbn', { pattern: /^97[89]\d{10}$/, example: '9783161484100' });
    const serial = defineIdentifier('serial', { pattern: /^[\w-]+$/, example: 'A-1', loose: true });
    const keyword = i.text({ finds: [isbn, serial] });
    const sent = (typed: string) => encodeInputs({ keyword }, { keyword: typed }).keyword;
    expect(sent('978-3-16-148410-0')).toBe('9783161484100');
    expect(sent('2026-01-02')).toBe('2026-01-02');
    expect(sent('12 34')).toBe('12 34');
  });

  it('an unchanged masked password as empty', () => {
    const masked = { password: i.password({ mask: '******' }) };
    expect(initialValues(masked)).toEqual({ password: '******' });
    expect(encodeInputs(masked, { password: '******' })).toEqual({ password: '' });
    expect(encodeInputs(masked, { password: 'new1' })).toEqual({ password: 'new1' });
  });

  it('only if an input declares them', () => {
    expect(encodeInputs({ text: i.text() }, { text: 'x', role: 'admin' })).toEqual({ text: 'x' });
  });
});

describe('from an untrusted url', () => {
  it.each<[Name, unknown]>([
    ['text', { a: 1 }],
    ['text', ['x']],
    ['text', 'x'.repeat(201)],
    ['text', 7],
    ['select', '1'],
    ['select', 'toString'],
    ['select', ['one']],
    ['number', '1e3'],
    ['number', 7],
    ['number', '1'.repeat(201)],
    ['whole', '6'],
    ['whole', '1.5'],
    ['checklist', 'x'],
    ['checklist', [1]],
    ['date', '2026-02-30'],
    ['date', '20260101'],
    ['date', 20260101],
    ['date', '2026-01-01 08:00:00'],
    ['dateRange', '2026-01-01 - 2026-01-31'],
    ['dateRange', { start: '2026-01-31', end: '2026-01-01' }],
    ['dateRange', { start: '2026-01-01', end: '2026-02-30' }],
    ['dateRange', { start: '2026-01-01 00:00:00', end: '2026-01-02 00:00:00' }],
    ['dateRange', { start: '2026-01-01' }],
    ['dateRange', null],
    ['momentRange', { start: '2026-01-01 24:00:00', end: '2026-01-02' }],
    ['momentRange', { start: '2026-01-01 08:00:00 x', end: '2026-01-02' }],
  ])('%s ignores %j', (name, raw) => {
    expect(parseInputs(inputs, { [name]: raw })).toEqual({});
  });

  it('inherited or undeclared keys are ignored', () => {
    const raw = Object.create({ text: 'inherited' });
    raw.role = 'admin';
    expect(parseInputs(inputs, raw)).toEqual({});
  });
});

describe('every kind of input', () => {
  it.each(Object.entries<Input>(inputs))('%s reads back its own samples', (name, input) => {
    for (const n of [0, 1, 8]) {
      const value = input.sample(n);
      expect(parseInputs({ [name]: input }, { [name]: value })).toEqual({ [name]: value });
      expect(encodeInputs({ [name]: input }, { [name]: value })[name]).not.toBe('');
    }
  });
});

describe('a number', () => {
  const said = (options: Parameters<typeof i.number>[0], typed: string) =>
    problemsOf({ number: i.number(options) }, { number: typed }).number;

  it.each(['7', ' 7 ', '-7', '+7', '7.25', '007', '0'])('takes %j', (typed) => {
    expect(said({}, typed)).toBeUndefined();
  });

  it.each(['七', '７', '7.', '.5', '1e3', '1,000', '0x7', 'Infinity', '7 7', '9'.repeat(400)])(
    'takes no %j',
    (typed) => {
      expect(said({}, typed)).toBe('numberWrong');
    },
  );

  it.each([
    ['0', 'numberTooSmall'],
    ['-2', 'numberTooSmall'],
    ['1', undefined],
    ['1.25', undefined],
    ['1.255', 'numberTooPrecise'],
    ['5', undefined],
    ['5.01', 'numberTooLarge'],
  ])('checks its limits: %s', (typed, message) => {
    expect(said({ min: 1, max: 5, decimals: 2 }, typed)).toBe(message);
  });

  it.each([
    ['12.34', '1234'],
    [' 1.1 ', '110'],
    ['-0.29', '-29'],
    ['0', '0'],
    ['', undefined],
  ])('declared in cents is sent as a hundred times %j', (typed, sent) => {
    expect(encodeInputs({ money: i.number({ in: 'cents', decimals: 2 }) }, { money: typed }).money).toBe(
      sent,
    );
  });

  it('reports that a fraction must be a whole number', () => {
    expect(said({ decimals: 0 }, '1.0')).toBe('numberNotWhole');
    expect(said({ decimals: 0 }, '1')).toBeUndefined();
  });

  it('shows the declared message if it is required or invalid', () => {
    const messages = {
      wrong: 'amountNotNumber',
      tooSmall: 'amountNotPositive',
      tooPrecise: 'amountNotPositive',
    } as const;
    const checks = {
      ...messages,
      min: 1,
      max: 9,
      decimals: 0,
      tooLarge: 'tooLong',
      required: 'amountRequired',
    } as const;
    expect(['x', '0', '1.5', '10', ' '].map((typed) => said(checks, typed))).toEqual([
      'amountNotNumber',
      'amountNotPositive',
      'amountNotPositive',
      'tooLong',
      'amountRequired',
    ]);
  });

  it.each([{}, { max: 5 }, { min: 100 }, { min: -3, max: 3 }, { min: 0.5, decimals: 1 }])(
    'has samples within %j',
    (limits) => {
      const samples = [0, 1, 2, 8].map((n) => i.number(limits).sample(n));
      for (const sample of samples) expect(said(limits, sample)).toBeUndefined();
      expect(new Set(samples.slice(0, 3)).size).toBe(3);
    },
  );
});

it.each([undefined, null, '', ' \n', []])('%j is blank', (value) => {
  expect(isBlank(value)).toBe(true);
});

it.each([0, false, 'x', ['x'], { start: '', end: '' }])('%j is not blank', (value) => {
  expect(isBlank(value)).toBe(false);
});

it('a form starts empty, except for declared initial values', () => {
  const form = {
    text: i.text(),
    radio: i.radio(kind, { initial: 'one' }),
    list: i.checklist(source),
    range: i.dateRange(),
  };
  expect(initialValues(form)).toEqual({ text: '', radio: 'one', list: [], range: null });
});

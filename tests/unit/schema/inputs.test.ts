import { describe, expect, it } from 'vitest';
import { defineEnum, get, i, upload } from '@/schema';
import { encodeInputs, type Input, initialValues, isBlank, parseInputs } from '@/schema/inputs';

const kind = defineEnum('kind', { one: { wire: '1' }, other: { wire: ['2', 'two'] } });
const source = { call: get('/api/options'), value: 'id', text: 'name' };
const apart = { value: '37', whileChosen: '9' };
const inputs = {
  text: i.text(),
  textarea: i.textarea(),
  password: i.password(),
  number: i.number(),
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

describe('what is filled in is sent', () => {
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

  it('a masked password that is unchanged is sent empty', () => {
    const masked = { password: i.password({ mask: '******' }) };
    expect(initialValues(masked)).toEqual({ password: '******' });
    expect(encodeInputs(masked, { password: '******' })).toEqual({ password: '' });
    expect(encodeInputs(masked, { password: 'new1' })).toEqual({ password: 'new1' });
  });

  it('nothing that no input declares', () => {
    expect(encodeInputs({ text: i.text() }, { text: 'x', role: 'admin' })).toEqual({ text: 'x' });
  });
});

describe('of a url that anyone may have written', () => {
  it.each<[Name, unknown]>([
    ['text', { a: 1 }],
    ['text', ['x']],
    ['text', 'x'.repeat(201)],
    ['text', 7],
    ['select', '1'],
    ['select', 'toString'],
    ['select', ['one']],
    ['checklist', 'x'],
    ['checklist', [1]],
    ['date', '2026-02-30'],
    ['date', '20260101'],
    ['date', 20260101],
    ['dateRange', '2026-01-01 - 2026-01-31'],
    ['dateRange', { start: '2026-01-31', end: '2026-01-01' }],
    ['dateRange', { start: '2026-01-01', end: '2026-02-30' }],
    ['dateRange', { start: '2026-01-01 00:00:00', end: '2026-01-02 00:00:00' }],
    ['dateRange', { start: '2026-01-01' }],
    ['dateRange', null],
    ['momentRange', { start: '2026-01-01 24:00:00', end: '2026-01-02' }],
    ['momentRange', { start: '2026-01-01 08:00:00 x', end: '2026-01-02' }],
  ])('%s takes no %j', (name, raw) => {
    expect(parseInputs(inputs, { [name]: raw })).toEqual({});
  });

  it('nothing is read that is inherited or not declared', () => {
    const raw = Object.create({ text: 'inherited' });
    raw.role = 'admin';
    expect(parseInputs(inputs, raw)).toEqual({});
  });
});

describe('every kind of input', () => {
  it.each(Object.entries<Input<never>>(inputs as never))('%s reads back its own samples', (name, input) => {
    for (const n of [0, 1, 8]) {
      const value = input.sample(n);
      expect(parseInputs({ [name]: input as Input }, { [name]: value })).toEqual({ [name]: value });
      expect(encodeInputs({ [name]: input as Input }, { [name]: value })[name]).not.toBe('');
    }
  });
});

it.each([undefined, null, '', ' \n', []])('%j is blank', (value) => {
  expect(isBlank(value)).toBe(true);
});

it.each([0, false, 'x', ['x'], { start: '', end: '' }])('%j is not blank', (value) => {
  expect(isBlank(value)).toBe(false);
});

it('a form starts empty, with what is declared to start with', () => {
  const form = {
    text: i.text(),
    radio: i.radio(kind, { initial: 'one' }),
    list: i.checklist(source),
    range: i.dateRange(),
  };
  expect(initialValues(form)).toEqual({ text: '', radio: 'one', list: [], range: null });
});

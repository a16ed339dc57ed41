import { enums as english } from '@i18n/en-US/enums';
import { enums as words } from '@i18n/zh-CN/enums';
import * as declared from '@resources/enums';
import { describe, expect, it } from 'vitest';
import { codeOfUnknown, unknownCode } from '../../../src/model/enums';
import { defineEnum } from '../../../src/schema.ts';

const task = defineEnum('task', {
  done: { wire: ['SUCCESS', 'SUCCESSED'], tone: 'good' },
  late: { wire: '2' },
});

describe('an enum', () => {
  it.each([
    ['SUCCESS', 'done'],
    ['SUCCESSED', 'done'],
    ['2', 'late'],
    [2, 'late'],
    ['3', undefined],
    ['', undefined],
    ['done', undefined],
    ['toString', undefined],
    [null, undefined],
  ])('reads the code %j as %j', (code, value) => {
    expect(task.parse(code)).toBe(value);
  });

  it.each(['9', '', null, undefined])('reads %j as the value for all other codes', (code) => {
    expect(defineEnum('other', { one: { wire: '1' }, rest: { wire: '', otherwise: true } }).parse(code)).toBe(
      'rest',
    );
  });

  it('sends the first of its codes', () => {
    expect(task.wire('done')).toBe('SUCCESS');
  });

  it('sends an unknown code unchanged', () => {
    expect(task.wire(unknownCode('9') as 'done')).toBe('9');
  });

  it('sends nothing for an invalid value', () => {
    expect(task.wire('toString' as 'done')).toBe('');
  });

  it('keeps the declared order', () => {
    expect(task.values).toEqual(['done', 'late']);
  });
});

it('an unknown code differs from every declared name', () => {
  expect(codeOfUnknown(unknownCode('9'))).toBe('9');
  expect(codeOfUnknown('done')).toBeUndefined();
});

it.each([
  ['success', 'done'],
  [' SUCCESS ', 'done'],
  ['ＳＵＣＣＥＳＳＥＤ', 'done'],
  ['成功', 'done'],
  ['迟到', 'late'],
  ['2', 'late'],
])('a code or word written as %j is read as %j', (code, value) => {
  const spoken = defineEnum(
    'task',
    { done: { wire: ['SUCCESS', 'SUCCESSED'] }, late: { wire: '2' } },
    { done: '成功', late: '迟到' },
  );
  expect(spoken.parse(code)).toBe(value);
});

it('a code wins over the word of another value', () => {
  const of = defineEnum('of', { a: { wire: '1' }, b: { wire: '2' } }, { a: '2', b: '1' });
  expect([of.parse('1'), of.parse('2')]).toEqual(['a', 'b']);
});

it('what a server says of a user in the words of the other vocabulary is the same state', () => {
  for (const [word, value] of [
    ['未审核', 'unsubmitted'],
    ['审核中', 'awaiting'],
    ['已通过', 'approved'],
    ['未通过', 'rejected'],
    ['未提交', 'unsubmitted'],
    ['待审核', 'awaiting'],
    ['已拒绝', 'rejected'],
  ]) {
    expect(declared.userStatus.parse(word)).toBe(value);
    expect(declared.realNameStatus.parse(word)).toBe(value);
  }
});

it.each([
  ['启用', 'enabled'],
  ['已启用', 'enabled'],
  ['禁用', 'disabled'],
  ['已禁用', 'disabled'],
])('a state of a role or an account that a server names like the act, %s, is that state', (word, value) => {
  expect(declared.enabled.parse(word)).toBe(value);
});

it.each([
  ['Chinese', words],
  ['English', english],
])('every state of a user is found in the filter by what its row says, in %s', (_, of) => {
  for (const value of declared.userStatus.values)
    expect(of.realNameStatus[value].toLowerCase()).toContain(of.userStatus[value].toLowerCase());
});

it('words that another document uses for a decision aren’t read as a state', () => {
  expect(declared.notarialStatus.parse('通过')).toBeUndefined();
  expect(declared.notarialStatus.parse('审核中')).toBeUndefined();
});

it.each(['4', 4, '失败'])(
  'an application whose issuing failed, %j, has failed, and a filter asks for the code of the review',
  (code) => {
    expect(declared.notarialStatus.parse(code)).toBe('failed');
    expect(declared.notarialStatus.asked('failed')).toEqual(['3']);
  },
);

describe('every declared enum', () => {
  it.each(Object.entries(declared))('%s reads its words on the screen', (name, of) => {
    for (const [value, word] of Object.entries(words[name as keyof typeof words]))
      expect(of.parse(word)).toBe(value);
  });

  it.each(Object.entries(declared))('%s reads back its own codes', (name, of) => {
    expect(of.name).toBe(name);
    for (const value of of.values) expect(of.parse(of.wire(value as never))).toBe(value);
  });
});

import * as declared from '@resources/enums';
import { describe, expect, it } from 'vitest';
import { defineEnum } from '@/schema';
import { codeOfUnknown, unknownCode } from '@/schema/enums';

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

describe('every declared enum', () => {
  it.each(Object.entries(declared))('%s reads back its own codes', (name, of) => {
    expect(of.name).toBe(name);
    for (const value of of.values) expect(of.parse(of.wire(value as never))).toBe(value);
  });
});

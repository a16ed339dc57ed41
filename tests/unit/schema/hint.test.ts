import { expect, it } from 'vitest';
import { hint } from '../../../src/schema/lint/hint';

const many = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

it.each([
  ['firts', many, "did you mean 'first'?"],
  ['fisrt', ['first', 'list'], "did you mean 'first'?"],
  ['ab', ['xy', 'ba'], "did you mean 'ba'?"],
  ['orderNo', [...many, 'order_no'], "did you mean 'order_no'?"],
  ['zzz', many, 'there is no such step'],
  ['zzz', ['first', 'second', 'first'], "there is no such step; there are 'first', 'second'"],
  ['zzz', ['first'], "there is no such step; there is 'first'"],
  ['zzz', [], 'there is no such step'],
])('suggests for %s among %j: %s', (name, known, said) => {
  expect(hint(name, known, 'step')).toBe(said);
});

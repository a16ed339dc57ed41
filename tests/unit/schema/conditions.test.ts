import { describe, expect, it } from 'vitest';
import { holds, meets, type When } from '../../../src/model/conditions';

interface Order {
  readonly pay: 'unpaid' | 'paid' | 'failed';
  readonly note: string;
  readonly num?: number;
  readonly maybe?: { readonly pay: string };
  readonly inner: { readonly pay: string; readonly note: string };
  readonly rows: readonly { readonly id: string }[];
}
const order: Order = { pay: 'paid', note: '', inner: { pay: 'paid', note: 'x' }, rows: [] };

describe('a condition', () => {
  it.each<[string, When<Order> | undefined, boolean]>([
    ['no condition', undefined, true],
    ['an empty condition', {}, true],
    ['the same value', { pay: 'paid' }, true],
    ['another value', { pay: 'unpaid' }, false],
    ['one of several', { pay: ['unpaid', 'paid'] }, true],
    ['none of several', { pay: ['unpaid', 'failed'] }, false],
    ['not another value', { pay: { not: 'unpaid' } }, true],
    ['not the same value', { pay: { not: 'paid' } }, false],
    ['not one of several', { pay: { not: ['unpaid', 'paid'] } }, false],
    ['none of these', { pay: { not: ['unpaid', 'failed'] } }, true],
    ['empty, and it is', { note: { empty: true } }, true],
    ['empty, and it is not', { pay: { empty: true } }, false],
    ['filled, and it is', { pay: { empty: false } }, true],
    ['filled, and it is not', { note: { empty: false } }, false],
    ['a missing field is empty', { num: { empty: true } }, true],
    ['a missing field is no value', { num: 0 }, false],
    ['all of several fields', { pay: 'paid', note: { empty: true } }, true],
    ['only one of several fields', { pay: 'paid', note: { empty: false } }, false],
    ['a record inside', { inner: { pay: 'paid' } }, true],
    ['a record inside that differs', { inner: { pay: 'unpaid' } }, false],
    ['a record inside, all of its fields', { inner: { pay: 'paid', note: { empty: true } } }, false],
    ['a record inside is not empty', { inner: { empty: false } }, true],
    ['a record inside that there is not', { maybe: { pay: 'paid' } }, false],
    ['no rows are empty', { rows: { empty: true } }, true],
    ['no rows are not filled', { rows: { empty: false } }, false],
  ])('%s', (_, when, expected) => {
    expect(holds(when, order)).toBe(expected);
  });

  it('an unknown code equals no declared value', () => {
    expect(holds<{ pay: string }>({ pay: ['unpaid', 'paid'] }, { pay: '?9' })).toBe(false);
  });
});

describe('a part with a condition', () => {
  const calc = (test: (order: Order) => boolean) => ({
    uses: ['note'] as const,
    test,
    why: 'data cannot say it',
  });

  it.each([
    ['both hold', 'paid', true, true],
    ['its test fails', 'paid', false, false],
    ['its condition fails', 'unpaid', true, false],
  ] as const)('is there where both hold: %s', (_, pay, passes, expected) => {
    expect(meets({ when: { pay }, whenCalc: calc(() => passes) }, order)).toBe(expected);
  });

  it('tests the record, and is shown if there is no condition', () => {
    expect(meets({ whenCalc: calc(({ note }) => note === '') }, order)).toBe(true);
    expect(meets({}, order)).toBe(true);
  });
});

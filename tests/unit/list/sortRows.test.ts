import { describe, expect, it } from 'vitest';
import { f } from '../../../src/schema.ts';
import { groupRows, sortRows } from '../../../src/ui/list/sortRows';

const shape = { name: f.text(), price: f.money(), at: f.dateTime() };
const by = (column: string) => ({ column, shape, locale: 'zh-CN', translate: (key: string) => key });

const rows = [
  { id: '1', name: 'No. 10', price: '9.50', at: '2026-02-01 08:00:00' },
  { id: '2', name: 'No. 9', price: '120.00', at: '2026-01-31 23:59:59' },
  { id: '3', name: '', price: undefined, at: undefined },
  { id: '4', name: 'No. 9', price: '30.00', at: '2026-03-01 00:00:00' },
];

const ids = (sorted: readonly { readonly id: string }[]) => sorted.map(({ id }) => id).join('');

describe('rows that were read are sorted', () => {
  it.each([
    ['price', '1423', '2413'],
    ['name', '2413', '1243'],
    ['at', '2143', '4123'],
  ])('by %s, with what is empty last either way', (column, ascending, descending) => {
    expect(ids(sortRows(rows, by(column)))).toBe(ascending);
    expect(ids(sortRows(rows, by(column), true))).toBe(descending);
  });
});

it('what is empty in the words of a column’s own comes last, too', () => {
  const own = { field: 'price', text: ({ name }: { readonly [field: string]: unknown }) => String(name) };
  const reading = { ...by('price'), column: own };
  expect(ids(sortRows(rows, reading))).toBe('2413');
  expect(ids(sortRows(rows, reading, true))).toBe('1243');
});

it('rows are grouped by what a column shows, the most frequent first', () => {
  expect(groupRows(rows, by('name')).map(({ text, rows: each }) => [text, ids(each)])).toEqual([
    ['No. 9', '24'],
    ['No. 10', '1'],
    ['—', '3'],
  ]);
});

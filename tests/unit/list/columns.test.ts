import { memoryStore } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { keepColumns, OPERATION, shownColumns } from '../../../src/kit/columns';

const KEY = 'x.datatable';

/** A store of a person who has moved and hidden columns of `columns`. */
function arranged(columns: string[], hidden: string[], ranks: number[]) {
  const store = memoryStore();
  store.setup();
  keepColumns(store, 'x', columns);
  store.setItem(KEY, hidden);
  store.setItem(`${KEY}_columnRanks`, ranks);
  return store;
}

describe('the column picker', () => {
  it('keeps order and hidden columns while the declaration is the same', () => {
    const store = arranged(['a', 'b', 'c'], ['b'], [2, 1, 0]);
    keepColumns(store, 'x', ['a', 'b', 'c']);
    expect(store.getItem(`${KEY}_columnRanks`)).toEqual([2, 1, 0]);
    expect(store.getItem(KEY)).toEqual(['b']);
  });

  it.each([
    ['added', ['a', 'new', 'b', 'c']],
    ['moved', ['c', 'b', 'a']],
  ])('resets the order when a column was %s, and keeps hidden columns', (_, columns) => {
    const store = arranged(['a', 'b', 'c'], ['b'], [2, 1, 0]);
    keepColumns(store, 'x', columns);
    expect(store.getItem(`${KEY}_columnRanks`)).toBeUndefined();
    expect(store.getItem(KEY)).toEqual(['b']);
  });

  it('keeps the operations hidden', () => {
    const store = arranged(['a', 'b'], [OPERATION], []);
    keepColumns(store, 'x', ['b', 'a']);
    expect(store.getItem(KEY)).toEqual([OPERATION]);
  });

  it('ignores a hidden column that no longer exists, and hides a new one that is declared hidden', () => {
    const store = arranged(['a', 'b', 'c'], ['b', 'c'], []);
    keepColumns(store, 'x', ['a', 'c', { field: 'd', hidden: true }]);
    expect(store.getItem(KEY)).toEqual(['c', 'd']);
  });

  it('drops an order that was saved before the columns were', () => {
    const store = memoryStore();
    store.setup();
    store.setItem(`${KEY}_columnRanks`, [1, 0]);
    keepColumns(store, 'x', ['a', 'b']);
    expect(store.getItem(`${KEY}_columnRanks`)).toBeUndefined();
  });
});

it('a list without any value shown shows all its columns', () => {
  const hidden = ['a', 'b'];
  expect(shownColumns(['a', 'b', OPERATION], { hidden, ranks: undefined })).toEqual(['a', 'b', OPERATION]);
  expect(shownColumns(['a', 'b', OPERATION], { hidden: ['a'], ranks: [1, 0] })).toEqual(['b', OPERATION]);
});

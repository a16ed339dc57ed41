import { expect, test } from 'vitest';
import { filtersAt, filtersIn, withFilters } from '../../../src/kit/listQuery';

test('a list’s filters survive the way to the workbench and back', () => {
  const filters = { keyword: '公司&a=b', registtime: { start: '2026-01-01', end: '2026-01-31' } };
  const url = new URL(withFilters('/user/enterprise', filters), 'http://localhost');
  expect(filtersIn(url.searchParams)).toEqual(filters);
});

test('without filters the path stays unchanged', () => {
  expect(withFilters('/user/enterprise', {})).toBe('/user/enterprise');
});

test.each(['', '{', '[]', '"x"', 'null', '12'])('an invalid filter %j in the url is ignored', (filter) => {
  expect(filtersIn(new URLSearchParams({ filter }))).toEqual({});
});

test.each([
  ['/user/enterprise?filter=%7B%22keyword%22%3A%22a%22%7D&page=2', { keyword: 'a' }],
  ['/user/enterprise/?filter=%7B%22keyword%22%3A%22a%22%7D', { keyword: 'a' }],
  ['/user/enterprise', {}],
  ['/money/invoice?filter=%7B%22keyword%22%3A%22a%22%7D', {}],
  ['/user/Detail/7?kind=enterprise', {}],
  [undefined, {}],
])('of %s the filters are taken where it is the list’s own address', (address, filters) => {
  expect(filtersAt('user/enterprise', address)).toEqual(filters);
});

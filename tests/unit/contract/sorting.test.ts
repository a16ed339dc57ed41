import { expect, it } from 'vitest';
import type { AnyResource } from '../../../src/schema/resource';
import { defineResource, f, get } from '../../../src/schema.ts';
import { sortProblems } from '../../../src/tools/contract/sorting';

const tools = defineResource({
  name: 'stock/tools',
  record: { id: f.text(), name: f.text(), deposit: f.money(), at: f.dateTime() },
  api: { list: get('/tools') },
  build: () => ({ key: 'id', list: { call: 'list', columns: ['name', 'deposit', 'at'] } }),
}) as unknown as AnyResource;

const rows = (field: string, values: readonly unknown[]) =>
  values.map((value, id) => ({ id: String(id), [field]: value }));
const problems = (field: string, up: readonly unknown[], down: readonly unknown[]) =>
  sortProblems(field, { ascending: rows(field, up), descending: rows(field, down) }, tools).map(
    ({ problem, message }) => `${problem}: ${message}`,
  );

it('a list that is sorted by what it declares has no problem, wherever its empty values are', () => {
  expect(problems('deposit', [Number.NaN, 9, 120], [120, 9, Number.NaN])).toEqual([]);
  expect(problems('at', ['2026-01-01 00:00:00', '2026-01-02 00:00:00', ''], ['2026-03-01 00:00:00'])).toEqual(
    [],
  );
  expect(problems('name', ['乙', '甲'], ['甲', '乙'])).toEqual([]);
  expect(problems('name', ['甲', '甲'], ['甲', '甲'])).toEqual([]);
});

it('a server that ignores the order, or sorts numbers as texts, is found', () => {
  expect(problems('name', ['甲', '乙'], ['甲', '乙'])).toEqual([
    'order: sorted by name: ascending and descending are the same',
  ]);
  const wrong = ["order: sorted by deposit: its values don't follow each other"];
  expect(problems('deposit', [120, 9], [9, 120])).toEqual(wrong);
  expect(problems('deposit', [9, 120], [9, 120])).toEqual(wrong);
});

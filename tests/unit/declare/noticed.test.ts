import { describe, expect, it } from 'vitest';
import { planOf } from '../../../src/tools/declare/plan';
import { filesOf, told } from '../../support/declaring';
import { envelope, known, list, row, show, start } from './orders';

describe('what is noticed on the way', () => {
  it('is reported: another paging, no parameters, no count', () => {
    const notes = (params: object, data: object) =>
      planOf(
        [told({ ...list, params: params as never, answer: envelope(data) })],
        { name: 'shop/order' },
        known,
      ).notes.join();
    expect(notes({ pageNum: '1' }, { data: [row({})], count: 1 })).toContain('pageNum');
    expect(notes({}, { data: [row({})], count: 1 })).toContain('no filters');
    expect(notes({ page: '1' }, { data: [row({})] })).toContain('no count');
  });

  it("an answer that doesn't fit the envelope is refused by name", () => {
    expect(() => told({ ...show, answer: { rows: [] } })).toThrow(
      "can't open the answer of GET /api/order/one",
    );
  });
});

describe('a recorded call that is not declared', () => {
  const answering = (path: `/${string}`, data: unknown) =>
    told({ method: 'GET', path, params: {}, answer: envelope(data) });
  const made = planOf(
    [
      list,
      show,
      answering('/api/shop/choices', [{ id: 1, name: 'x' }]),
      answering('/api/shop/two', { id: 2, mobile: 'x' }),
      answering('/api/session', null),
    ],
    { name: 'shop/order' },
    known,
  );

  it.each([
    'GET /api/shop/choices answers a list too, but only one of each is declared',
    'GET /api/shop/two answers a record too, but only one of each is declared',
    "GET /api/session is left out: a GET that answers neither a record nor rows can't be a button",
  ])('is reported: %s', (note) => {
    expect(made.notes.join('\n')).toContain(note);
  });

  it('is not a button if it is a GET', () => {
    expect(made.list?.listActions).toEqual([]);
    expect(Object.keys(made.list?.calls ?? {})).toEqual(['list']);
  });

  it('no note is made of declared calls', () => {
    expect(planOf([list, show], { name: 'shop/order' }, known).notes).toEqual([]);
  });
});

describe('a list that can not be declared', () => {
  const planned = (data: unknown) => () =>
    planOf([told({ ...list, answer: envelope(data) })], { name: 'shop/order' }, known);

  it('is refused without rows, unless another recording has some', () => {
    const empty = told({ ...list, path: '/api/a', answer: envelope({ data: [], count: 0 }) });
    expect(() => planOf([empty], { name: 'shop/order' }, known)).toThrow('record it with rows');
    expect(planOf([empty, list], { name: 'shop/order' }, known).list?.calls.list?.call).toContain('getList');
  });

  it('is refused, naming what is beside its rows', () => {
    expect(planned({ items: [row({})], meta: {} })).toThrow("rows under 'items', but no 'count' beside them");
    expect(planned({ items: [row({})], count: 1, next: 'x' })).toThrow('and more than numbers beside them');
    expect(planned({ title: 'x', text: 'y' })).not.toThrow('rows');
  });
});

it('a key with a dot is left out of declaration and recording, with a note', () => {
  const rows = [row({ 'label.pdf': 'x', buyer: { name: 'y', 'a.b': 1 } })];
  const made = planOf(
    [told({ ...list, answer: envelope({ data: rows, count: 1 }) })],
    { name: 'shop/order' },
    known,
  );
  expect(made.notes.join()).toContain("POST /api/order/getList: left out of its answer: 'label.pdf', 'a.b'");
  const written = filesOf(made, (path) => start[path]).map(({ text }) => text);
  expect(written.join()).not.toMatch(/label\.pdf|a\.b/);
});

it('an array that is always empty is declared as texts, and its column is hidden', () => {
  const made = planOf(
    [told({ ...list, answer: envelope({ data: [row({ tags: [] })], count: 1 }) })],
    { name: 'shop/order' },
    known,
  );
  const text = filesOf(made, (path) => start[path]).find(
    ({ path }) => path === 'resources/shop/order.ts',
  )?.text;
  expect(text).toContain('tags: f.texts(), // 0%');
  expect(text).toContain("{ field: 'tags', hidden: true }");
});

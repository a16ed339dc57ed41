import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { lentTable, ownTable, ranksKey } from '../../../src/kit/columns';
import type { AnyResource } from '../../../src/schema/resource';
import { defineEnum, defineIdentifier, defineResource, f, get, i } from '../../../src/schema.ts';
import { createStorage } from '../../../src/storage/storage';
import { keepLook, lendLook, parseLook, readLook, returnLook } from '../../../src/ui/list/listLook';
import { isApplied, queryAt, searchOf } from '../../../src/ui/list/savedQuery';
import { lookIn, shareList } from '../../../src/ui/list/shareList';

const state = defineEnum('state', { open: { wire: '1' }, closed: { wire: '2' } });
const serial = defineIdentifier('serial', {
  pattern: /^[A-Z]{2}\d{4,}$/i,
  example: 'BQ2026',
  begins: ['BQ'],
});
const phone = defineIdentifier('phone', { pattern: /^1\d{10}$/, example: '13800138000' });

const things = defineResource({
  name: 'area/things',
  record: { id: f.text(), name: f.text(), state: f.enum(state), price: f.money() },
  api: { list: get('/api/things') },
  build: () => ({
    key: 'id',
    list: {
      call: 'list',
      columns: ['id', 'name', { field: 'state', hidden: true }, 'price'],
      filters: { word: i.text({ finds: [serial, phone] }), state: i.select(state), days: i.dateRange() },
      sort: { by: ['name'], params: (field) => ({ sort: field }) },
    },
  }),
}) as unknown as AnyResource;

const store = memoryStore();
store.setup();
beforeEach(() => store.reset());

describe('how a table looks', () => {
  it('is nothing where everything is as declared', () => {
    expect(readLook(things, store)).toEqual({});
    expect(parseLook(things, { hidden: ['state'], order: ['id', 'name', 'state', 'price'] })).toEqual({});
  });

  it('is kept by names, and has what the list still has of it', () => {
    const look = {
      hidden: ['id'],
      order: ['price', 'name', 'id', 'state'],
      widths: { name: 120 },
      isCompact: true,
    };
    const older = {
      ...look,
      hidden: ['gone', 'id'],
      order: ['gone', 'price', 'name'],
      widths: { gone: 90, name: 120 },
    };
    expect(parseLook(things, older)).toEqual(look);
    keepLook(things, store, look);
    expect(readLook(things, store)).toEqual(look);
    expect(store.getItem(ranksKey(ownTable('area/things')))).toEqual([3, 1, 0, 2]);
  });

  it.each([
    null,
    5,
    'text',
    [],
    { hidden: 5, order: {}, widths: [], isCompact: 'yes' },
    { widths: { name: -1 } },
  ])('is as declared if somebody wrote %j', (given) => expect(parseLook(things, given)).toEqual({}));

  it("that is lent leaves one's own as it is", () => {
    const own = { widths: { name: 120 } };
    keepLook(things, store, own);
    lendLook(things, store, { isCompact: true });
    expect(readLook(things, store)).toEqual({ isCompact: true });
    returnLook(things, store);
    expect(readLook(things, store)).toEqual(own);
    expect(Object.keys(store.listItems?.(lentTable('area/things')) ?? {})).toEqual([]);
  });
});

describe('a query', () => {
  const search = '?filter={"word":"x","gone":"1","state":"open"}&sort=name&order=DESC&perPage=50&page=3';

  it('has of an address what the list declares, and comes back from its first page', () => {
    const query = queryAt(things, search);
    const sort = { field: 'name', order: 'DESC' };
    expect(query).toEqual({ filter: { word: 'x', state: 'open' }, sort, perPage: 50 });
    expect(queryAt(things, searchOf(query))).toEqual(query);
    expect(queryAt(things, '?sort=price&order=ASC&perPage=7')).toEqual({ filter: {}, perPage: 10 });
  });

  it('that was saved before looks were is applied whatever the look is', () => {
    const value = { filter: { state: 'open' }, perPage: 10 };
    const now = queryAt(things, '?filter={"state":"open"}');
    expect(isApplied(things, { label: 'a', value }, now, { isCompact: true })).toBe(true);
    expect(isApplied(things, { label: 'a', value: { ...value, look: {} } }, now, { isCompact: true })).toBe(
      false,
    );
  });
});

describe('what is shared', () => {
  const storage = createStorage({ neverKept: /\d{18}/g });
  const linked = (filter: Readonly<Record<string, unknown>>) => {
    const look = { hidden: ['id'] };
    const { search, withheld } = shareList(things, { query: { filter, perPage: 20 }, look, storage });
    return { ...queryAt(things, search), look: lookIn(things, search), withheld };
  };

  it('has what was chosen, the size and the look', () => {
    const days = { start: '2026-01-01', end: '2026-01-31' };
    const filter = { state: 'open', days };
    expect(linked(filter)).toEqual({ filter, perPage: 20, look: { hidden: ['id'] }, withheld: [] });
  });

  it.each(['程丽华', '13800138000', '8000', 'BQ', 'BQ程丽华', '110101199003077758', 'bq'])(
    'goes without %s, which somebody typed',
    (word) =>
      expect(linked({ word, state: 'open' })).toMatchObject({
        filter: { state: 'open' },
        withheld: ['word'],
      }),
  );

  it('has a serial number', () => {
    expect(linked({ word: 'BQ20260101' })).toMatchObject({ filter: { word: 'BQ20260101' }, withheld: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { listParams, pagingNames } from '../../../src/api/listCall';
import type { ListDef } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get, i } from '../../../src/schema.ts';
import { codec } from '../../second-console/codec';

/** A list whose declaration and page take what the codec asks for pages with. */
const listWith = (limit: ListDef<never, string>['limit']) =>
  defineResource({
    name: 'area/things',
    record: defineRecord({ id: f.text() }),
    api: { list: get('/v1/things') },
    build: () => ({
      key: 'id',
      list: {
        call: 'list',
        limit,
        columns: ['id'],
        params: { page: '8' },
        filters: { pageSize: i.text(), owner: i.text() },
      },
    }),
  });

const query = {
  pagination: { page: 3, perPage: 20 },
  filter: { pageSize: '1000', owner: 'Li' },
  meta: { params: { page: '9' } },
};

describe('the request of a page', () => {
  it('requests that page, even if other parameters have the paging names', () => {
    expect(listParams(listWith('always'), query, codec)).toEqual({ page: 3, pageSize: 20, owner: 'Li' });
  });

  it.each([0, -1, 1.5, Number.NaN])('requests the first page instead of the invalid page %d', (page) => {
    expect(listParams(listWith('always'), { pagination: { page } }, codec).page).toBe(1);
  });

  it('omits the size if its list omits it', () => {
    const params = listParams(listWith('chosen'), { ...query, pagination: { page: 3, perPage: 10 } }, codec);
    expect(params).toEqual({ page: 3, pageSize: undefined, owner: 'Li' });
  });

  it('has no programmatic size for a list that omits it', () => {
    const whole = { ...query, pagination: { page: 3, perPage: 100 }, meta: { whole: true } };
    expect(listParams(listWith('chosen'), whole, codec)).toEqual({
      page: 3,
      pageSize: undefined,
      owner: 'Li',
    });
    expect(listParams(listWith('always'), whole, codec)).toMatchObject({ pageSize: 100 });
  });

  it('has declared parameters with paging names for a list without paging', () => {
    expect(listParams(listWith('none'), query, codec)).toEqual({ page: '9', pageSize: '1000', owner: 'Li' });
  });

  it('has the order that somebody chose among the declared ones, and no other', () => {
    const sorted = defineResource({
      name: 'area/things',
      record: defineRecord({ id: f.text(), name: f.text(), price: f.money() }),
      api: { list: get('/v1/things') },
      build: () => ({
        key: 'id',
        list: {
          call: 'list',
          columns: ['name', 'price'],
          sort: { by: ['name'], params: (field, descending) => ({ by: field, descending }) },
        },
      }),
    });
    const askedFor = (field: string, order: string) => listParams(sorted, { sort: { field, order } }, codec);
    expect(askedFor('name', 'DESC')).toEqual({ page: 1, pageSize: 10, by: 'name', descending: true });
    expect(askedFor('name', 'ASC')).toMatchObject({ by: 'name', descending: false });
    // What react-admin says where nobody sorts, a column that isn't declared, and what a hand-written url may say.
    for (const field of ['id', 'price', '__proto__'])
      expect(askedFor(field, 'ASC'), field).toEqual({ page: 1, pageSize: 10 });
  });

  it("uses the codec's parameter names", () => {
    expect(pagingNames(codec)).toEqual(['page', 'pageSize']);
  });
});

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

  it("uses the codec's parameter names", () => {
    expect(pagingNames(codec)).toEqual(['page', 'pageSize']);
  });
});

import type { DataProvider, GetListParams } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { sixAtATime } from '../../../src/kit/atMost';
import type { AnyResource } from '../../../src/schema/resource';
import { countRows } from '../../../src/ui/counts/countRows';
import { sound } from '../schema/broken';

const orders = sound as unknown as AnyResource;

/** Counts the rows of a list whose server answers so; also says with which page sizes it was asked. */
async function counted(answer: (size: number) => object, resource = orders) {
  const asked: number[] = [];
  const dataProvider = {
    async getList(_name: string, { pagination }: GetListParams) {
      asked.push(pagination?.perPage ?? 0);
      return answer(pagination?.perPage ?? 0);
    },
  } as unknown as DataProvider;
  const count = await countRows(dataProvider, { resource, filter: {}, background: true });
  return { ...count, asked };
}

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id: String(id) }));

describe('the number of rows of a list', () => {
  it("is the server's count, by a request for one row", async () => {
    expect(await counted(() => ({ data: rows(1), total: 37 }))).toEqual({
      count: 37,
      isMore: false,
      asked: [1],
    });
    expect(await counted(() => ({ data: [], total: 0 }))).toEqual({ count: 0, isMore: false, asked: [1] });
  });

  it('is exact for a single row, and for few rows of a server that does not count', async () => {
    const one = await counted(() => ({ data: rows(1), total: 1 }));
    expect(one).toEqual({ count: 1, isMore: false, asked: [1, 10] });
    const few = await counted((size) => ({ data: rows(Math.min(size, 3)), pageInfo: {} }));
    expect(few).toEqual({ count: 3, isMore: false, asked: [1, 10] });
  });

  it.each([
    ['leaves the count out', (size: number) => ({ data: rows(size), pageInfo: {} })],
    ['counts the page alone', (size: number) => ({ data: rows(size), total: size })],
    [
      'has a page size of its own, and counts the page',
      (size: number) => ({ data: rows(size), total: 10, ...(size < 10 && { meta: { answered: 10 } }) }),
    ],
  ])('is a minimum where the server %s', async (_what, answer) => {
    expect(await counted(answer)).toEqual({ count: 10, isMore: true, asked: [1, 10] });
  });

  it('is a minimum while one of the spellings of a value could not be counted', async () => {
    const answer = () => ({ data: rows(1), total: 5, meta: { shown: 'FAIL', left: ['FAILED'] } });
    expect(await counted(answer)).toMatchObject({ count: 5, isMore: true });
  });

  it('is that of the rows where the call answers all of them', async () => {
    const { list } = orders.definition;
    const whole = {
      ...orders,
      definition: { ...orders.definition, list: list && { ...list, limit: 'none' } },
    };
    const count = await counted(() => ({ data: rows(23), total: 23 }), whole as AnyResource);
    expect(count).toEqual({ count: 23, isMore: false, asked: [1] });
  });
});

describe('requests for counts', () => {
  it('are never more than six at a time, and each gets its turn, also after failures', async () => {
    let underWay = 0;
    let most = 0;
    const ask = (place: number) =>
      sixAtATime(async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await Promise.resolve();
        underWay -= 1;
        if (place % 2) throw new Error('away');
        return place;
      });
    const answers = await Promise.allSettled(Array.from({ length: 31 }, (_, place) => ask(place)));
    expect(most).toBe(6);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
  });

  it('are not sent once nobody waits for them any more', async () => {
    const left = new AbortController();
    left.abort();
    let isSent = false;
    const asked = sixAtATime(async () => {
      isSent = true;
    }, left.signal);
    await expect(asked).rejects.toThrow();
    expect(isSent).toBe(false);
  });
});

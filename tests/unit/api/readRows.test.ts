import type { DataProvider, GetListParams } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { readRows } from '../../../src/api/readRows';

const row = (n: number) => ({ id: String(n), n });
const all = (count: number) => Array.from({ length: count }, (_, n) => row(n));

interface Asked {
  page: number;
  perPage: number;
  filter: unknown;
  signal: AbortSignal | undefined;
}

/** A provider of `rows`, always `size` per page; page `fail` fails. */
function provider(rows: { id: string }[], { size = 100, fail = 0, total = rows.length } = {}) {
  const asked: Asked[] = [];
  const getList = async (
    _: string,
    { pagination = { page: 1, perPage: 1 }, filter, signal }: GetListParams,
  ) => {
    const { page, perPage } = pagination;
    asked.push({ page, perPage, filter, signal });
    if (page === fail) throw new Error('broken');
    return { data: rows.slice((page - 1) * size, page * size), total };
  };
  return { asked, dataProvider: { getList } as unknown as DataProvider };
}

const query = {
  resource: 'x',
  keyed: true,
  filter: { status: 'paid' },
};
const options = () => ({ signal: new AbortController().signal, onProgress: () => {} });

const rowsOf = async (...asked: Parameters<typeof readRows>) => (await readRows(...asked)).rows;

describe('reading every row of a query', () => {
  it('reads all pages of 100 in turn, with the filters, and reports progress', async () => {
    const { asked, dataProvider } = provider(all(250));
    const progress: string[] = [];
    const { rows } = await readRows(dataProvider, query, {
      ...options(),
      onProgress: (done, total) => progress.push(`${done}/${total}`),
    });
    expect(rows.map(({ id }) => id)).toEqual(all(250).map(({ id }) => id));
    expect(asked).toMatchObject(
      [1, 2, 3].map((page) => ({ page, perPage: 100, filter: { status: 'paid' } })),
    );
    expect(progress).toEqual(['100/250', '200/250', '250/250']);
  });

  it('reads them all from a server with its own page size', async () => {
    const { dataProvider } = provider(all(35), { size: 10 });
    expect(await rowsOf(dataProvider, query, options())).toHaveLength(35);
  });

  it.each([true, false])('reads all rows with keys from a server that counts too few: %s', async (keyed) => {
    const { asked, dataProvider } = provider(all(250), { total: 57 });
    expect(await rowsOf(dataProvider, { ...query, keyed }, options())).toHaveLength(250);
    expect(asked).toHaveLength(3);
  });

  it('ends when a full page was the last', async () => {
    const { asked, dataProvider } = provider(all(200));
    expect(await rowsOf(dataProvider, { ...query, keyed: false }, options())).toHaveLength(200);
    expect(asked).toHaveLength(3);
  });

  it('ends when the server has fewer rows than it counted, and reports the count', async () => {
    const { asked, dataProvider } = provider(all(35), { total: 99 });
    const { rows, counted } = await readRows(dataProvider, query, options());
    expect([rows.length, counted]).toEqual([35, 99]);
    expect(asked).toHaveLength(2);
  });

  it('counts a row once that moved onto the next page meanwhile', async () => {
    const { dataProvider } = provider([...all(100), row(99), row(100)], { total: 101 });
    expect(await rowsOf(dataProvider, query, options())).toHaveLength(101);
  });

  it('keeps rows without keys, identified by position, separate by page', async () => {
    const places = all(250).map((_, n) => ({ id: String(n % 100), n }));
    const { dataProvider } = provider(places);
    const { rows } = await readRows(dataProvider, { ...query, keyed: false }, options());
    expect(rows.map(({ n }) => n)).toEqual(places.map(({ n }) => n));
  });

  it('ends when such a list repeats its last page past the end', async () => {
    const { dataProvider } = provider(all(35), { total: 99 });
    const lastAgain: DataProvider = {
      ...dataProvider,
      getList: (name, params) =>
        dataProvider.getList(name, { ...params, pagination: { page: 1, perPage: 100 } }),
    };
    expect(await rowsOf(lastAgain, { ...query, keyed: false }, options())).toHaveLength(35);
  });

  it('requests no more pages once it has enough, and returns the page size', async () => {
    const { asked, dataProvider } = provider(all(250), { size: 10 });
    const read = await readRows(dataProvider, query, { ...options(), isEnough: (rows) => rows.has('15') });
    expect(read).toMatchObject({ counted: 250, size: 10 });
    expect(read.rows).toHaveLength(20);
    expect(asked).toHaveLength(2);
  });

  it('returns nothing when a page fails midway', async () => {
    const { dataProvider } = provider(all(250), { fail: 2 });
    await expect(readRows(dataProvider, query, options())).rejects.toThrow('broken');
  });

  it('requests no more pages once it is cancelled', async () => {
    const { asked, dataProvider } = provider(all(250));
    const cancel = new AbortController();
    const reading = readRows(dataProvider, query, {
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.signal).toBe(cancel.signal);
  });
});

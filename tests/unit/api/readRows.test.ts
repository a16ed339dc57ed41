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

  it.each([true, false])('keeps rows that have no number apart: list with keys %s', async (keyed) => {
    const unnumbered = (n: number) => ({ id: '#0', $number: '', n });
    const { dataProvider } = provider([0, 1, 2, 3].map(unnumbered), { size: 1 });
    const rows = await rowsOf(dataProvider, { ...query, keyed }, options());
    expect(rows).toMatchObject([{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
  });

  it('keeps rows apart that share a number on their page', async () => {
    const twice = (n: number) => [
      { id: `W${n}`, n },
      { id: `W${n}#1`, $number: `W${n}`, n: n + 0.5 },
    ];
    const { dataProvider } = provider([...twice(1), ...twice(2)], { size: 2 });
    const rows = await rowsOf(dataProvider, query, options());
    expect(rows).toMatchObject([{ n: 1 }, { n: 1.5 }, { n: 2 }, { n: 2.5 }]);
  });
});

describe('rows without keys that move between pages while they are read', () => {
  /** A list of 250 whose rows change before the given page is read for the first time; a row's id is its place on its page. */
  function moving(before: number, change: (rows: { n: number }[]) => { n: number }[]) {
    let rows: { n: number }[] = all(250).map(({ n }) => ({ n }));
    const asked: number[] = [];
    const getList = async (
      _: string,
      { pagination: { page, perPage } = { page: 1, perPage: 1 } }: GetListParams,
    ) => {
      if (page === before && !asked.includes(page)) rows = change(rows);
      asked.push(page);
      const data = rows
        .slice((page - 1) * perPage, page * perPage)
        .map((row, id) => ({ ...row, id: `${id}` }));
      return { data, total: rows.length };
    };
    return { asked, dataProvider: { getList } as unknown as DataProvider };
  }
  const unkeyed = { ...query, keyed: false };
  const numbers = (rows: readonly object[]) => rows.map((row) => (row as { n: number }).n);
  const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

  it.each([1, 7])('has none of them twice when %i have come before them', async (come) => {
    const { dataProvider } = moving(2, (rows) => [...upTo(come).map((n) => ({ n: -n - 1 })), ...rows]);
    const { rows, counted } = await readRows(dataProvider, unkeyed, options());
    expect(numbers(rows)).toEqual(upTo(250));
    // Those that came weren't read.
    expect(counted).toBe(250 + come);
  });

  it.each([1, 7, 100])('leaves none out when %i that were read have gone', async (gone) => {
    const { dataProvider } = moving(2, (rows) => rows.slice(gone));
    expect(numbers(await rowsOf(dataProvider, unkeyed, options()))).toEqual(upTo(250));
  });

  it('leaves none out when more than a page of them has gone', async () => {
    const { dataProvider } = moving(3, (rows) => rows.slice(120));
    expect(numbers(await rowsOf(dataProvider, unkeyed, options()))).toEqual(upTo(250));
  });

  it('leaves none out, and has none twice, when some have gone that weren’t read yet', async () => {
    const { dataProvider } = moving(2, (rows) => rows.filter(({ n }) => n !== 150));
    expect(numbers(await rowsOf(dataProvider, unkeyed, options()))).toEqual(
      upTo(250).filter((n) => n !== 150),
    );
  });

  it('leaves none out when the last one that was read has gone', async () => {
    const { dataProvider } = moving(2, (rows) => rows.filter(({ n }) => n !== 99));
    expect(numbers(await rowsOf(dataProvider, unkeyed, options()))).toEqual(upTo(250));
  });

  it('keeps rows that are alike where none has moved', async () => {
    // The last of the first page and the first of the second, too.
    const alike = all(250).map((_, n) => ({ id: String(n % 100), n: Math.ceil(n / 2) }));
    const { dataProvider } = provider(alike);
    expect(numbers(await rowsOf(dataProvider, unkeyed, options()))).toEqual(numbers(alike));
  });

  it('reads no page again for a count that is too low', async () => {
    let total = 240;
    const { asked, dataProvider } = provider(all(250));
    const counting = {
      getList: async (name: string, params: GetListParams) => {
        total -= 100;
        return { ...(await dataProvider.getList(name, params)), total };
      },
    } as unknown as DataProvider;
    expect(await rowsOf(counting, unkeyed, options())).toHaveLength(250);
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it('leaves none of a list with keys out, either, when some that were read have gone', async () => {
    const { dataProvider } = moving(2, (rows) => rows.slice(7));
    const keyed: DataProvider = {
      ...dataProvider,
      getList: async (name, params) => {
        const answer = await dataProvider.getList(name, params);
        return { ...answer, data: answer.data.map((row) => ({ ...row, id: String(row.n) })) as never[] };
      },
    };
    expect(numbers(await rowsOf(keyed, query, options()))).toEqual(upTo(250));
  });
});

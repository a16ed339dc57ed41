import { codec } from '@resources/codec';
import { describe, expect, test } from 'vitest';
import type { Client } from '../../../src/api/client';
import { createDataProvider } from '../../../src/api/dataProvider';
import { readRows } from '../../../src/api/readRows';
import type { Call, Params } from '../../../src/model/calls';
import type { AnyResource } from '../../../src/schema/resource';
import { defineEnum, defineRecord, defineResource, f, get, i } from '../../../src/schema.ts';

const status = defineEnum('status', {
  done: { wire: ['SUCCESS', 'SUCCESSED'], askEach: true },
  late: { wire: ['WAIT', 'LATER'] },
});
const tasks = defineResource({
  name: 'area/tasks',
  record: defineRecord({ id_no: f.text(), status: f.enum(status) }),
  api: { list: get('/api/tasks') },
  build: () => ({
    key: 'id_no',
    list: { call: 'list', columns: ['id_no', 'status'], filters: { status: i.select(status) } },
  }),
}) as unknown as AnyResource;

interface Row {
  readonly id_no: string;
  readonly status: string;
}
const rowsOf = (code: string, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id_no: `${code}${index}`, status: code }));

type Match = (row: Row, asked: string) => boolean;
const exactly: Match = (row, asked) => row.status === asked;
const anySpelling: Match = (row, asked) => row.status.startsWith('SUCCESS') && asked.startsWith('SUCCESS');

/** A server that answers pages of these rows, and the requests it got. */
function serve(rows: readonly Row[], matches: Match, more: { counts?: false; most?: number } = {}) {
  const asked: string[] = [];
  const send = async (_: Call, { status: code, page, limit }: Params) => {
    asked.push(`${code} ${page}`);
    const found = rows.filter((row) => matches(row, String(code)));
    const size = Math.min(Number(limit), more.most ?? Number.POSITIVE_INFINITY);
    const data = found.slice((Number(page) - 1) * size, Number(page) * size);
    return more.counts === false ? { data } : { data, count: found.length };
  };
  const provider = createDataProvider({
    client: { send } as unknown as Client,
    codec,
    load: async () => tasks,
    onDrift: () => {},
  });
  const read = (page: number, filter: object = { status: 'done' }) =>
    provider.getList<Row & { id: string }>('area/tasks', { pagination: { page, perPage: 10 }, filter });
  const readAll = () =>
    readRows(
      provider,
      { resource: 'area/tasks', keyed: true, filter: { status: 'done' }, meta: {} },
      { signal: new AbortController().signal },
    );
  return { asked, read, readAll };
}

const idsOf = ({ data }: { data: readonly { id: string }[] }) => data.map(({ id }) => id);

describe('a server that matches a spelling exactly', () => {
  const rows = [...rowsOf('SUCCESS', 13), ...rowsOf('SUCCESSED', 21)];
  const all = rows.map(({ id_no }) => id_no);

  test('is asked for all of them: no row is lost or shown twice, and pages and counts are right', async () => {
    const { read } = serve(rows, exactly);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read(page)));
    expect(pages.flatMap(idsOf)).toEqual(all);
    expect(pages.map(({ total }) => total)).toEqual([34, 34, 34, 34]);
    expect(pages[0]?.meta).toEqual({
      parts: [
        { code: 'SUCCESS', count: 13, page: 1 },
        { code: 'SUCCESSED', count: 21, page: 2 },
      ],
    });
  });

  test('gives the last page for one past the end', async () => {
    expect(idsOf(await serve(rows, exactly).read(9))).toEqual(all.slice(30));
  });

  test('may repeat its last page past the end', async () => {
    const repeating: Match = exactly;
    const { read } = serve(rowsOf('SUCCESSED', 3), repeating);
    expect(idsOf(await read(1))).toEqual(['SUCCESSED0', 'SUCCESSED1', 'SUCCESSED2']);
  });

  test('may have no row in the first spelling, and not count none', async () => {
    const { read } = serve(rowsOf('SUCCESSED', 12), exactly);
    const { total, ...page } = await read(2);
    expect([total, ...idsOf(page)]).toEqual([12, 'SUCCESSED10', 'SUCCESSED11']);
  });

  test('exports all of them', async () => {
    const { rows: read, counted } = await serve(rows, exactly).readAll();
    expect(read.map(({ id }) => id)).toEqual(all);
    expect(counted).toBe(34);
  });

  test('exports all of them with a page size of its own', async () => {
    const { rows: read } = await serve(rows, exactly, { most: 5 }).readAll();
    expect(read.map(({ id }) => id)).toEqual(all);
  });

  test.each([{ counts: false }, { most: 5 }] as const)(
    'whose pages can’t be put together says what it lists: %j',
    async (more) => {
      const { meta, ...page } = await serve(rows, exactly, more).read(1);
      expect(meta).toMatchObject({ shown: 'SUCCESS', left: ['SUCCESSED'] });
      expect(idsOf(page).every((id) => !id.startsWith('SUCCESSED'))).toBe(true);
    },
  );

  test('is asked once for a state with one spelling, or whose other codes are words', async () => {
    const { read, asked } = serve(rows, exactly);
    await read(1, { status: 'late' });
    await read(1, {});
    expect(asked).toEqual(['WAIT 1', 'undefined 1']);
  });
});

describe('a server that matches all spellings for one', () => {
  const mixed = rowsOf('SUCCESS', 30).map((row, index) =>
    index % 2 ? { ...row, status: 'SUCCESSED' } : row,
  );

  test('is asked once, and shows no row twice', async () => {
    const { read, asked } = serve(mixed, anySpelling);
    const pages = [await read(1), await read(2), await read(3)];
    expect(new Set(pages.flatMap(idsOf)).size).toBe(30);
    expect(asked).toEqual(['SUCCESS 1', 'SUCCESS 2', 'SUCCESS 3']);
    expect(pages[0]?.meta).toBeUndefined();
  });

  test.each([1, 2])(
    'is recognised on page %i by the same answer to both, and asked once from then on',
    async (page) => {
      const { read, asked } = serve(rowsOf('SUCCESS', 30), anySpelling);
      expect((await read(page)).total).toBe(30);
      const before = asked.length;
      expect((await read(3)).total).toBe(30);
      expect(asked.slice(before)).toEqual(['SUCCESS 3']);
    },
  );

  test.each([mixed, rowsOf('SUCCESS', 30)])('exports each row once', async (...rows) => {
    const { rows: read, counted } = await serve(rows as Row[], anySpelling).readAll();
    expect(read).toHaveLength(30);
    expect(counted).toBe(30);
  });
});

import { handlersFor } from '@mocks/msw';
import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { codec } from '@resources/codec';
import { lists, resources } from '@resources/manifest';
import { setupServer } from 'msw/node';
import type { DataProvider } from 'ra-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@/api/client';
import { createDataProvider } from '@/api/dataProvider';
import type { SessionEnd } from '@/api/errors';
import type { Call } from '@/schema/calls';
import type { FilterKind, Input } from '@/schema/inputs';
import { forms, sampleRow } from '@/schema/lint/parts';
import type { AnyRow } from '@/schema/resource';
import { differences, said } from '../../scripts/contract/differences';
import { type Caller, loginAs } from './backend/client';

const everything = await Promise.all(
  Object.entries(resources).map(async ([name, load]) => [name, (await load()).default] as const),
);
const declared = everything.filter(([name]) => Object.hasOwn(lists, name));
/** What the backend answered since the test began: rows, or a record. */
const answered: { readonly path: string; readonly data: unknown }[] = [];
let backend: TestBackend;
let caller: Caller;
let dataProvider: DataProvider;
let stop: () => void;

beforeAll(async () => {
  backend = await createTestBackend();
  const server = setupServer(...handlersFor(backend.app));
  server.listen({ onUnhandledRequest: 'error' });
  stop = () => server.close();
  caller = await loginAs(backend.app, 'admin');
  const { token } = caller;
  const onSessionEnd = (end: SessionEnd) => {
    throw new Error(`the session ended: ${JSON.stringify(end)}`);
  };
  const client = createClient({ base: 'http://backend.test', codec, token: () => token, onSessionEnd });
  const send: typeof client.send = async (call, ...rest) => {
    const data = await client.send(call, ...rest);
    answered.push({ path: call.path, data });
    return data;
  };
  dataProvider = createDataProvider({
    codec,
    client: { ...client, send },
    load: async (name) => {
      const load = resources[name];
      if (!load) throw new Error(`no resource is declared as '${name}'`);
      return (await load()).default;
    },
    onDrift: () => {},
  });
});
beforeEach(() => {
  answered.length = 0;
});
afterAll(async () => {
  stop();
  await backend.close();
});

async function rowsOf(name: string, filter: object = {}, params: object = {}) {
  const pagination = { page: 1, perPage: 20 };
  const { data, total } = await dataProvider.getList<AnyRow>(name, {
    pagination,
    sort: { field: 'id', order: 'ASC' },
    filter,
    meta: { params },
  });
  return { rows: data, total: total ?? 0 };
}

/** How what was answered differs from a declaration, a line each. */
async function differing(name: string): Promise<string> {
  const resource = (await resources[name]?.())?.default;
  if (!resource) throw new Error(`no resource is declared as '${name}'`);
  const { list, detail } = resource.definition;
  const [rows, one] = [list && resource.api[list.call], detail && resource.api[detail.call]];
  const wire = answered.flatMap(({ path, data }) => {
    if (path === rows?.path) return codec.page(data, rows as Call).rows;
    return path === one?.path ? [data] : [];
  });
  // A backend may answer more than is shown.
  return differences(resource.record, wire, { more: true }).map(said).join('\n');
}

/** What each kind of filter takes, and that leaves fewer rows than there are: each choice, a past day, a strange word. */
function samplesOf(input: Input<FilterKind>): readonly unknown[] {
  switch (input.kind) {
    case 'select':
      return input.of.values;
    case 'date':
      return ['2001-01-01'];
    case 'dateRange':
      return [{ start: '2001-01-01', end: '2001-01-02' }];
    case 'number':
      return [input.sample(0)];
    case 'text':
    case 'choice':
      return ['\u{20000}'];
  }
}

describe.each(declared)('%s and the backend agree', (name, { definition, record }) => {
  const filters = Object.entries(definition.list?.filters ?? {}).filter(
    ([, input]) => input.kind !== 'choice',
  );
  const chosen = filters.flatMap(([param, input]) =>
    input.kind === 'select' ? [[param, input] as const] : [],
  );

  it('on every row: nothing is missing, retyped or an unknown code', async () => {
    const { rows, total } = await rowsOf(name);
    expect(total).toBeGreaterThan(0);
    expect(rows.length).toBe(definition.list?.limit === 'none' ? total : Math.min(20, total));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(await differing(name)).toBe('');
  });

  it.each(filters)('on the filter %s, which narrows the list whatever it is given', async (param, input) => {
    const all = await rowsOf(name);
    for (const value of samplesOf(input)) {
      const { total } = await rowsOf(name, { [param]: value });
      expect(total, JSON.stringify(value)).toBeLessThan(all.total);
    }
    expect(await differing(name)).toBe('');
  });

  it.each(chosen)('on what the filter %s leaves: rows that say so themselves', async (param, { of }) => {
    const shown = Object.keys(record).filter((field) => record[field]?.of === of);
    // Words of the server's are no enum of the row.
    if (shown.length === 0) return;
    for (const value of of.values) {
      const { rows } = await rowsOf(name, { [param]: value });
      const astray = rows.filter((row) => !shown.some((field) => row[field] === value));
      const lines = astray.map(
        (row) => `${param} ${value}: row ${row.id} has ${shown.map((field) => `${field} ${row[field]}`)}`,
      );
      expect(lines.join('\n')).toBe('');
    }
  });
});

/** What each declared form sends, by its call: the parameters of its inputs, and those beside them. */
const submitted = everything.flatMap(([name, resource]) =>
  forms(resource).flatMap(({ path, part }) => {
    const call = resource.api[part.call];
    const names = [...Object.keys(part.form), ...Object.keys(part.with?.(sampleRow(resource)) ?? {})];
    return call && !call.multipart ? [[name, path, call, names] as const] : [];
  }),
);

it.each(submitted)('%s: the backend knows every parameter of %s', async (_name, _path, call, names) => {
  // Empty counts as absent: what is looked at is whether each name is one that the call has.
  const {
    path,
    body = null,
    headers,
  } = codec.encode(call, Object.fromEntries(names.map((name) => [name, ' '])));
  const response = await caller.fetch(path, { method: call.method, headers: { ...headers }, body });
  expect(await response.text()).not.toMatch(/未知参数|接口不存在|服务器内部错误/);
});

/** Where the records come from that only pages and dialogs show. */
const shownAlone: readonly (readonly [detail: string, list: string, key: string, params: object])[] = [
  ['user/Detail', 'user/enterprise', 'user_id', {}],
  ['user/Detail', 'user/individual', 'user_id', {}],
  ['evidence/detail', 'evidence/results', 'orderId', {}],
  ['evidence/preview', 'evidence/results', 'baoquan_no', {}],
  ['evidence/view', 'evidence/certificate', 'baoquan_no', {}],
  ['online/webView', 'online/web', 'baoquan_no', {}],
  ['online/proView', 'online/process', 'attestation_id', { type: '3' }],
  ['online/proView', 'online/move', 'attestation_id', { type: '4' }],
  ['money/invoiceDetail', 'money/invoice', 'id', {}],
  ['app/details', 'app/version', 'id', {}],
  ['authority/roleDetail', 'authority/role', 'id', {}],
];

it.each(shownAlone)('%s and the backend agree on the records of %s', async (detail, list, key, params) => {
  const { rows } = await rowsOf(list, list === 'evidence/results' ? { pay: 'paid' } : {});
  for (const row of rows) {
    await dataProvider.getOne(detail, { id: String(row[key]), meta: { params } });
  }
  expect(await differing(detail)).toBe('');
});

/** The lists within a page or a dialog, with the parameters it gives them. */
const within: readonly (readonly [name: string, list: string, params: (row: AnyRow) => object])[] = [
  ['user/balance/detail', 'user/balance', ({ id }) => ({ userId: id })],
  ['money/invoice/orders', 'money/invoice', ({ id }) => ({ id })],
  ['authority/changeRecords', 'authority/role', ({ id }) => ({ roleOrAccountId: id, type: '1' })],
  ['authority/changeRecords', 'authority/account', ({ id }) => ({ roleOrAccountId: id, type: '2' })],
  ['downloads/history', 'online/web', () => ({ type: '2', is_batch: '1' })],
];

it.each(within)('%s and the backend agree, for the rows of %s', async (name, list, params) => {
  const { rows } = await rowsOf(list);
  let total = 0;
  for (const row of rows) total += (await rowsOf(name, {}, params(row))).total;
  expect(total).toBeGreaterThan(0);
  expect(await differing(name)).toBe('');
});

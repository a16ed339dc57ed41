import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { accessOf } from '@server/routes/access';
import type { Recording } from 'declared-console/tools/writing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, loginAs } from './client';
import { detailFields, ownCalls, payloads, rowFields } from './specification';

/** The recorded calls of the declarations. */
const recordings = import.meta.glob<Recording>('../../../resources/**/*.recorded.json', {
  eager: true,
  import: 'default',
});
const recorded = Object.values(recordings).flatMap((calls) => Object.values(calls).map(({ call }) => call));

type Row = Record<string, unknown>;
type Page = { data?: Row[]; list?: Row[]; count: number };

let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
// Before each, because one of the calls is the logout.
beforeEach(async () => {
  admin = await loginAs(backend.app, 'admin');
});

async function ask<T>(call: string, params: Record<string, string>) {
  const [method, path = ''] = call.split(' ');
  const { code, data } = await (method === 'GET' ? admin.get<T>(path, params) : admin.post<T>(path, params));
  expect(code).toBe(200);
  return data;
}

it("the calls are exactly those of the specification, the backend's own and the recorded ones", () => {
  const declared = Object.keys(accessOf).filter((call) => !recorded.includes(call));
  expect(declared.sort()).toEqual([...Object.keys(payloads), ...ownCalls].sort());
});

describe('every call knows the parameters of its payload', () => {
  it.each(Object.entries(payloads))('%s: %s', async (call, payload) => {
    // Empty counts as missing: this only checks that the call knows each name.
    const names = payload.split(' ').filter(Boolean);
    const params = new URLSearchParams(names.map((name) => [name, '']));
    const [method = '', path = ''] = call.split(' ');
    const gets = method === 'GET';
    const response = await admin.fetch(
      gets ? `${path}?${params}` : path,
      gets ? {} : { method, body: params },
    );
    expect(await response.text()).not.toMatch(/未知参数|接口不存在|服务器内部错误/);
  });
});

describe('every row has its fields', () => {
  it.each(rowFields)('%s %o: %s', async (call, params, fields) => {
    const { data, list } = await ask<Page>(call, params);
    expect(Object.keys((data ?? list)?.[0] ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});

describe('every detail has its fields', () => {
  it.each(detailFields)('%s %o %s: %s', async (call, params, at, fields) => {
    const data = await ask<Row>(call, params);
    expect(Object.keys((at ? data[at] : data) ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it('for a certificate and its capturing device too', async () => {
    const { data } = await ask<Page>('GET /api/ajax/data/getEvidencesList', { type: '1' });
    const view = await ask<Row>('GET /api/data/getAttView', {
      baoquan: String(data?.[0]?.baoquan),
      type: '1',
    });
    const fields =
      'html file_hash blockchain_hash sha256 fileType isApp isDownload path address startAt endAt configInfo baoquan';
    expect(Object.keys(view)).toEqual(expect.arrayContaining(fields.split(' ')));
    const device = 'name model_name version version_sys processor core type';
    expect(Object.keys(view.configInfo ?? {}).sort()).toEqual(device.split(' ').sort());
  });
});

import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import type { CallName } from '@server/routes/access';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, loginAs } from './client';

type Row = Record<string, string>;

let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
});
afterAll(() => backend.close());

/** The lists with their sort field: the time, or the number if there is none. */
const lists: readonly [call: CallName, params: Row, by: string][] = [
  ['GET /api/ajax/user/getUserList', { types: '1' }, 'registered_time'],
  ['GET /api/ajax/user/getUserList', { types: '2', status: '2' }, 'registered_time'],
  ['GET /api/ajax/user/getBalanceList', {}, 'user_id'],
  ['GET /api/ajax/user/userBalanceDetails', { userId: '1' }, 'create_time'],
  ['GET /api/ajax/user/getPoints', {}, 'time'],
  ['GET /api/ajax/data/getEvidencesList', { type: '1' }, 'saveTime'],
  ['GET /api/ajax/data/getSaveDataList', {}, 'saveTime'],
  ['GET /api/ajax/data/dataList', {}, 'addTime'],
  ['GET /api/ajax/webfor/getWebList', {}, 'create_time'],
  ['GET /api/ajax/evidence/getProList', { type: '1' }, 'begin_at'],
  ['GET /api/ajax/evidence/getProList', { type: '3', status: 'SUCCESS' }, 'begin_at'],
  ['GET /api/DownHistory/getList', { type: '2', is_batch: '1' }, 'operate_time'],
  ['GET /api/ajax/data/getOrderList', {}, 'addTime'],
  ['GET /api/ajax/data/getOrderChargeList', {}, 'create_time'],
  ['POST /api/invoice/invoiceList', {}, 'create_time'],
  ['POST /api/version/getList', {}, 'update_time'],
  ['POST /api/version/feedback', {}, 'add_time'],
  ['GET /api/ajax/role/getRoleList', {}, 'id'],
  ['GET /api/ajax/power/adminList', {}, 'admin_id'],
  ['GET /api/OperateRecords/getList', { roleOrAccountId: '1', type: '1' }, 'operate_time'],
  ['GET /api/LoginLog/getList', { type: '1' }, 'login_time'],
  ['GET /api/LoginLog/getList', { type: '2' }, 'login_time'],
];

it.each(lists)('%s %o is sorted newest first by %s', async (call, params, by) => {
  const [method, path = ''] = call.split(' ');
  const ask = method === 'GET' ? admin.get : admin.post;
  const { data } = await ask<{ data?: Row[]; list?: Row[] }>(path, { ...params, limit: '100' });
  const sorts = (data.data ?? data.list ?? []).map((row) => row[by]?.padStart(20, '0') ?? '');
  expect(new Set(sorts).size).toBeGreaterThan(1);
  expect(sorts).toEqual([...sorts].sort().reverse());
});

import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import {
  chargeOrders,
  evidences,
  forensics,
  invoices,
  notarizationEvidences,
  notarizations,
  users,
} from '@server/db/schema';
import { sampleMenu } from '@server/seed/menu';
import { and, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../backend/client';
import { callerWith, withParents } from './callers';

/** A call that a role may make only with one of these entries. */
interface Probe {
  readonly name: string;
  readonly open: readonly number[];
  readonly path: string;
  readonly query?: Record<string, string>;
  readonly form?: Record<string, string>;
}

let backend: TestBackend;
let probes: readonly Probe[];

async function firstOf<T>(table: PgTable, column: PgColumn, where: SQL | undefined): Promise<T> {
  const [row] = await backend.db.select({ value: column }).from(table).where(where).limit(1);
  if (!row) throw new Error('The seed has no such row.');
  return row.value as T;
}

beforeAll(async () => {
  backend = await createTestBackend();
  const idOf = async (type: '1' | '2') =>
    String(await firstOf<number>(users, users.id, and(eq(users.type, type), eq(users.status, '1'))));
  const [person, company] = [await idOf('1'), await idOf('2')];
  const covered = backend.db.select({ id: notarizationEvidences.evidenceId }).from(notarizationEvidences);
  const evidenceOf = async (type: '1' | '2') => {
    const [row] = await backend.db
      .select()
      .from(evidences)
      .where(
        and(eq(evidences.userType, type), eq(evidences.fileStatus, '1'), notInArray(evidences.id, covered)),
      )
      .limit(1);
    return { id: String(row?.id), number: row?.baoquanNo ?? '' };
  };
  const [ofPerson, ofCompany] = [await evidenceOf('1'), await evidenceOf('2')];
  const ofApplication = await firstOf<string>(
    evidences,
    evidences.baoquanNo,
    and(eq(evidences.userType, '1'), inArray(evidences.id, covered)),
  );
  const captureOf = (kind: string) =>
    firstOf<string>(
      forensics,
      forensics.number,
      and(eq(forensics.kind, kind), eq(forensics.status, 'SUCCESS')),
    );
  const [web, process, mobile] = [await captureOf('2'), await captureOf('3'), await captureOf('4')];
  const application = String(
    await firstOf(notarizations, notarizations.id, eq(notarizations.payStatus, '1')),
  );
  const invoice = String(await firstOf(invoices, invoices.id, eq(invoices.status, '3')));
  const owner = String(await firstOf(chargeOrders, chargeOrders.userId, undefined));
  const page = { page: '1' };
  const get = (name: string, open: readonly number[], path: string, query = {}): Probe => ({
    name,
    open,
    path,
    query: { ...query },
  });
  const post = (name: string, open: readonly number[], path: string, form = {}): Probe => ({
    name,
    open,
    path,
    form: { ...form },
  });
  const ofKinds = <T>(first: T, second: T, make: (of: T, at: 0 | 1) => readonly Probe[]) => [
    ...make(first, 0),
    ...make(second, 1),
  ];
  probes = [
    ...ofKinds(['1', person, 3, 64, 65], ['2', company, 2, 62, 63], ([type, id, see, decide, send]) => [
      get(`users of type ${type}`, [Number(see)], '/api/ajax/user/getUserList', { ...page, types: type }),
      get(`a user of type ${type}`, [Number(see)], '/api/user/userDetial', { userId: id }),
      post(`a decision on a user of type ${type}`, [Number(decide)], '/api/user/updateUserStatus', {
        userId: id,
        status: '1',
      }),
      get(`the export of type ${type}`, [Number(send)], '/api/export/userExport', { type }),
      post(`a ticket for the export of type ${type}`, [Number(send)], '/api/down/ticket', {
        path: `/api/export/userExport?type=${type}`,
      }),
    ]),
    ...ofKinds(['1', ofPerson, 8] as const, ['2', ofCompany, 7] as const, ([type, { id, number }, see]) => [
      get(`evidence of type ${type}`, [see], '/api/ajax/data/getEvidencesList', { ...page, type }),
      get(`saved data of type ${type}`, [see], '/api/ajax/data/getSaveDataList', { ...page, type }),
      get(`one saved of type ${type}`, [see], '/api/data/saveDataDetail', { id }),
      get(`a certificate of type ${type}`, [see], '/api/data/getAttView', { baoquan: number }),
      post(`a file of type ${type}`, [see], '/api/down/bigDataDown', { baoquan_no: number }),
      post(`a picture of type ${type}`, [see], '/api/data/getMpsInfo', { baoquan_no: number }),
      get(`who downloaded one of type ${type}`, [see], '/api/DownHistory/getList', {
        ...page,
        type: '1',
        baoquan_no: number,
      }),
    ]),
    get("a certificate of a person's application", [8, 9], '/api/data/getAttView', {
      baoquan: ofApplication,
    }),
    get('web captures', [12], '/api/ajax/webfor/getWebList', page),
    get('a web capture', [12], '/api/webfor/getWebView', { baoquan: web }),
    post('the file of a web capture', [12], '/api/webfor/download', { baoquan: web }),
    ...ofKinds(
      ['1', '3', process, 13] as const,
      ['3', '4', mobile, 14] as const,
      ([list, type, number, see]) => [
        get(`captures ${type}`, [see], '/api/ajax/evidence/getProList', { ...page, type: list }),
        get(`a capture ${type}`, [see], '/api/evidence/getProView', { baoquan: number, type }),
        get(`the file of a capture ${type}`, [see], '/api/evidence/downLoad', { baoquan: number, type }),
        get(`files of captures ${type}`, [see], '/api/down/downloadBatch', { baoquanStr: number, type }),
        post(`files of captures ${type}, by form`, [see], '/api/evidence/downloadBatch', {
          baoquanStr: number,
          type,
        }),
        get(`who downloaded captures ${type}`, [see], '/api/DownHistory/getList', {
          ...page,
          type,
          is_batch: '1',
        }),
      ],
    ),
    get('files of web captures', [12], '/api/down/downloadBatch', { baoquanStr: web, type: '2' }),
    get('balances', [4], '/api/ajax/user/getBalanceList', page),
    get('a balance', [4], '/api/ajax/user/userBalanceDetails', { ...page, userId: owner }),
    get('the export of balances', [66], '/api/export/userBalanceExport'),
    get('the export of a balance', [66], '/api/export/userBalanceDetailExport', { userId: owner }),
    get('points', [5], '/api/ajax/user/getPoints', page),
    get('gifts to approve', [71], '/api/giftApproval/getList', page),
    get('a gift to approve', [71], '/api/giftApproval/detail', { id: '1' }),
    post('a decision on a gift', [72], '/api/giftApproval/decide', { id: '1', status: '0' }),
    post('a gift', [67], '/api/user/updatePoints', {
      mobile: '13900000000',
      type: '1',
      pointsType: '1',
      points: '1',
      explain: '测试',
    }),
    get('applications', [9], '/api/ajax/data/dataList', page),
    get('an application', [9], '/api/data/evidencesDetail', { orderId: application }),
    post('a decision on an application', [68], '/api/ajax/data/check', {
      orderId: application,
      isCheck: '1',
      checkRemark: '测试',
    }),
    get('orders', [16], '/api/ajax/data/getOrderList', page),
    get('charge orders', [17], '/api/ajax/data/getOrderChargeList', page),
    post('invoices', [18], '/api/invoice/invoiceList', page),
    post('an invoice', [18], '/api/invoice/invoiceDetail', { id: invoice }),
    post('the first review', [27], '/api/invoice/invoiceCheckOne', { id: invoice, status: '1' }),
    post('the finance step', [28], '/api/invoice/invoiceCheckTwo', {
      id: invoice,
      status: '2',
      remark: '测试',
    }),
    post('versions', [20], '/api/version/getList', page),
    post('a publication', [69], '/api/version/addVersion'),
    post('an upload', [69], '/api/upload/index'),
    post('feedback', [21], '/api/version/feedback', page),
    get('roles', [23], '/api/ajax/role/getRoleList', page),
    get('accounts', [24], '/api/ajax/power/adminList', page),
    post('unlocking an account', [70], '/api/ajax/power/unlock', { id: '1' }),
    get('changes of a role', [23], '/api/OperateRecords/getList', {
      ...page,
      roleOrAccountId: '1',
      type: '1',
    }),
    get('changes of an account', [24], '/api/OperateRecords/getList', {
      ...page,
      roleOrAccountId: '1',
      type: '2',
    }),
    get('logins to the back office', [25], '/api/LoginLog/getList', { ...page, type: '1' }),
    get('logins of users', [26], '/api/LoginLog/getList', { ...page, type: '2' }),
    get('the activity log', [60], '/api/audit/getList', page),
    get('the export of the activity log', [61], '/api/audit/export'),
  ];
}, 60_000);
afterAll(() => backend.close());

/** Whether a call's rights let it pass: what is hidden from a caller doesn't exist for it. */
async function isOpen(caller: Caller, { path, query, form }: Probe): Promise<boolean> {
  const response = await caller.fetch(query ? `${path}?${new URLSearchParams(query)}` : path, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  if (!response.headers.get('content-type')?.includes('json')) {
    await response.body?.cancel();
    return response.status === 200;
  }
  return ![403, 404].includes((await response.json()).code);
}

const openFor = async (caller: Caller, tried = probes): Promise<readonly string[]> => {
  const open: string[] = [];
  for (const probe of tried) if (await isOpen(caller, probe)) open.push(probe.name);
  return open;
};

const expected = (nodes: readonly number[]) =>
  probes.filter(({ open }) => open.some((id) => nodes.includes(id))).map(({ name }) => name);

const entries = sampleMenu.filter(({ permission }) => permission);

describe('an entry alone', () => {
  it.each(entries.map(({ id, name }) => [id, name] as const))(
    '%s %s opens its own calls, and no other',
    async (id) => {
      const nodes = withParents(id);
      expect(await openFor(await callerWith(backend, nodes))).toEqual(expected(nodes));
    },
  );

  it.each(entries.filter(({ hidden }) => hidden === 1).map(({ id, name }) => [id, name] as const))(
    '%s %s opens nothing without the entry above it',
    async (id) => {
      // What neither would open together is tried above.
      const both = withParents(id);
      const own = probes.filter(({ open }) => open.some((each) => both.includes(each)));
      expect(await openFor(await callerWith(backend, [id], `bare-${id}`), own)).toEqual([]);
    },
  );
});

describe('what an account may hand on', () => {
  it.each([
    [2, 3],
    [13, 14],
    [25, 26],
    [7, 8],
    [62, 64],
  ])('with entry %s is not entry %s, though both carry the same permission', async (own, other) => {
    const nodes = [...new Set([...withParents(own), ...withParents(23)])];
    const caller = await callerWith(backend, nodes, `granter-${own}`);
    const form = (id: number) => ({
      roleName: `分给${own}又${id}`,
      roleDesc: '测试',
      menuId: withParents(id).join(','),
    });
    expect((await caller.post('/api/ajax/role/addRole', form(other))).message).toContain(
      '不能授予自己没有的权限',
    );
    expect((await caller.post('/api/ajax/role/addRole', form(own))).code).toBe(200);
  });
});

describe("an account's own applications", () => {
  it('are all that it sees among the orders, too', async () => {
    const nodes = [...new Set([...withParents(37), ...withParents(16)])];
    const caller = await callerWith(backend, nodes);
    const orders = () => caller.get<{ count: number }>('/api/ajax/data/getOrderList', { page: '1' });
    expect((await orders()).data.count).toBe(0);
    const [row] = await backend.db.select({ id: notarizations.id }).from(notarizations).limit(1);
    await backend.db
      .update(notarizations)
      .set({ accountId: caller.id })
      .where(eq(notarizations.id, row?.id ?? 0));
    expect((await orders()).data.count).toBe(1);
  });
});

it('a repeated parameter does not ask for another kind than the one that is checked', async () => {
  const caller = await callerWith(backend, withParents(2), 'repeated');
  for (const query of ['types=2&types=1', 'types=1&types=2', 'types=&types=1', 'types=%201'])
    expect(
      (await (await caller.fetch(`/api/ajax/user/getUserList?page=1&${query}`)).json()).code,
      query,
    ).not.toBe(200);
});

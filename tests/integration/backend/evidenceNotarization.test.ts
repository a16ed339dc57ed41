import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { evidences, notarizationChecks, notarizations } from '@server/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, loginAs } from './client';

type Row = Record<string, string | null>;
interface Page {
  data: Row[];
  count: number;
}
interface Detail extends Record<string, unknown> {
  list: Row[];
  checkRecords: Row[];
}

let backend: TestBackend;
let admin: Caller;
let notary: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
  notary = await loginAs(backend.app, 'notary');
}, 120_000);
afterAll(() => backend.close());

const applications = async (query: Record<string, string>, caller = admin) =>
  (await caller.get<Page>('/api/ajax/data/dataList', query)).data;
const detailOf = (orderId: string, caller = admin) =>
  caller.get<Detail>('/api/data/evidencesDetail', { orderId });
const check = (caller: Caller, form: Record<string, string>) => caller.post('/api/ajax/data/check', form);

async function awaiting(own = false) {
  const [row] = await backend.db
    .select()
    .from(notarizations)
    .where(
      and(
        eq(notarizations.notarialStatus, '1'),
        eq(notarizations.payStatus, '2'),
        own ? eq(notarizations.accountId, 4) : ne(notarizations.accountId, 4),
      ),
    )
    .limit(1);
  if (!row) throw new Error('The seed has no application left that awaits review.');
  return { orderId: String(row.id), userId: String(row.userId) };
}

describe('the applications', () => {
  it('have two payment states: a failed payment counts as unpaid', async () => {
    const failed = await backend.db.select().from(notarizations).where(eq(notarizations.payStatus, '3'));
    expect(failed.length).toBeGreaterThan(0);
    const [unpaid, paid] = [
      await applications({ pay: '1', limit: '100' }),
      await applications({ pay: '2', limit: '100' }),
    ];
    expect(unpaid.count + paid.count).toBe(60);
    expect(unpaid.data.every((row) => row.payStatus === '1')).toBe(true);
    expect(unpaid.data.map((row) => row.orderId)).toContain(String(failed[0]?.id));
  });

  it('filter by review state, and by the beginning of a phone or an order number', async () => {
    const { data, count } = await applications({ notarial: '2', limit: '100' });
    expect(count).toBe(data.length);
    expect(data.every((row) => row.notarialStatus === '2')).toBe(true);
    for (const keyword of [data[0]?.mobile?.slice(0, 9), data[0]?.order_no]) {
      const found = await applications({ keyword: keyword ?? '', limit: '100' });
      expect(found.data.map((row) => row.orderId)).toContain(data[0]?.orderId);
      expect(found.count).toBe(found.data.length);
    }
  });

  it('filter by a range to the second', async () => {
    const [row] = (await applications({})).data;
    const at = row?.addTime ?? '';
    expect((await applications({ dateTime: `${at} - ${at}` })).data.map((each) => each.orderId)).toContain(
      row?.orderId,
    );
    expect((await applications({ dateTime: `2001-01-01 00:00:00 - 2001-01-02 23:59:59` })).count).toBe(0);
  });
});

describe('node 37', () => {
  it("limits the list and its count to the account's own applications", async () => {
    const own = await backend.db.select().from(notarizations).where(eq(notarizations.accountId, 4));
    const seen = await applications({ limit: '100' }, notary);
    expect(seen.count).toBe(own.length);
    expect(seen.data.map((row) => row.orderId).sort()).toEqual(own.map((row) => String(row.id)).sort());
  });

  it("hides another account's application from detail and review", async () => {
    const { orderId, userId } = await awaiting();
    expect(await detailOf(orderId, notary)).toMatchObject({ code: 404, message: '出证申请不存在' });
    const form = { orderId, userId, isCheck: '1', checkRemark: '同意' };
    expect(await check(notary, form)).toMatchObject({ code: 404 });
    expect((await detailOf(orderId)).data.notarialStatus).toBe('1');
  });
});

describe('an application', () => {
  it('has its evidence, applicant, payment and documents', async () => {
    const { orderId } = await awaiting();
    const { data } = await detailOf(orderId);
    expect(data.list.length).toBeGreaterThan(0);
    expect(data.list[0]).toMatchObject({ baoquan: expect.stringMatching(/^BQ/), title: expect.any(String) });
    expect(data).toMatchObject({ pay_status: '2', orderMoney: expect.stringMatching(/^\d+\.\d\d$/) });
    expect(data.applyUrlPdf).toMatch(/^\/api\/files\/seed\/document\.pdf\?expires=\d+&session=\d+&sig=/);
  });

  it.each([
    ['1', '2', '1'],
    ['0', '3', '0'],
  ])('checked with %s becomes %s, with a record', async (isCheck, notarialStatus, status) => {
    const { orderId, userId } = await awaiting();
    const form = { orderId, userId, isCheck, checkRemark: '材料已核对' };
    expect(await check(admin, form)).toMatchObject({ code: 200, message: '操作成功' });
    const { data } = await detailOf(orderId);
    expect(data).toMatchObject({ notarialStatus, checkRemark: '材料已核对' });
    expect(data.checkRecords[0]).toMatchObject({ verifier: '管理员', reason: '材料已核对', status });
  });

  it.each(['', '   '])("can't be reviewed with the remark %o", async (checkRemark) => {
    const { orderId, userId } = await awaiting(true);
    for (const isCheck of ['0', '1'])
      expect(await check(admin, { orderId, userId, isCheck, checkRemark })).toMatchObject({
        code: 422,
        message: '请输入审核备注',
      });
    expect((await detailOf(orderId)).data.notarialStatus).toBe('1');
  });

  it("can't be reviewed before it is paid, nor under another user", async () => {
    const [unpaid] = await backend.db
      .select()
      .from(notarizations)
      .where(eq(notarizations.payStatus, '1'))
      .limit(1);
    const form = { isCheck: '1', checkRemark: '同意' };
    expect((await check(admin, { ...form, orderId: String(unpaid?.id) })).message).toBe(
      '该申请尚未支付，不能审核',
    );
    const { orderId } = await awaiting(true);
    expect((await check(admin, { ...form, orderId, userId: '999999' })).code).toBe(422);
    expect((await detailOf(orderId)).data.notarialStatus).toBe('1');
  });

  it('is decided once by twenty simultaneous reviewers, and each loser is told who decided', async () => {
    const { orderId, userId } = await awaiting(true);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        check(n % 2 ? admin : notary, { orderId, userId, isCheck: String(n % 2), checkRemark: `意见${n}` }),
      ),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    const records = await backend.db
      .select()
      .from(notarizationChecks)
      .where(eq(notarizationChecks.notarizationId, Number(orderId)));
    expect(records).toHaveLength(1);
    const by = {
      verifier: records[0]?.verifier,
      verify_time: records[0]?.verifyTime,
      status: records[0]?.status,
    };
    for (const answer of answers.filter((each) => each.code !== 200))
      expect(answer).toEqual({ code: 409, message: '该记录已审核，请刷新', data: by });
  });

  it('has a preview image of its evidence while the file exists', async () => {
    const preview = (baoquan_no = '') =>
      admin.post<{ url: string } | null>('/api/data/getMpsInfo', { baoquan_no });
    const rows = await backend.db.select().from(evidences).orderBy(evidences.id).limit(10);
    for (const row of rows.slice(0, 8)) {
      const response = await admin.fetch((await preview(row.baoquanNo)).data?.url ?? '');
      expect(response.headers.get('content-type')).toBe('image/png');
    }
    expect((await preview(rows[9]?.baoquanNo)).message).toBe('证据文件未上传，暂无预览图');
  });
});

import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { createApp } from '@server/app';
import { wallDay } from '@server/clock';
import { accounts, chargeOrders, giftApprovals, pointsRecords, roleMenus, users } from '@server/db/schema';
import { issueToken } from '@server/session/tokens';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerOf, loginAs, movableClock } from '../backend/client';
import { callerWith, withParents } from './callers';

const noon = movableClock(new Date(`${wallDay(new Date())}T04:00:00Z`));
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ clock: noon });
}, 60_000);
afterAll(() => backend.close());

const person = and(eq(users.type, '1'), eq(users.status, '3'));

it('gifts above the limit are refused, also of several at once, and the next day has its own', async () => {
  const app = await createApp({ ...backend.deps, giftLimits: { one: 100, day: 250 } });
  const [user] = await backend.db.select().from(users).where(person).limit(1);
  const form = { mobile: user?.mobile ?? '', type: '1', pointsType: '4', explain: '测试' };
  let giver = await loginAs(app, 'reviewer');
  const give = (points: string) => giver.post('/api/user/updatePoints', { ...form, points });
  expect(await give('101')).toMatchObject({ code: 400, message: '单次赠送不能超过100积分' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => give('100')));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
  expect(await give('51')).toMatchObject({ message: '每个账号每天最多赠送250积分，今天还可赠送50' });
  expect((await give('50')).code).toBe(200);
  noon.move(12 * 3_600_000);
  giver = await loginAs(app, 'reviewer');
  expect((await give('100')).code).toBe(200);
});

describe('a gift above the limit for one', () => {
  const giving = withParents(67);
  const confirming = withParents(72);
  const both = [...new Set([...giving, ...confirming])];
  let app: TestBackend['app'];
  let round = 0;
  let giver: Awaited<ReturnType<typeof callerWith>>;
  let recipients: (typeof users.$inferSelect)[];

  beforeAll(async () => {
    app = await createApp({ ...backend.deps, giftLimits: { one: 100, approved: 200, day: 500 } });
    recipients = await backend.db.select().from(users).where(person).limit(3);
  });
  /** Each test has a giver of its own, who could also confirm, and so a day of its own. */
  beforeEach(async () => {
    round += 1;
    giver = await account(both, 'giver');
    const [given] = recipients;
    await backend.db
      .update(users)
      .set({ points: 0 })
      .where(eq(users.id, given?.id ?? 0));
  });

  const account = (nodes: readonly number[], name: string) =>
    callerWith({ ...backend, app }, nodes, `${name}-${round}`);

  const giftOf = (points: number, to = 0, explain = `测试${round}`) => ({
    ...{ mobile: recipients[to]?.mobile ?? '', type: '1', pointsType: '4' },
    ...{ points: String(points), explain },
  });
  const give = (points: number, to = 0, explain?: string, by: Caller = giver) =>
    by.post('/api/user/updatePoints', giftOf(points, to, explain));
  const decide = (by: Caller, id: number, status = '1', reason = '') =>
    by.post('/api/giftApproval/decide', { id: String(id), status, reason });

  const waitingOf = (adminId: number) =>
    backend.db
      .select()
      .from(giftApprovals)
      .where(and(eq(giftApprovals.adminId, adminId), eq(giftApprovals.status, '1')));
  const recordsOf = (adminId: number) =>
    backend.db.select().from(pointsRecords).where(eq(pointsRecords.adminId, adminId));
  const balance = async (of = 0) => {
    const [user] = await backend.db
      .select()
      .from(users)
      .where(eq(users.id, recipients[of]?.id ?? 0));
    return user?.points;
  };

  /** Asks for a gift that waits, and answers its id. */
  async function ask(points = 150): Promise<number> {
    expect(await give(points)).toMatchObject({ code: 202, data: null });
    const [waiting] = await waitingOf(giver.id);
    return waiting?.id ?? 0;
  }

  async function expectGiven(times: 0 | 1) {
    expect(await balance()).toBe(times * 150);
    expect(await recordsOf(giver.id)).toHaveLength(times);
  }

  it('waits: the answer says that nothing was given, and nothing was', async () => {
    const answer = await give(150);
    expect(answer.code).not.toBe(200);
    expect(answer.message).toContain('积分尚未赠送');
    expect(answer.message).not.toContain('成功');
    await expectGiven(0);
  });

  it('asks once, however often it is sent, also at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(150)));
    expect(answers.map(({ code }) => code)).toEqual([202, 202, 202, 202, 202]);
    expect(await waitingOf(giver.id)).toHaveLength(1);
    await give(150, 0, '另一原因');
    expect(await waitingOf(giver.id)).toHaveLength(2);
  });

  it('is given once by a second account, with an order, under the names of who gave it', async () => {
    const id = await ask();
    const second = await account(confirming, 'second');
    expect(await decide(second, id)).toMatchObject({ code: 200, message: '操作成功' });
    await expectGiven(1);
    const [record] = await recordsOf(giver.id);
    expect(record).toMatchObject({ points: 150, adminAccount: `giver-${round}@example.com` });
    const number = `%${String(record?.id).padStart(10, '0')}`;
    const orders = await backend.db
      .select()
      .from(chargeOrders)
      .where(sql`${chargeOrders.orderNo} like ${number} and ${chargeOrders.businessType} = '5'`);
    expect(orders).toMatchObject([{ balance: 150, userId: recipients[0]?.id }]);
    const detail = await second.get('/api/giftApproval/detail', { id: String(id) });
    expect(detail.data).toMatchObject({
      ...{ status: '2', is_own: '2', admin_id: giver.id, verifier_id: second.id },
      verifier_account: `second-${round}@example.com`,
    });
    expect(await decide(second, id)).toMatchObject({ code: 409, message: '该记录已审核，请刷新' });
    expect((await decide(second, id, '0', '太晚')).code).toBe(409);
    await expectGiven(1);
  });

  it('is never decided by who asked for it: not in another session, with another role or under another name', async () => {
    const id = await ask();
    const refused = { code: 400, message: '不能复核自己提交的赠送，须由另一账号复核' };
    expect(await decide(giver, id)).toMatchObject(refused);
    expect(await decide(giver, id, '0', '不要了')).toMatchObject(refused);
    await backend.db
      .update(accounts)
      .set({ roleId: 1, username: `other-${round}@example.com` })
      .where(eq(accounts.id, giver.id));
    const token = await issueToken(backend.deps, giver.id, { userAgent: 'other', address: '198.51.100.7' });
    expect(await decide(callerOf(app, token), id)).toMatchObject(refused);
    await expectGiven(0);
  });

  it('cannot be decided by who gave it in the database either', async () => {
    const id = await ask();
    const own = backend.db
      .update(giftApprovals)
      .set({ status: '3', verifierId: giver.id })
      .where(eq(giftApprovals.id, id));
    await expect(own).rejects.toThrow();
  });

  it('is decided by one of several at once', async () => {
    const id = await ask();
    const several = await Promise.all(
      Array.from({ length: 6 }, (_, at) => account(confirming, `racer${at}`)),
    );
    const answers = await Promise.all(
      several.map((each, at) => decide(each, id, at % 3 === 2 ? '0' : '1', at % 3 === 2 ? '有误' : '')),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const [gift] = await backend.db.select().from(giftApprovals).where(eq(giftApprovals.id, id));
    await expectGiven(gift?.status === '2' ? 1 : 0);
  });

  it('is refused with a reason, and then gives nothing and frees the day', async () => {
    const id = await ask();
    const second = await account(confirming, 'second');
    expect(await decide(second, id, '0')).toMatchObject({ message: '请填写拒绝原因' });
    expect((await decide(second, id, '0', '合同没有约定')).code).toBe(200);
    await expectGiven(0);
    expect((await second.get('/api/giftApproval/detail', { id: String(id) })).data).toMatchObject({
      ...{ status: '3', reason: '合同没有约定' },
    });
    expect((await decide(second, id)).code).toBe(409);
    for (let to = 0; to < 3; to += 1) expect((await give(100, to)).code).toBe(200);
  });

  it('needs the right to decide, which neither giving nor seeing brings', async () => {
    const id = await ask();
    const other = await account(giving, 'other');
    const reader = await account(withParents(71), 'reader');
    for (const by of [other, reader])
      expect(await decide(by, id)).toMatchObject({ code: 403, message: '权限不足' });
    expect(await other.get('/api/giftApproval/getList')).toMatchObject({ code: 403 });
    expect((await reader.get('/api/giftApproval/getList')).code).toBe(200);
    await expectGiven(0);
  });

  it('is not approved by who has lost the right meanwhile, nor for who has lost that of giving', async () => {
    const id = await ask();
    const second = await account(confirming, 'second');
    const drop = (roleId: number, menuId: number) =>
      backend.db.delete(roleMenus).where(and(eq(roleMenus.roleId, roleId), eq(roleMenus.menuId, menuId)));
    await drop(second.roleId, 72);
    expect(await decide(second, id)).toMatchObject({ message: '权限不足' });
    const third = await account(confirming, 'third');
    await drop(giver.roleId, 67);
    expect(await decide(third, id)).toMatchObject({
      code: 400,
      message: expect.stringContaining('只能拒绝'),
    });
    await backend.db.insert(roleMenus).values({ roleId: giver.roleId, menuId: 67 });
    await backend.db.update(accounts).set({ status: '2' }).where(eq(accounts.id, giver.id));
    expect((await decide(third, id)).code).toBe(400);
    await expectGiven(0);
    expect((await decide(third, id, '0', '账号已停用')).code).toBe(200);
  });

  it('is refused above the upper limit, at once, and when the limit was lowered meanwhile', async () => {
    expect(await give(201)).toMatchObject({ code: 400, message: '单次赠送不能超过200积分' });
    const id = await ask();
    const lowered = await createApp({ ...backend.deps, giftLimits: { one: 100, approved: 120, day: 500 } });
    const second = await account(confirming, 'second');
    const answer = await decide(callerOf(lowered, second.token), id);
    expect(answer).toMatchObject({ code: 400, message: '单次赠送不能超过120积分' });
    await expectGiven(0);
  });

  it('waits although it is split: gifts to one user on a day are added up', async () => {
    const answers: number[] = [];
    for (let at = 0; at < 6; at += 1) answers.push((await give(40, 0, `第${at}份`)).code);
    expect(answers).toEqual([200, 200, 202, 202, 202, 202]);
    expect(await balance()).toBe(80);
    expect((await give(40, 1)).code).toBe(200);
  });

  it('counts towards the day of who gave it from when it is asked for, and not again when it is approved', async () => {
    const id = await ask(200);
    expect((await give(200, 1)).code).toBe(202);
    expect(await give(101, 2)).toMatchObject({
      code: 400,
      message: expect.stringContaining('今天还可赠送100'),
    });
    expect((await decide(await account(confirming, 'second'), id)).code).toBe(200);
    expect((await give(100, 2)).code).toBe(200);
    expect(await give(1, 2)).toMatchObject({ message: expect.stringContaining('今天还可赠送0') });
  });

  it('is in the activity log: asked for, decided and given, with before and after', async () => {
    const id = await ask();
    const second = await account(confirming, 'second');
    await decide(second, id);
    const admin = await loginAs(app, 'admin');
    const entries = async (of: number) =>
      (
        await admin.get<{ data: { kind: string; target_kind: string; details: string; username: string }[] }>(
          '/api/audit/getList',
          { account: String(of), limit: '10' },
        )
      ).data.data.map(({ kind, target_kind, details, ...rest }) => ({
        ...{ what: `${kind} ${target_kind}`, details: JSON.parse(details) },
        ...rest,
      }));
    const recipient = recipients[0]?.id;
    expect(await entries(giver.id)).toMatchObject([
      { what: 'gift gift', result: 202, details: { user: recipient, before: '', after: '1', points: '150' } },
    ]);
    expect(await entries(second.id)).toMatchObject([
      {
        what: 'gift user',
        target_id: String(recipient),
        details: { gift: id, by: giver.id, before: 0, after: 150 },
      },
      { what: 'decision gift', target_id: String(id), details: { before: '1', after: '2', user: recipient } },
    ]);
  });
});

import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { userChecks, users } from '@server/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, loginAs } from './client';

type Row = Record<string, string | null>;
interface Page {
  data: Row[];
  count: number;
}
interface Detail {
  userInfo: Row;
  userDetailInfo: Record<string, string>;
  checkRecords: Row[];
}

let backend: TestBackend;
let admin: Caller;
let reviewer: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
  reviewer = await loginAs(backend.app, 'reviewer');
}, 60_000);
afterAll(() => backend.close());

const userList = async (query: Record<string, string>) =>
  (await admin.get<Page>('/api/ajax/user/getUserList', { types: '2', ...query })).data;
const detailOf = async (userId: string) => (await admin.get<Detail>('/api/user/userDetial', { userId })).data;
const review = (caller: Caller, form: Record<string, string>) =>
  caller.post('/api/user/updateUserStatus', form);

async function pendingUser(type: '1' | '2'): Promise<string> {
  const [user] = await backend.db
    .select()
    .from(users)
    .where(and(eq(users.type, type), eq(users.status, '2')))
    .limit(1);
  if (!user) throw new Error('The seed has no pending user left.');
  return String(user.id);
}

describe('the user list', () => {
  it('pages newest first, ten at a time, without gaps or repetitions', async () => {
    const pages = await Promise.all(['1', '2', '3', '4', '5', '6'].map((page) => userList({ page })));
    const rows = pages.flatMap((page) => page.data);
    expect(rows).toHaveLength(60);
    expect(new Set(rows.map((row) => row.user_id)).size).toBe(60);
    const times = rows.map((row) => row.registered_time ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });

  it('answers an empty page past the end, with the right count', async () => {
    expect(await userList({ page: '99' })).toEqual({ data: [], count: 60 });
  });

  it.each(['1', '2', '3', '4'])('filters by real-name status %s', async (status) => {
    const { data, count } = await userList({ status, limit: '100' });
    expect(count).toBe(data.length);
    expect(count).toBeGreaterThan(0);
    expect(data.every((row) => row.user_status === status)).toBe(true);
  });

  it('includes both ends of a date range', async () => {
    const [row] = (await userList({})).data;
    const day = row?.registered_time?.slice(0, 10) ?? '';
    const { data } = await userList({ registtime: `${day} - ${day}` });
    expect(data.map((each) => each.registered_time?.slice(0, 10))).toContain(day);
    expect(data.every((each) => each.registered_time?.startsWith(day))).toBe(true);
  });

  it('filters by certification time separately from registration time', async () => {
    const [row] = (await userList({ status: '3' })).data;
    const day = row?.check_time?.slice(0, 10) ?? '';
    const { data } = await userList({ realtime: `${day} - ${day}` });
    expect(data.length).toBeGreaterThan(0);
    expect(data.every((each) => each.check_time?.startsWith(day))).toBe(true);
  });

  it('finds by the beginning of a phone and by any part of a name', async () => {
    const [row] = (await userList({})).data;
    const byPhone = await userList({ keyword: row?.mobile?.slice(0, 9) ?? '' });
    expect(byPhone.data.map((each) => each.user_id)).toContain(row?.user_id);
    const byName = await userList({ keyword: row?.companyName?.slice(2, 6) ?? '', limit: '100' });
    expect(byName.data.map((each) => each.user_id)).toContain(row?.user_id);
  });

  it('finds by any part of a name in letters and digits too', async () => {
    const [row] = (await userList({ types: '1' })).data;
    const id = Number(row?.user_id);
    await backend.db.update(users).set({ name: '王Li-2号' }).where(eq(users.id, id));
    for (const keyword of ['王Li-2号', 'Li-2', 'i', '2号', '-2']) {
      const { data, count } = await userList({ types: '1', keyword, limit: '100' });
      expect([keyword, count]).toEqual([keyword, data.length]);
      expect(data.map((each) => each.user_id)).toContain(row?.user_id);
    }
    const { data, count } = await userList({ types: '1', keyword: '2', limit: '100' });
    expect([count, data.map((each) => each.user_id)]).toEqual([1, [row?.user_id]]);
  });

  it.each(['%', '_', '\\', "'; drop table users; --"])(
    'treats %s in a keyword literally',
    async (keyword) => {
      expect(await userList({ keyword })).toEqual({ data: [], count: 0 });
    },
  );
});

describe('a review', () => {
  it("on approval sets status, time, a record, and an enterprise's keys", async () => {
    const userId = await pendingUser('2');
    expect(await review(reviewer, { userId, status: '1' })).toMatchObject({ code: 200 });
    const { userInfo, checkRecords } = await detailOf(userId);
    expect(userInfo).toMatchObject({ user_status: '3', app_id: expect.stringMatching(/^APP/) });
    expect(userInfo.security_key).toMatch(/^\w{32}$/);
    expect(checkRecords[0]).toMatchObject({ verifier: '审核员', status: '1' });
  });

  it('on rejection stores the reason in the record', async () => {
    const userId = await pendingUser('1');
    expect((await review(reviewer, { userId, status: '0', account: '照片不清晰', type: '1' })).code).toBe(
      200,
    );
    const { userInfo, checkRecords } = await detailOf(userId);
    expect(userInfo.user_status).toBe('4');
    expect(checkRecords[0]).toMatchObject({ reason: '照片不清晰', status: '0' });
  });

  it('gives a rejected enterprise no keys', async () => {
    const userId = await pendingUser('2');
    await review(reviewer, { userId, status: '0', account: '执照过期' });
    const [user] = await backend.db
      .select()
      .from(users)
      .where(eq(users.id, Number(userId)));
    expect(user).toMatchObject({ status: '4', appId: null, securityKey: null });
  });

  it('refuses a rejection without a reason and changes nothing', async () => {
    const userId = await pendingUser('2');
    for (const account of ['', '   ']) {
      expect((await review(reviewer, { userId, status: '0', account })).message).toBe('请填写拒绝原因');
    }
    expect((await review(reviewer, { userId, status: '0', account: '因'.repeat(201) })).message).toBe(
      '拒绝原因不能超过200个字符',
    );
    expect((await detailOf(userId)).userInfo.user_status).toBe('2');
  });

  it('with the wrong user type changes nothing', async () => {
    const userId = await pendingUser('2');
    expect((await review(reviewer, { userId, status: '1', type: '1' })).message).toBe('用户类型不符');
    expect((await detailOf(userId)).userInfo.user_status).toBe('2');
  });

  it('is decided once by twenty at the same moment, and the others learn who decided, when and how', async () => {
    const userId = await pendingUser('2');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        review(n % 2 ? admin : reviewer, { userId, status: n % 3 ? '1' : '0', account: '照片不清晰' }),
      ),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    const [record, ...others] = await backend.db
      .select()
      .from(userChecks)
      .where(eq(userChecks.userId, Number(userId)))
      .orderBy(userChecks.id);
    const latest = others.at(-1) ?? record;
    for (const loser of answers.filter((answer) => answer.code !== 200)) {
      expect(loser).toMatchObject({
        code: 409,
        message: '该记录已审核，请刷新',
        data: { verifier: latest?.verifier, verify_time: latest?.verifyTime, status: latest?.status },
      });
    }
  });

  it('of a missing user, or of one who has submitted nothing, is refused', async () => {
    const [user] = await backend.db.select().from(users).where(eq(users.status, '1')).limit(1);
    expect((await review(admin, { userId: String(user?.id), status: '1' })).message).toBe(
      '该用户尚未提交认证',
    );
    expect(await review(admin, { userId: '999999', status: '1' })).toMatchObject({
      code: 404,
      message: '用户不存在',
    });
  });
});

describe('a user detail', () => {
  it('shows keys of approved enterprises only', async () => {
    for (const [type, status] of [
      ['2', '2'],
      ['1', '3'],
    ] as const) {
      const [user] = await backend.db
        .select()
        .from(users)
        .where(and(eq(users.type, type), eq(users.status, status)))
        .limit(1);
      expect((await detailOf(String(user?.id))).userInfo).toMatchObject({ app_id: '', security_key: '' });
    }
  });

  it("has pictures that load in an img, can't run, and have unguessable urls", async () => {
    const { userDetailInfo } = await detailOf(await pendingUser('2'));
    const url = userDetailInfo.author_front ?? '';
    const { fetch } = admin;
    const response = await fetch(url, { headers: { Authorization: '' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      'content-disposition': expect.stringContaining(
        `filename*=UTF-8''${encodeURIComponent('身份证正面样例.png')}`,
      ),
    });
    expect(new Uint8Array(await response.arrayBuffer()).subarray(1, 4)).toEqual(
      new TextEncoder().encode('PNG'),
    );
    for (const forged of [
      url.replace('front', 'back'),
      url.replace(/sig=.*/, 'sig=x'),
      url.replace(/expires=\d/, 'expires=9'),
      '/api/files/seed/idcard-front.png',
    ]) {
      expect((await fetch(forged)).status, forged).toBe(410);
    }
  });

  it('serves one range of a file', async () => {
    const { userDetailInfo } = await detailOf(await pendingUser('2'));
    const response = await admin.fetch(userDetailInfo.author_front ?? '', {
      headers: { Range: 'bytes=1-3' },
    });
    expect([response.status, await response.text()]).toEqual([206, 'PNG']);
  });
});

describe('giving points', () => {
  const gift = { type: '2', pointsType: '1', points: '30', explain: '年度合同赠送' };
  const give = (form: Record<string, string>) => admin.post('/api/user/updatePoints', { ...gift, ...form });

  it('credits the right balance, and is shown in the records and the details', async () => {
    const [user] = await backend.db.select().from(users).where(eq(users.type, '2')).limit(1);
    const mobile = user?.mobile ?? '';
    expect(await give({ mobile })).toMatchObject({ code: 200, message: '赠送成功' });
    const [after] = await backend.db
      .select()
      .from(users)
      .where(eq(users.id, user?.id ?? 0));
    expect(after).toMatchObject({
      points: (user?.points ?? 0) + 30,
      translateGive: (user?.translateGive ?? 0) + 30,
    });
    const { data } = await admin.get<Page>('/api/ajax/user/getPoints', { keyword: mobile });
    expect(data.data[0]).toMatchObject({ mobile, type: '1', userStatus: '2', points: 30, admin: '管理员' });
    const details = await admin.get<Page>('/api/ajax/user/userBalanceDetails', { userId: String(user?.id) });
    expect(details.data.data[0]).toMatchObject({ type: '5', order_type: '1', balance: 30 });
  });

  it.each([
    [{ mobile: '' }, '手机号不能为空'],
    [{ mobile: '12345' }, '请输入正确格式的手机号'],
    [{ mobile: '13999999999' }, '该手机号对应的用户不存在'],
    [{ mobile: '13000112648', type: '' }, '请选择用户类型'],
    [{ mobile: '13000112648', pointsType: '' }, '请选择赠送类型'],
    [{ mobile: '13000112648', points: '' }, '请输入赠送积分的个数'],
    [{ mobile: '13000112648', points: 'abc' }, '数额必须为数字'],
    [{ mobile: '13000112648', points: '0' }, '请输入正整数数额'],
    [{ mobile: '13000112648', points: '-5' }, '请输入正整数数额'],
    [{ mobile: '13000112648', points: '1.5' }, '请输入正整数数额'],
    [{ mobile: '13000112648', points: '1e3' }, '请输入正整数数额'],
    [{ mobile: '13000112648', explain: '' }, '请输入赠送原因'],
  ])('refuses %o with %s', async (form, message) => {
    expect(await give(form as Record<string, string>)).toMatchObject({ message, data: null });
  });
});

describe('the balance lists', () => {
  it('filter by user type and by order type', async () => {
    const balances = await admin.get<Page>('/api/ajax/user/getBalanceList', { status: '1', limit: '100' });
    expect(balances.data.count).toBe(60);
    expect(balances.data.data.every((row) => row.type === '1')).toBe(true);
    const details = await admin.get<Page>('/api/ajax/user/userBalanceDetails', { userId: '1', status: '2' });
    expect(details.data.count).toBeGreaterThan(0);
    expect(details.data.data.every((row) => row.order_type === '2')).toBe(true);
  });
});

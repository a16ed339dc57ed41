import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { pruneAudit } from '@server/audit/retention';
import { type AuditEntry, auditTrail } from '@server/audit/trail';
import { headOf, verifyChain } from '@server/audit/verify';
import { accessRecords, invoices, notarizations, users } from '@server/db/schema';
import { accessFor, accessOf, type CallName } from '@server/routes/access';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Caller, callerOf, loginAs, tryLogin } from '../backend/client';

let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
}, 60_000);
afterAll(() => backend.close());

type Entry = typeof accessRecords.$inferSelect;

/** The entries that an action adds. */
async function entriesOf(action: () => Promise<unknown>): Promise<readonly Entry[]> {
  const before = (await headOf(backend.db))?.seq ?? 0;
  await action();
  return backend.db
    .select()
    .from(accessRecords)
    .where(gt(accessRecords.seq, before))
    .orderBy(asc(accessRecords.seq));
}

const detailsOf = (entry: Entry | undefined) => JSON.parse(entry?.details ?? '{}');

const withStatus = async (type: '1' | '2', status: string, { db } = backend) => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.type, type), eq(users.status, status)))
    .limit(1);
  if (!user) throw new Error('The seed has no such user.');
  return user;
};

describe('the activity log', () => {
  it('says who looked at whom, from where, with what and when', async () => {
    const { id } = await withStatus('1', '3');
    const request = new Request(`http://console.test/api/user/userDetial?userId=${id}`, {
      headers: { Authorization: `Bearer ${admin.token}`, 'User-Agent': 'Mozilla/5.0 (X11)' },
    });
    const [entry, ...more] = await entriesOf(async () =>
      backend.app.fetch(request, { address: '203.0.113.7' }),
    );
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      accountId: 1,
      username: 'admin',
      name: '管理员',
      address: '203.0.113.7',
      agent: 'Mozilla/5.0 (X11)',
      call: 'GET /api/user/userDetial',
      kind: 'detail',
      targetKind: 'user',
      targetId: String(id),
      result: 200,
    });
    expect(entry?.requestId).toBe(backend.answered.at(-1)?.requestId);
  });

  it('takes one more entry without reading those before, in a session that began with few', async () => {
    const entry: AuditEntry = {
      at: '2026-11-25 10:00:00',
      address: '203.0.113.7',
      agent: '',
      requestId: 'r',
      call: 'GET /x',
      kind: 'call',
      result: 200,
      details: {},
    };
    const [before, after] = await backend.db.transaction(async (tx) => {
      const scans = () =>
        tx
          .select({ count: sql`seq_scan` })
          .from(sql`pg_stat_xact_user_tables`)
          .where(sql`relname = 'access_records'`);
      const before = await scans();
      await backend.deps.audit.appendIn(tx, [entry, entry, entry]);
      return [before, await scans()];
    });
    expect(after).toEqual(before);
  });

  it('has the photos that were opened, the same ones that the detail names', async () => {
    const { id } = await withStatus('2', '3');
    const detail = await admin.get<{ userDetailInfo: { license: string } }>('/api/user/userDetial', {
      userId: String(id),
    });
    const [entry] = await entriesOf(async () => admin.fetch(detail.data.userDetailInfo.license));
    expect(entry).toMatchObject({
      kind: 'photo',
      username: 'admin',
      targetKind: 'file',
      targetId: `seed/users/${id}/license.png`,
      result: 200,
    });
  });

  it('has an export when it is asked for and, once it has ended, its rows', async () => {
    const { count } = (
      await admin.get<{ count: number }>('/api/ajax/user/getUserList', { page: '1', types: '2' })
    ).data;
    const entries = await entriesOf(async () => (await admin.fetch('/api/export/userExport?type=2')).text());
    expect(entries.map(({ kind, result }) => [kind, result])).toEqual([
      ['export', 200],
      ['export', 200],
    ]);
    expect(entries.map(detailsOf)).toEqual([{ type: '2' }, { type: '2', rows: count, isWhole: true }]);
  });

  it('has the export that a client leaves before its end', async () => {
    const left = async () => {
      const reader = (await admin.fetch('/api/export/userBalanceExport')).body?.getReader();
      await reader?.read();
      await reader?.cancel();
    };
    const entries = await entriesOf(left);
    expect(entries[0]).toMatchObject({ kind: 'export', result: 200 });
    await expect.poll(async () => (await headOf(backend.db))?.seq).toBe((entries[0]?.seq ?? 0) + 1);
  });

  it('has every page of a list that shows ID numbers', async () => {
    const [entry] = await entriesOf(() => admin.get('/api/ajax/user/getUserList', { page: '2', types: '1' }));
    expect(entry).toMatchObject({ kind: 'list', details: '{"page":"2","types":"1"}' });
  });

  it('has failed logins with the name tried, lock-outs, logins and logouts, and never a password', async () => {
    const entries = await entriesOf(async () => {
      for (let at = 0; at < 6; at += 1) await tryLogin(backend.app, 'guessed@example.com', 'secret-word-1');
      await callerOf(backend.app, (await loginAs(backend.app, 'finance')).token).get('/api/user/logout');
    });
    expect(entries.map(({ kind, username, result }) => `${kind} ${username} ${result}`)).toEqual([
      ...Array.from({ length: 5 }, () => 'login guessed@example.com 400'),
      'lockout guessed@example.com 429',
      'login finance 200',
      'logout finance 200',
    ]);
    expect(entries.at(-2)).toMatchObject({ accountId: 3, name: '财务员' });
    expect(JSON.stringify(entries)).not.toContain('secret-word-1');
  });

  it('has what was refused to whom', async () => {
    const finance = await loginAs(backend.app, 'finance');
    const [entry] = await entriesOf(() => finance.get('/api/ajax/role/getRoleList', { page: '1' }));
    expect(entry).toMatchObject({
      kind: 'refusal',
      username: 'finance',
      result: 403,
      call: 'GET /api/ajax/role/getRoleList',
    });
  });

  it('is not filled by calls without a session', async () => {
    const nobody = callerOf(backend.app, 'no-such-token');
    expect(
      await entriesOf(async () => {
        for (const name of Object.keys(accessOf)) {
          const [method, path = ''] = name.split(' ');
          if (!path.startsWith('/api/login/')) await nobody.fetch(path, { method });
        }
      }),
    ).toEqual([]);
  });

  it('has downloads, one entry for each file, and the fetching of it', async () => {
    const { data } = await admin.get<{ data: { baoquan_no: string }[] }>('/api/ajax/webfor/getWebList', {
      page: '1',
      status: 'SUCCESS',
    });
    const numbers = data.data.slice(0, 3).map(({ baoquan_no }) => baoquan_no);
    const entries = await entriesOf(async () => {
      const batch = { baoquanStr: numbers.join(','), type: '2' };
      const { data: urls } = await admin.get<string[]>('/api/down/downloadBatch', batch);
      await callerOf(backend.app).fetch(urls[0] ?? '');
    });
    expect(entries.map(({ kind, targetId, username }) => [kind, targetId, username])).toEqual(
      [...numbers, numbers[0]].map((number) => ['download', number, 'admin']),
    );
  });

  it('has decisions, gifts and changes of rights, with what was before and after', async () => {
    const person = await withStatus('1', '2');
    const [application] = await backend.db
      .select()
      .from(notarizations)
      .where(and(eq(notarizations.notarialStatus, '1'), eq(notarizations.payStatus, '2')))
      .limit(1);
    const [invoice] = await backend.db.select().from(invoices).where(eq(invoices.status, '1')).limit(1);
    const entries = await entriesOf(async () => {
      await admin.post('/api/user/updateUserStatus', { userId: String(person.id), status: '1', type: '1' });
      await admin.post('/api/ajax/data/check', {
        orderId: String(application?.id),
        isCheck: '1',
        checkRemark: '通过',
      });
      await admin.post('/api/invoice/invoiceCheckOne', { id: String(invoice?.id), status: '1' });
      await admin.post('/api/user/updatePoints', {
        mobile: person.mobile,
        type: '1',
        pointsType: '4',
        points: '7',
        explain: '测试',
      });
      await admin.post('/api/ajax/role/addRole', { roleName: '只看', roleDesc: '测试', menuId: '4' });
    });
    expect(entries.map(({ kind, targetKind, targetId }) => [kind, targetKind, targetId])).toEqual([
      ['decision', 'user', String(person.id)],
      ['decision', 'application', String(application?.id)],
      ['decision', 'invoice', String(invoice?.id)],
      ['gift', 'user', String(person.id)],
      ['change', 'role', expect.any(String)],
    ]);
    expect(detailsOf(entries[0])).toMatchObject({ status: '1', before: '2', after: '3' });
    expect(detailsOf(entries[3])).toMatchObject({
      points: '7',
      before: person.points,
      after: person.points + 7,
    });
    expect(detailsOf(entries[4]).after.modules).toEqual(['1 用户管理', '4 余额查询']);
    const roleId = entries[4]?.targetId ?? '';
    const [changed] = await entriesOf(() =>
      admin.post('/api/ajax/role/addRole', { roleName: '只看', roleDesc: '测试', menuId: '5', roleId }),
    );
    expect(detailsOf(changed).before.modules).toEqual(['1 用户管理', '4 余额查询']);
    expect(detailsOf(changed).after.modules).toEqual(['1 用户管理', '5 积分赠送']);
  });
});

describe('an activity log with a look, a photo, an export and a gift', () => {
  // On a backend of its own, as its entries are counted.
  let own: TestBackend;
  let reader: Caller;
  let id: string;
  let photo: string;

  beforeAll(async () => {
    own = await createTestBackend();
    reader = await loginAs(own.app, 'admin');
    const { mobile, ...user } = await withStatus('1', '3', own);
    id = String(user.id);
    await reader.get('/api/user/userDetial', { userId: id });
    const company = await withStatus('2', '3', own);
    const { data } = await reader.get<{ userDetailInfo: { license: string } }>('/api/user/userDetial', {
      userId: String(company.id),
    });
    await reader.fetch(data.userDetailInfo.license);
    photo = `seed/users/${company.id}/license.png`;
    await (await reader.fetch('/api/export/userExport?type=2')).text();
    const gift = { mobile, type: '1', pointsType: '4', points: '7', explain: '测试' };
    await reader.post('/api/user/updatePoints', gift);
  }, 60_000);
  afterAll(() => own.close());

  it.each([
    ['', true],
    ['kind=export', true],
    ['account=admin&kind=detail', true],
    ['account=1&target=<photo>', true],
    ['account=nobody', false],
    ['datetime=2020-01-01 - 2020-12-31', false],
  ])('is exported as the list shows it: %s', async (named, isAny) => {
    const filters = named.replace('<photo>', photo);
    const last = (await headOf(own.db))?.seq ?? 0;
    const { data } = await reader.get<{ data: { seq: string }[] }>('/api/audit/getList', {
      ...Object.fromEntries(new URLSearchParams(filters)),
      ...{ page: '1', limit: '100' },
    });
    const shown = data.data.map(({ seq }) => seq);
    expect(shown.length > 0).toBe(isAny);
    const text = await (await reader.fetch(`/api/audit/export?${new URLSearchParams(filters)}`)).text();
    const numbers = text
      .split('\n')
      .slice(1)
      .map((line) => /^\W*(\d+)/.exec(line)?.[1] ?? '');
    // Without the entries of these two calls.
    expect(numbers.filter((seq) => seq !== '' && Number(seq) <= last)).toEqual(shown);
  });

  it('can be read by whoever has its entry: by account, kind, time and what it was done to', async () => {
    const read = async (query: Record<string, string>) =>
      (
        await reader.get<{ data: Record<string, string>[]; count: number }>('/api/audit/getList', {
          page: '1',
          ...query,
        })
      ).data;
    const found = await read({ account: 'admin', kind: 'detail', target: id });
    expect(found.count).toBe(1);
    expect(found.data[0]).toMatchObject({ username: 'admin', kind: 'detail', target_id: id });
    expect((await read({ account: '1', kind: 'gift' })).count).toBe(1);
    expect((await read({ kind: 'gift', datetime: '2020-01-01 - 2020-12-31' })).count).toBe(0);
    expect((await read({ account: 'nobody' })).count).toBe(0);
  });
});

/** The accounts that their list marks as locked. */
async function lockedNow(): Promise<readonly string[]> {
  const found: string[] = [];
  for (let page = 1, read = 0, count = 1; read < count; page += 1) {
    const { data } = await admin.get<{ data: Record<string, string>[]; count: number }>(
      '/api/ajax/power/adminList',
      { page: String(page), limit: '100' },
    );
    ({ count } = data);
    read += data.data.length;
    found.push(...data.data.flatMap(({ is_locked, username = '' }) => (is_locked === '1' ? [username] : [])));
  }
  return found;
}

it('an account that was locked out can be unlocked by whoever has that right', async () => {
  for (let at = 0; at < 5; at += 1) await tryLogin(backend.app, 'notary', 'wrong-word-1');
  expect((await tryLogin(backend.app, 'notary', 'notary123')).code).toBe(429);
  expect(await lockedNow()).toEqual(['notary']);
  const [change] = await entriesOf(() => admin.post('/api/ajax/power/unlock', { id: '4' }));
  expect(change).toMatchObject({ kind: 'change', targetKind: 'account', targetId: '4' });
  expect(await lockedNow()).toEqual([]);
  expect((await tryLogin(backend.app, 'notary', 'notary123')).code).toBe(200);
});

it('the log names who did what to whom by ids alone', async () => {
  const { id, mobile } = await withStatus('1', '3');
  await admin.get('/api/user/userDetial', { userId: String(id) });
  expect(backend.answered.at(-1)).toMatchObject({ account: 1, access: 'detail', target: `user:${id}` });
  await admin.get('/api/user/userDetial', { userId: mobile });
  await admin.get('/api/ajax/user/getBalanceList', { page: '1', keyword: mobile });
  expect(JSON.stringify(backend.answered)).not.toContain(mobile);
});

describe('without an entry there is', () => {
  /** Runs an action while the record can't be written. */
  async function unwritable(action: () => Promise<unknown>) {
    await backend.db.execute(sql`alter table access_records rename to hidden_records`);
    await action().finally(() =>
      backend.db.execute(sql`alter table hidden_records rename to access_records`),
    );
  }

  it('no decision', async () => {
    const user = await withStatus('2', '2');
    const form = { userId: String(user.id), status: '1' };
    await unwritable(async () => {
      expect((await admin.post('/api/user/updateUserStatus', form)).code).toBe(500);
    });
    const [now] = await backend.db.select().from(users).where(eq(users.id, user.id));
    expect(now?.status).toBe('2');
  });

  it('no answer that shows a person', async () => {
    const { id } = await withStatus('1', '3');
    await unwritable(async () => {
      const answer = await admin.get('/api/user/userDetial', { userId: String(id) });
      expect(answer).toMatchObject({ code: 500, data: null });
    });
  });
});

describe('every call', () => {
  const names = Object.keys(accessOf) as CallName[];

  it.each(names)('%s says what it leaves in the activity log, or why nothing', (name) => {
    const { records } = accessFor(name);
    if ('nothing' in records) expect(records.nothing).toMatch(/^[A-Z].{15,}\.$/);
    // A call that changes something never leaves nothing, nor only its searches.
    const isChange = /add|update|save|disable|enable|check|publish|upload|delete/i.test(
      name.split('/').at(-1) ?? '',
    );
    if (isChange && name.startsWith('POST') && !name.endsWith('getSaveRole'))
      expect(records).toHaveProperty('kind');
  });
});

describe('the chain', () => {
  const entry: AuditEntry = {
    at: '2026-01-01 00:00:00',
    address: '203.0.113.1',
    agent: '',
    requestId: '',
    call: 'GET /api/x',
    kind: 'detail',
    result: 200,
    details: {},
  };

  it('holds after many appended at once, some in transactions, some rolled back', async () => {
    const trail = auditTrail(backend.db);
    const before = (await headOf(backend.db))?.seq ?? 0;
    const within = (fails: boolean) =>
      backend.db
        .transaction(async (tx) => {
          await trail.appendIn(tx, [entry]);
          if (fails) throw new Error('Rolled back.');
        })
        .catch(() => {});
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        at % 4 < 2 ? trail.append([entry, entry]) : within(at % 4 === 2),
      ),
    );
    const verdict = await verifyChain(backend.db);
    expect(verdict.broken).toBeUndefined();
    expect(verdict.head.seq).toBe(before + 20 * 2 + 10);
  });

  it('digests every character alike in the database and in the verification', async () => {
    const odd = '“引号”\\ \' " \n\r\t , : 🀄 é ﷽';
    await auditTrail(backend.db).append([
      {
        ...entry,
        username: odd,
        agent: odd,
        targetId: odd,
        details: { [odd]: odd, nul: '\0', half: '\ud800' },
      },
    ]);
    expect((await verifyChain(backend.db)).broken).toBeUndefined();
  });

  it.each([
    ['changed', sql`update access_records set username = 'other' where seq = 1`],
    ['removed', sql`delete from access_records where seq = 1`],
    ['emptied', sql`truncate access_records`],
    ['without its anchors', sql`truncate access_anchors`],
  ])('can not be %s', async (_, statement) => {
    await expect(backend.db.execute(statement)).rejects.toThrow();
    const asReplica = backend.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = 'replica'`);
      await tx.execute(statement);
    });
    await expect(asReplica).rejects.toThrow();
  });

  it('can not be given a number or a hash by whoever inserts', async () => {
    const head = await headOf(backend.db);
    await backend.db.insert(accessRecords).values({
      seq: 7,
      previous: '0',
      hash: 'f'.repeat(64),
      at: entry.at,
      address: '',
      agent: '',
      requestId: '',
      call: '',
      kind: 'detail',
      result: 200,
      details: '{}',
    });
    expect((await headOf(backend.db))?.seq).toBe((head?.seq ?? 0) + 1);
    expect((await verifyChain(backend.db)).broken).toBeUndefined();
  });

  describe('shows, to whoever got past the triggers, that an entry was', () => {
    // Entries to tamper with, whatever other tests leave.
    beforeAll(() => auditTrail(backend.db).append(Array.from({ length: 6 }, () => entry)));

    /** Runs a statement as the database's owner, without triggers; and then verifies. */
    async function tampered(...statements: ReturnType<typeof sql>[]) {
      const undone = new Error('Undone.');
      let verdict: Awaited<ReturnType<typeof verifyChain>> | undefined;
      const noted = await headOf(backend.db);
      await backend.db
        .transaction(async (tx) => {
          await tx.execute(sql`alter table access_records disable trigger user`);
          await tx.execute(sql`alter table access_anchors disable trigger user`);
          await tx.execute(sql`grant all on access_records, access_anchors to current_user`);
          for (const statement of statements) await tx.execute(statement);
          verdict = await verifyChain(tx, noted);
          throw undone;
        })
        .catch((reason: unknown) => {
          if (reason !== undone) throw reason;
        });
      return verdict?.broken;
    }

    it.each([
      'at',
      'account_id',
      'username',
      'name',
      'address',
      'agent',
      'request_id',
      'call',
      'kind',
      'target_kind',
      'target_id',
      'result',
      'details',
    ])('changed in its %s', async (column) => {
      const value = column === 'account_id' || column === 'result' ? sql`12345` : sql`'changed'`;
      const set = sql`update access_records set ${sql.identifier(column)} = ${value} where seq = 5`;
      expect(await tampered(set)).toEqual({ seq: 5, fault: 'changed' });
    });

    it('emptied of a value: nothing is not the same as an empty text', async () => {
      const set = sql`update access_records set target_id = '' where target_id is null and seq = 1`;
      const one = sql`update access_records set name = '' where seq = 1 and name is null`;
      const [{ targetId } = { targetId: null }] = await backend.db
        .select()
        .from(accessRecords)
        .where(eq(accessRecords.seq, 1));
      expect(await tampered(targetId === null ? set : one)).toEqual({ seq: 1, fault: 'changed' });
    });

    it('changed, and given a hash that fits it', async () => {
      expect(
        await tampered(
          sql`update access_records set username = 'other' where seq = 5`,
          sql`update access_records r set hash = access_record_digest(r) where seq = 5`,
        ),
      ).toEqual({ seq: 6, fault: 'unchained' });
    });

    it('removed', async () => {
      expect(await tampered(sql`delete from access_records where seq = 5`)).toEqual({
        seq: 5,
        fault: 'missing',
      });
    });

    it('removed from the start, with an anchor that hides it', async () => {
      expect(
        await tampered(
          sql`insert into access_anchors select seq, hash, '2026-01-01 00:00:00' from access_records where seq = 3`,
          sql`delete from access_records where seq <= 3`,
        ),
      ).toEqual({ seq: 4, fault: 'unanchored' });
    });

    it('moved', async () => {
      expect(
        await tampered(
          sql`update access_records set seq = -1 where seq = 5`,
          sql`update access_records set seq = 5 where seq = 6`,
          sql`update access_records set seq = 6 where seq = -1`,
        ),
      ).toEqual({ seq: 5, fault: 'changed' });
    });

    it('cut off the end, if the head was noted elsewhere', async () => {
      const head = await headOf(backend.db);
      expect(await tampered(sql`delete from access_records where seq = ${head?.seq}`)).toEqual({
        seq: head?.seq,
        fault: 'missing',
      });
    });
  });

  it('still holds once entries older than half a year were pruned, and only those are', async () => {
    // On a backend of its own, as entries are removed.
    const own = await createTestBackend();
    onTestFinished(() => own.close());
    const reader = await loginAs(own.app, 'admin');
    const { db } = own;
    const parts = { db, clock: own.deps.clock, audit: own.deps.audit };
    expect(await pruneAudit(parts, 184)).toBe(0);
    await expect(pruneAudit(parts, 183)).rejects.toThrow();
    await expect(db.execute(sql`delete from access_records where seq = 1`)).rejects.toThrow();
    // Only time makes entries old: these are made so by hand.
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table access_records disable trigger user`);
      await tx.execute(sql`grant all on access_records to current_user`);
      await tx.execute(sql`delete from access_records`);
      await tx.execute(sql`revoke update, delete, truncate on access_records from current_user`);
      for (const name of ['chain', 'keep', 'keep_all'])
        await tx.execute(sql.raw(`alter table access_records enable always trigger access_records_${name}`));
    });
    const { append } = auditTrail(db);
    await append(Array.from({ length: 10 }, () => ({ ...entry, at: '2025-01-01 00:00:00' })));
    await reader.get('/api/ajax/user/getUserList', { page: '1', types: '1' });
    const noted = await headOf(db);
    expect(await pruneAudit(parts, 184)).toBe(10);
    expect(await verifyChain(db, noted)).toMatchObject({
      entries: 2,
      head: { seq: 12 },
      anchor: { seq: 10 },
    });
    expect((await verifyChain(db, noted)).broken).toBeUndefined();
    expect(await pruneAudit(parts, 184)).toBe(0);
  });
});

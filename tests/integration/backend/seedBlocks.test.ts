import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { systemClock } from '@server/clock';
import { rowsOf } from '@server/db/open';
import { settings } from '@server/db/schema';
import { seedIfEmpty } from '@server/seed';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const rows = 60;
let backend: TestBackend;
let indexes: unknown[];
const parts: number[] = [];
const startedOver = vi.fn();
const indexesOf = () =>
  rowsOf(backend.db, sql`select indexdef from pg_indexes where schemaname = 'public' order by indexname`);
const count = async (from: string) =>
  (await rowsOf<{ n: number }>(backend.db, sql.raw(`select count(*)::int as n from ${from}`)))[0]?.n;

beforeAll(async () => {
  backend = await createTestBackend();
  indexes = await indexesOf();
  await backend.db.update(settings).set({ key: 'seeding' }).where(eq(settings.key, 'seeded'));
  const cutOff = (part: number) => {
    if (part > 0.5) throw new Error('cut off');
  };
  await expect(seedIfEmpty(backend.db, systemClock, { rows, drawn: 20, progress: cutOff })).rejects.toThrow();
  await seedIfEmpty(backend.db, systemClock, {
    rows,
    drawn: 20,
    progress: (part) => parts.push(part),
    startedOver,
  });
}, 120_000);
afterAll(() => backend.close());

it('restarts an interrupted seeding, says so, and reports progress', async () => {
  expect(startedOver).toHaveBeenCalledOnce();
  expect(await count('users')).toBe(2 * rows);
  expect(await count('evidences')).toBe(2 * rows);
  expect(await count('forensics')).toBe(3 * rows);
  expect(await count('accounts')).toBe(20);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
});

it.each([
  'points_records r left join users u on u.id = r.user_id and u.mobile = r.mobile where u.id is null',
  'gift_approvals r left join users u on u.id = r.user_id and u.mobile = r.mobile where u.id is null',
  "gift_approvals r left join points_records p on p.id = r.record_id and p.user_id = r.user_id and p.points = r.points where r.status = '2' and p.id is null",
  'charge_orders r left join users u on u.id = r.user_id and u.mobile = r.mobile where u.id is null',
  'forensics r left join users u on u.id = r.user_id and u.mobile = r.mobile where u.id is null',
  'evidences r left join users u on u.id = r.user_id and u.type = r.user_type where u.id is null',
  'invoices r left join users u on u.id = r.user_id and u.mobile = r.mobile where u.id is null',
  'user_checks r left join users u on u.id = r.user_id where u.id is null or r.verify_time < u.registered_time',
  "login_logs r left join users u on u.id::text = r.account_id and u.mobile = r.mobile where r.type = '2' and u.id is null",
  'notarizations r left join evidences e on e.id = r.data_id and e.baoquan_no = r.baoquan_no and e.user_id = r.user_id where e.id is null',
  'notarization_evidences r left join notarizations n on n.id = r.notarization_id where n.id is null',
  'invoice_orders r left join invoices i on i.id = r.invoice_id where i.id is null',
  'download_history r where not exists (select from evidences where baoquan_no = r.baoquan_no union select from forensics where number = r.baoquan_no)',
  "evidences where baoquan_no <> 'BQ' || to_char(save_time, 'YYYYMMDD') || lpad(id::text, 10, '0')",
  'users a join users b on a.mobile = b.mobile and a.id <> b.id',
])('no row refers to a missing one: %s', async (strays) => {
  expect(await count(strays)).toBe(0);
});

it('restores indexes, constraints and tallies', async () => {
  expect(await indexesOf()).toEqual(indexes);
  expect(
    await count("(select sum(n) from tallies where source = 'forensics' and field = '') t(n) where n = 180"),
  ).toBe(1);
  await backend.db.execute(
    sql`insert into login_logs (type, account_id, name, login_time, ip) values ('1', '1', '', now(), '')`,
  );
  expect(
    await count(
      "(select n from tallies where source = 'login_logs' and field = '' and first = '1') t where n = 61",
    ),
  ).toBe(1);
});

import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { rowsOf } from '@server/db/open';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

/** An event, the event it depends on, and a query for the pairs; either may be null. */
const followings: readonly [later: string, earlier: string, pairs: string][] = [
  // Users, and actions on them
  ['u.check_time', 'u.registered_time', 'users u'],
  ['u.login_time', 'u.registered_time', 'users u'],
  ['c.verify_time', 'u.registered_time', 'user_checks c join users u on u.id = c.user_id'],
  ['u.check_time', 'c.verify_time', 'users u join user_checks c on c.user_id = u.id'],
  [
    'l.login_time',
    'u.registered_time',
    "login_logs l join users u on l.type = '2' and l.account_id = u.id::text",
  ],
  ['p.time', 'u.registered_time', 'points_records p join users u on u.id = p.user_id'],
  ['g.time', 'u.registered_time', 'gift_approvals g join users u on u.id = g.user_id'],
  ['g.verify_time', 'g.time', 'gift_approvals g'],
  ['f.add_time', 'u.registered_time', 'feedback f join users u on u.mobile = f.mobile'],
  // Evidence, captures and their downloads
  ['e.save_time', 'u.registered_time', 'evidences e join users u on u.id = e.user_id'],
  ['e.end_at', 'e.start_at', 'evidences e'],
  ['e.save_time', 'e.end_at', 'evidences e'],
  ['f.begin_at', 'u.registered_time', 'forensics f join users u on u.id = f.user_id'],
  ['f.end_at', 'f.begin_at', 'forensics f'],
  ['d.operate_time', 'e.save_time', 'download_history d join evidences e on e.baoquan_no = d.baoquan_no'],
  ['d.operate_time', 'f.end_at', 'download_history d join forensics f on f.number = d.baoquan_no'],
  // Applications
  ['n.add_time', 'e.save_time', 'notarizations n join evidences e on e.id = n.data_id'],
  [
    'n.add_time',
    'e.save_time',
    'notarizations n join notarization_evidences c on c.notarization_id = n.id join evidences e on e.id = c.evidence_id',
  ],
  ['c.verify_time', 'n.add_time', 'notarization_checks c join notarizations n on n.id = c.notarization_id'],
  // Orders and invoices
  ['o.create_time', 'u.registered_time', 'charge_orders o join users u on u.id = o.user_id'],
  ['i.create_time', 'u.registered_time', 'invoices i join users u on u.id = i.user_id'],
  ['i.create_time', 'o.create_time', 'invoice_orders o join invoices i on i.id = o.invoice_id'],
  [
    'o.create_time',
    'u.registered_time',
    'invoice_orders o join invoices i on i.id = o.invoice_id join users u on u.id = i.user_id',
  ],
  ['i.check_first_time', 'i.create_time', 'invoices i'],
  ['i.check_review_time', 'i.check_first_time', 'invoices i'],
  ['i.deal_time::date', 'i.create_time::date', 'invoices i'],
  // Change records and versions
  [
    'r.operate_time',
    'added.operate_time',
    "operate_records r join operate_records added on (added.type, added.target_id) = (r.type, r.target_id) and added.action like '新增%'",
  ],
  [
    'newer.operate_time',
    'older.operate_time',
    'operate_records newer join operate_records older on newer.id = older.id + 1',
  ],
  [
    'newer.update_time',
    'older.update_time',
    'versions newer join versions older on newer.upper_version = older.current_version',
  ],
  ['v.update_time', 'v.create_time', 'versions v'],
];

describe('in the seeded database', () => {
  it.each(followings)('%s is not before %s: %s', async (later, earlier, pairs) => {
    const [found] = await rowsOf<Record<'pairs' | 'wrong', number>>(
      backend.db,
      sql.raw(`select count(${later} >= ${earlier})::int as pairs,
        count(*) filter (where ${later} < ${earlier})::int as wrong from ${pairs}`),
    );
    expect(found?.wrong).toBe(0);
    expect(found?.pairs).toBeGreaterThan(0);
  });

  it('everything happened before the day of seeding', async () => {
    const columns = await rowsOf<{ table: string; column: string }>(
      backend.db,
      sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and data_type = 'timestamp without time zone'`,
    );
    expect(columns.length).toBeGreaterThan(20);
    for (const { table, column } of columns) {
      const [late] = await rowsOf<{ n: number }>(
        backend.db,
        sql.raw(`select count(*)::int as n from ${table}
          where ${column} >= (select left(value, 10)::timestamp from settings where key = 'seeded')`),
      );
      expect(late?.n, `${table}.${column}`).toBe(0);
    }
  });

  it('a number that contains a day contains that of its record', async () => {
    const numbered = [
      ['evidences', 'baoquan_no', 'save_time'],
      ['forensics', 'number', 'begin_at'],
      ['notarizations', 'order_no', 'add_time'],
      ['charge_orders', 'order_no', 'create_time'],
      ['invoice_orders', 'order_no', 'create_time'],
    ];
    for (const [table, number, time] of numbered) {
      const wrong = sql.raw(`select ${number} from ${table}
        where substr(${number}, 3, 8) <> to_char(${time}, 'YYYYMMDD')`);
      expect(await rowsOf(backend.db, wrong), table).toEqual([]);
    }
  });

  it('only existing files were downloaded', async () => {
    const wrong = await rowsOf(
      backend.db,
      sql`select d.id from download_history d
        left join evidences e on e.baoquan_no = d.baoquan_no and e.file_status = '1'
        left join forensics f on f.number = d.baoquan_no and f.status like 'SUCCESS%'
        where e.id is null and f.id is null`,
    );
    expect(wrong).toEqual([]);
  });
});

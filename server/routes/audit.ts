import { and, desc, eq, gte, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { accessKinds } from '../audit/recording';
import { handlers } from '../calls/context';
import { BATCH, batches, csvDownload } from '../calls/csv';
import type { Deps } from '../calls/deps';
import { list } from '../calls/envelope';
import { validQuery } from '../calls/params';
import { countRows, sliceOf } from '../db/list';
import { accessRecords } from '../db/schema';
import { dateRange, paging, text, type ValuesOf } from '../http/fields';
import type { CallName, Handlers } from './access';

type Entry = typeof accessRecords.$inferSelect;

const filters = {
  /** A username as it was then, or an account's id. */
  account: text(100).optional(),
  kind: z.enum(accessKinds).optional(),
  /** The id or number of what it was done to, or what was searched for. */
  target: text(200).optional(),
  datetime: dateRange,
};

function matching(
  { digestNumber }: Deps,
  { account, kind, target, datetime }: ValuesOf<typeof filters>,
): SQL | undefined {
  const { accountId, username } = accessRecords;
  const isId = account !== undefined && /^\d{1,15}$/.test(account);
  return and(
    account ? or(eq(username, account), isId ? eq(accountId, Number(account)) : undefined) : undefined,
    kind && eq(accessRecords.kind, kind),
    target ? inArray(accessRecords.targetId, [target, digestNumber(target)]) : undefined,
    datetime && and(gte(accessRecords.at, datetime.from), lte(accessRecords.at, datetime.to)),
  );
}

const getList = handlers(validQuery({ ...paging, ...filters }), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('query');
  const where = matching(c.var.deps, query);
  const { skipped, limit } = sliceOf(query);
  const rows = await db
    .select()
    .from(accessRecords)
    .where(where)
    .orderBy(desc(accessRecords.seq))
    .limit(limit)
    .offset(skipped);
  return list(c, rows.map(entryRow), await countRows(db, accessRecords, where));
});

/** An entry on the wire, without the hash before it. */
const entryRow = ({ seq, accountId, requestId, targetKind, targetId, previous: _, ...row }: Entry) => ({
  ...row,
  seq: String(seq),
  account_id: accountId === null ? '' : String(accountId),
  request_id: requestId,
  target_kind: targetKind,
  target_id: targetId,
});

const exportEntries = handlers(validQuery(filters), async (c) => {
  const { db } = c.var.deps;
  const where = matching(c.var.deps, c.req.valid('query'));
  const rows = batches(
    (after: Entry | undefined) =>
      db
        .select()
        .from(accessRecords)
        .where(and(where, after && lt(accessRecords.seq, after.seq)))
        .orderBy(desc(accessRecords.seq))
        .limit(BATCH),
    (entry) => columns.map(([, of]) => of(entry)),
  );
  const header = columns.map(([name]) => name);
  return csvDownload(c, '操作日志', header, rows);
});

/** What an export has of an entry: all that its hash covers, and the hash. */
const columns: readonly (readonly [name: string, of: (row: Entry) => string | number | null])[] = [
  ['序号', ({ seq }) => seq],
  ['时间', ({ at }) => at],
  ['账号ID', ({ accountId }) => accountId],
  ['账号', ({ username }) => username],
  ['姓名', ({ name }) => name],
  ['操作', ({ kind }) => kind],
  ['对象类型', ({ targetKind }) => targetKind],
  ['对象', ({ targetId }) => targetId],
  ['结果', ({ result }) => result],
  ['详情', ({ details }) => details],
  ['接口', ({ call }) => call],
  ['IP', ({ address }) => address],
  ['客户端', ({ agent }) => agent],
  ['请求ID', ({ requestId }) => requestId],
  ['前一条哈希', ({ previous }) => previous],
  ['哈希', ({ hash }) => hash],
];

/** The activity log: nothing but reading it. */
export const auditArea = {
  'GET /api/audit/getList': getList,
  'GET /api/audit/export': exportEntries,
} satisfies Partial<Record<CallName, Handlers>>;

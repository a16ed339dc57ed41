import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, handlers } from '../calls/context';
import { list } from '../calls/envelope';
import { validQuery } from '../calls/params';
import { countRows, offsetOf } from '../db/list';
import { loginLogs, operateRecords } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { id, paging } from '../http/fields';
import { permissionDenied } from '../http/refusal';
import type { CallName, Handlers } from './access';

/** Logins: type 1 back-office, 2 users; only users' have a mobile. */
const getLoginLogs = handlers(validQuery({ ...paging, type: z.enum(['1', '2']) }), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('query');
  const selection = db.select().from(loginLogs).$dynamic();
  const facets = { type: query.type };
  const { rows, count } = await talliedPage(db, 'login_logs', selection, { ...query, facets });
  const wire = rows.map((row) => ({
    account_id: row.accountId,
    name: row.name,
    ...(query.type === '2' ? { mobile: row.mobile } : {}),
    login_time: row.loginTime,
    ip: row.ip,
  }));
  return list(c, wire, count);
});

/** The permission to read the change records of each type: the same as for the roles or accounts themselves. */
const readerOf = { '1': 'role/getRoleList', '2': 'power/adminList' } as const;

/** Change records: type 1 of a role, 2 of an account. */
const getChangeRecords = handlers(
  validQuery({ ...paging, roleOrAccountId: id, type: z.enum(['1', '2']) }),
  async (c) => {
    const account = accountOf(c);
    const { deps } = c.var;
    const query = c.req.valid('query');
    if (!account.permissions.has(readerOf[query.type])) throw permissionDenied();
    const where = and(
      eq(operateRecords.type, query.type),
      eq(operateRecords.targetId, query.roleOrAccountId),
    );
    const rows = await deps.db
      .select()
      .from(operateRecords)
      .where(where)
      .orderBy(desc(operateRecords.id))
      .limit(query.limit)
      .offset(offsetOf(query));
    const wire = rows.map((row) => ({
      operator: row.operator,
      operator_id: row.operatorId,
      operator_account: row.operatorAccount,
      operate_time: row.operateTime,
      action: row.action,
    }));
    return list(c, wire, await countRows(deps.db, operateRecords, where));
  },
);

/** Logins and change records. */
export const logs = {
  'GET /api/LoginLog/getList': getLoginLogs,
  'GET /api/OperateRecords/getList': getChangeRecords,
} satisfies Partial<Record<CallName, Handlers>>;

import type { CsvCell } from 'declared-console/values';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { handlers } from '../calls/context';
import { BATCH, batches, csvDownload } from '../calls/csv';
import { validQuery } from '../calls/params';
import { chargeOrders, users } from '../db/schema';
import { id } from '../http/fields';
import { businessTypeName, orderTypeName, userStatusName, userTypeName } from '../words';
import type { CallName, Handlers } from './access';
import { shownName } from './balances';

/** Left for the spreadsheet to read. */
const moment = (time: string | null): CsvCell => (time ? { plain: time } : undefined);

const userExport = handlers(validQuery({ type: z.enum(['1', '2']) }), async (c) => {
  const { db } = c.var.deps;
  const { type } = c.req.valid('query');
  const company = type === '2';
  const header = company
    ? ['企业名称', '手机号', '注册时间', '实名状态', '实名时间', '统一社会信用代码', '最后登录时间']
    : ['用户姓名', '手机号', '注册时间', '实名状态', '实名时间', '身份证号', '最后登录时间'];
  const rows = batches(
    (after: typeof users.$inferSelect | undefined) =>
      db
        .select()
        .from(users)
        .where(
          and(
            eq(users.type, type),
            after && sql`(${users.registeredTime}, ${users.id}) < (${after.registeredTime}, ${after.id})`,
          ),
        )
        .orderBy(desc(users.registeredTime), desc(users.id))
        .limit(BATCH),
    (user) => [
      company ? user.companyName : user.name,
      user.mobile,
      moment(user.registeredTime),
      userStatusName(user.status),
      moment(user.checkTime),
      company ? user.taxNumber : user.contactIdcard,
      moment(user.loginTime),
    ],
  );
  return csvDownload(c, company ? '企业认证' : '个人认证', header, rows);
});

const userBalanceExport = handlers(validQuery({}), async (c) => {
  const { db } = c.var.deps;
  const header = [
    '用户名称',
    '手机号',
    '用户类型',
    '合同金额赠送',
    '测试体验赠送',
    '充值返赠',
    '其他',
    '账户余额',
  ];
  const rows = batches(
    (after: { id: number } | undefined) =>
      db
        .select({ shownName, user: users, id: users.id })
        .from(users)
        .where(after && lt(users.id, after.id))
        .orderBy(desc(users.id))
        .limit(BATCH),
    ({ shownName: name, user }) => [
      name,
      user.mobile,
      userTypeName(user.type),
      user.translateGive,
      user.testGive,
      user.rechargeGive,
      user.otherGive,
      user.points,
    ],
  );
  return csvDownload(c, '余额查询', header, rows);
});

const userBalanceDetailExport = handlers(validQuery({ userId: id }), async (c) => {
  const { db } = c.var.deps;
  const { userId } = c.req.valid('query');
  const { createTime } = chargeOrders;
  const rows = batches(
    (after: typeof chargeOrders.$inferSelect | undefined) =>
      db
        .select()
        .from(chargeOrders)
        .where(
          and(
            eq(chargeOrders.userId, userId),
            after && sql`(${createTime}, ${chargeOrders.id}) < (${after.createTime}, ${after.id})`,
          ),
        )
        .orderBy(desc(createTime), desc(chargeOrders.id))
        .limit(BATCH),
    (order) => [
      order.orderNo,
      businessTypeName(order.businessType),
      orderTypeName(order.orderType),
      moment(order.createTime),
      order.balance,
    ],
  );
  return csvDownload(c, '余额明细', ['订单编号', '业务类型', '订单类型', '订单时间', '订单金额'], rows);
});

/** CSV exports. */
export const exportsArea = {
  'GET /api/export/userExport': userExport,
  'GET /api/export/userBalanceExport': userBalanceExport,
  'GET /api/export/userBalanceDetailExport': userBalanceDetailExport,
} satisfies Partial<Record<CallName, Handlers>>;

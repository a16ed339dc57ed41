import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, handlers } from '../calls/context';
import { list } from '../calls/envelope';
import { validQuery } from '../calls/params';
import { byKeyword } from '../db/keyword';
import { byCondition, byRange } from '../db/narrowing';
import { chargeOrders, notarizations } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { dateRange, keyword, paging } from '../http/fields';
import type { CallName, Handlers } from './access';

const fields = {
  ...paging,
  keyword,
  pay: z.enum(['1', '2', '3']).optional(),
  type: z.enum(['1', '2', '3', '4', '5', '6']).optional(),
  datetime: dateRange,
};

/** Notarization orders: applications, seen as payments; node 37 narrows them as it does the applications. */
const getOrderList = handlers(validQuery(fields), async (c) => {
  const account = accountOf(c);
  const { db } = c.var.deps;
  const query = c.req.valid('query');
  const selection = db.select().from(notarizations).$dynamic();
  const { rows, count } = await talliedPage(db, 'notarizations', selection, {
    ...query,
    facets: {
      accountId: account.ownApplicationsOnly ? String(account.id) : undefined,
      payStatus: query.pay,
    },
    narrowed: [
      byCondition(query.type && eq(notarizations.businessType, query.type)),
      byRange(notarizations.addTime, query.datetime),
      byKeyword(query.keyword, {
        numbers: [notarizations.mobile],
        serials: [notarizations.orderNo],
        names: [notarizations.companyName],
      }),
    ],
  });
  const wire = rows.map((row) => ({
    orderNo: row.orderNo,
    orderType: row.orderType,
    companyName: row.companyName,
    mobile: row.mobile,
    type: row.businessType,
    addTime: row.addTime,
    money: row.money,
    pay: row.payStatus,
    payType: row.payType,
  }));
  return list(c, wire, count);
});

/** Recharge and consumption orders. */
const getOrderChargeList = handlers(validQuery(fields), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('query');
  const selection = db.select().from(chargeOrders).$dynamic();
  const { rows, count } = await talliedPage(db, 'charge_orders', selection, {
    ...query,
    facets: { pay: query.pay, businessType: query.type },
    narrowed: [
      byRange(chargeOrders.createTime, query.datetime),
      byKeyword(query.keyword, {
        numbers: [chargeOrders.mobile],
        serials: [chargeOrders.orderNo],
        names: [chargeOrders.companyName],
      }),
    ],
  });
  const wire = rows.map((row) => ({
    order_no: row.orderNo,
    companyName: row.companyName,
    mobile: row.mobile,
    balance: row.balance,
    payType: row.payType,
    orderType: row.orderType,
    oType: row.orderType,
    type: row.businessType,
    pay: row.pay,
    create_time: row.createTime,
  }));
  return list(c, wire, count);
});

export const orders = {
  'GET /api/ajax/data/getOrderList': getOrderList,
  'GET /api/ajax/data/getOrderChargeList': getOrderChargeList,
} satisfies Partial<Record<CallName, Handlers>>;

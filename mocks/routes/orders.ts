import { and, eq } from 'drizzle-orm';
import { keywordMatch, newestPage, within } from '../db/list';
import { chargeOrders, notarizations } from '../db/schema';
import { countBy } from '../db/tallies';
import { handlers } from '../http/context';
import { list } from '../http/envelope';
import { dateRange, keyword, oneOf, paging } from '../http/fields';
import { validQuery } from '../http/params';
import type { CallName, Handlers } from './access';

const fields = {
  ...paging,
  keyword,
  pay: oneOf('1', '2', '3'),
  type: oneOf('1', '2', '3', '4', '5', '6'),
  datetime: dateRange,
};

/** Notarization orders: an application seen from its payment.  */
const getOrderList = handlers(validQuery(fields), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('query');
  const narrowed = and(
    query.type && eq(notarizations.businessType, query.type),
    within(notarizations.addTime, query.datetime),
    keywordMatch(query.keyword, {
      numbers: [notarizations.orderNo, notarizations.mobile],
      names: [notarizations.companyName],
    }),
  );
  const count = await countBy(db, 'notarizations', { payStatus: query.pay }, narrowed);
  const where = and(query.pay && eq(notarizations.payStatus, query.pay), narrowed);
  const newest = { time: notarizations.addTime, id: notarizations.id };
  const selection = db.select().from(notarizations).$dynamic();
  const rows = await newestPage(db, selection, newest, where, query, count);
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

/** Recharge and consumption orders.  */
const getOrderChargeList = handlers(validQuery(fields), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('query');
  const narrowed = and(
    within(chargeOrders.createTime, query.datetime),
    keywordMatch(query.keyword, {
      numbers: [chargeOrders.orderNo, chargeOrders.mobile],
      names: [chargeOrders.companyName],
    }),
  );
  const facets = { pay: query.pay, businessType: query.type };
  const count = await countBy(db, 'charge_orders', facets, narrowed);
  const where = and(
    query.pay && eq(chargeOrders.pay, query.pay),
    query.type && eq(chargeOrders.businessType, query.type),
    narrowed,
  );
  const newest = { time: chargeOrders.createTime, id: chargeOrders.id };
  const selection = db.select().from(chargeOrders).$dynamic();
  const rows = await newestPage(db, selection, newest, where, query, count);
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

/** Orders, by their payment. */
export const orders = {
  'GET /api/ajax/data/getOrderList': getOrderList,
  'GET /api/ajax/data/getOrderChargeList': getOrderChargeList,
} satisfies Partial<Record<CallName, Handlers>>;

import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { handlers } from '../calls/context';
import { list } from '../calls/envelope';
import { validQuery } from '../calls/params';
import { byKeyword } from '../db/keyword';
import { countRows, newestPage, sliceOf, within } from '../db/list';
import { chargeOrders, users } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { dateRange, id, keyword, paging } from '../http/fields';
import type { CallName, Handlers } from './access';

/** The name that lists show for a user: the company's, or the person's. */
export const shownName = sql<
  string | null
>`case when ${users.type} = '2' then ${users.companyName} else ${users.name} end`;

/** status is the user type: balances have no other state to filter by. */
const getBalanceList = handlers(
  validQuery({ ...paging, status: z.enum(['1', '2']).optional(), keyword }),
  async (c) => {
    const { db } = c.var.deps;
    const query = c.req.valid('query');
    const selection = db
      .select({
        id: users.id,
        name: shownName,
        mobile: users.mobile,
        type: users.type,
        translateGiveSum: users.translateGive,
        testGiveSum: users.testGive,
        rechargeGiveSum: users.rechargeGive,
        give: users.otherGive,
        points: users.points,
      })
      .from(users)
      .$dynamic();
    const { rows, count } = await talliedPage(db, 'users', selection, {
      ...query,
      facets: { type: query.status },
      narrowed: [
        byKeyword(query.keyword, { numbers: [users.mobile], names: [users.companyName, users.name] }),
      ],
      newest: { id: users.id },
    });
    const wire = rows.map(({ id: userId, ...row }) => ({ user_id: String(userId), ...row }));
    return list(c, wire, count);
  },
);

/** status is the order type: 1 recharge, 2 consumption. */
const userBalanceDetails = handlers(
  validQuery({
    ...paging,
    userId: id,
    status: z.enum(['1', '2']).optional(),
    registtime: dateRange,
  }),
  async (c) => {
    const { db } = c.var.deps;
    const query = c.req.valid('query');
    const where = and(
      eq(chargeOrders.userId, query.userId),
      query.status && eq(chargeOrders.orderType, query.status),
      within(chargeOrders.createTime, query.registtime),
    );
    const count = await countRows(db, chargeOrders, where);
    const newest = { time: chargeOrders.createTime, id: chargeOrders.id };
    const selection = db
      .select({
        order_no: chargeOrders.orderNo,
        type: chargeOrders.businessType,
        order_type: chargeOrders.orderType,
        create_time: chargeOrders.createTime,
        balance: chargeOrders.balance,
      })
      .from(chargeOrders)
      .$dynamic();
    const rows = await newestPage(db, selection, newest, where, sliceOf(query), count);
    return list(c, rows, count);
  },
);

/** Users' balances. */
export const balances = {
  'GET /api/ajax/user/getBalanceList': getBalanceList,
  'GET /api/ajax/user/userBalanceDetails': userBalanceDetails,
} satisfies Partial<Record<CallName, Handlers>>;

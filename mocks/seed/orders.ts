import { sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { textArray } from './functions';
import type { SeedPlan } from './index';
import { giftReasons } from './words';

/** Points given, and recharge and consumption orders; user 1 has enough of them to page through. */
export async function seedOrders(tx: Db, { rows, day }: SeedPlan): Promise<void> {
  await tx.execute(sql`
    insert into points_records (user_id, mobile, company, time, type, user_type, points, explain, admin)
    select u.id, u.mobile, case when u.type = '2' then u.company_name else u.name end, pg_temp.since(u.registered_time, ${day}::timestamp, g, 301, 300),
      (1 + pg_temp.roll(g, 302, 4))::text, u.type, 10 * (1 + pg_temp.roll(g, 303, 100)),
      pg_temp.pick(${textArray(giftReasons)}, g, 304), pg_temp.person(g, 305)
    from generate_series(1, ${rows}::int) g join users u on u.id = 1 + pg_temp.roll(g, 306, 2 * ${rows}::int)`);
  await tx.execute(sql`
    insert into charge_orders (order_no, user_id, company_name, mobile, user_type, balance, pay_type, order_type, business_type, pay, create_time)
    select 'CZ' || to_char(time, 'YYYYMMDD') || lpad(g::text, 10, '0'), u.id,
      case when u.type = '2' then u.company_name else u.name end, u.mobile, u.type, 10 * (1 + pg_temp.roll(g, 311, 500)),
      (1 + pg_temp.roll(g, 312, 3))::text, order_type,
      case when order_type = '1' then (5 + pg_temp.roll(g, 313, 2))::text else (1 + pg_temp.roll(g, 314, 4))::text end,
      (array['1','2','2','2','2','3'])[1 + pg_temp.roll(g, 315, 6)], time
    from (
      select g::bigint as g, (1 + pg_temp.roll(g, 317, 2))::text as order_type,
        case when g % 10 = 0 then 1 else 1 + pg_temp.roll(g, 318, 2 * ${rows}::int) end as user_id
      from generate_series(1, ${rows}::int) g
    ) o join users u on u.id = o.user_id
      cross join lateral (select pg_temp.since(u.registered_time, ${day}::timestamp, g, 316, 365) as time) t`);
}

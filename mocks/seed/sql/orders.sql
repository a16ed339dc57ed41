-- Points given, and recharge and consumption orders; user 1 has enough of them to page through.
insert into points_records (user_id, mobile, company, time, type, user_type, points, explain, admin)
select u.id, u.mobile, case when u.type = '2' then u.company_name else u.name end, pg_temp.since(u.registered_time, pg_temp.seed_day()::timestamp, g, 301, 300),
  (1 + pg_temp.roll(g, 302, 4))::text, u.type, 10 * (1 + pg_temp.roll(g, 303, 100)),
  pg_temp.pick(pg_temp.gift_reasons(), g, 304), pg_temp.person(g, 305)
from generate_series(1, pg_temp.seed_rows()) g join users u on u.id = 1 + pg_temp.roll(g, 306, 2 * pg_temp.seed_rows());
--> statement-breakpoint
insert into charge_orders (order_no, user_id, company_name, mobile, user_type, balance, pay_type, order_type, business_type, pay, create_time)
select 'CZ' || to_char(time, 'YYYYMMDD') || lpad(g::text, 10, '0'), u.id,
  case when u.type = '2' then u.company_name else u.name end, u.mobile, u.type, 10 * (1 + pg_temp.roll(g, 311, 500)),
  (1 + pg_temp.roll(g, 312, 3))::text, order_type,
  case when order_type = '1' then (5 + pg_temp.roll(g, 313, 2))::text else (1 + pg_temp.roll(g, 314, 4))::text end,
  (array['1','2','2','2','2','3'])[1 + pg_temp.roll(g, 315, 6)], time
from (
  select g::bigint as g, (1 + pg_temp.roll(g, 317, 2))::text as order_type,
    case when g % 10 = 0 then 1 else 1 + pg_temp.roll(g, 318, 2 * pg_temp.seed_rows()) end as user_id
  from generate_series(1, pg_temp.seed_rows()) g
) o join users u on u.id = o.user_id
  cross join lateral (select pg_temp.since(u.registered_time, pg_temp.seed_day()::timestamp, g, 316, 365) as time) t;

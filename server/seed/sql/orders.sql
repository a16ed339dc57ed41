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
--> statement-breakpoint
-- Large gifts, which a second account decides: the last are still waiting, some are refused, the others are among the points given.
insert into gift_approvals (user_id, mobile, company, user_type, type, points, explain, admin, admin_id, admin_account, time, status,
  verifier, verifier_id, verifier_account, verify_time, reason)
select u.id, u.mobile, case when u.type = '2' then u.company_name else u.name end, u.type, (1 + (g - 1) % 4)::text,
  10000 * (101 + pg_temp.roll(g, 331, 90)), pg_temp.pick(pg_temp.gift_reasons(), g, 332), a.realname, a.id, a.username, time,
  case when done then '3' else '1' end, case when done then v.realname end, case when done then v.id end, case when done then v.username end,
  case when done then least(time + interval '40 minutes', pg_temp.seed_day()::timestamp - interval '1 second') end, case when done then '金额有误，请核对合同后重新提交' end
from (select g::bigint as g, g > 5 as done from generate_series(1, 10) g) n
  join users u on u.id = 1 + pg_temp.roll(g, 333, 2 * pg_temp.seed_rows())
  join accounts a on a.id = case when g % 3 = 0 then 1 else 2 end
  join accounts v on v.id = 3
  cross join lateral (select greatest(u.registered_time, pg_temp.seed_day()::timestamp - make_interval(hours => (9 * g)::int)) as time) t;
--> statement-breakpoint
with approved as (
  update points_records p set points = 10000 * (101 + pg_temp.roll(p.id, 334, 90)), admin = a.realname, admin_id = a.id, admin_account = a.username
  from accounts a where p.id % 3 = 0 and p.id <= 30 and a.id = case when p.id % 2 = 0 then 1 else 2 end
  returning p.*
)
insert into gift_approvals (user_id, mobile, company, user_type, type, points, explain, admin, admin_id, admin_account, time, status,
  verifier, verifier_id, verifier_account, verify_time, reason, record_id)
select p.user_id, p.mobile, p.company, p.user_type, p.type, p.points, p.explain, p.admin, p.admin_id, p.admin_account,
  greatest(u.registered_time, p.time - interval '3 hours'), '2', v.realname, v.id, v.username, p.time, '', p.id
from approved p join users u on u.id = p.user_id join accounts v on v.id = 3
order by p.id;

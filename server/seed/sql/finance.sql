-- Invoices in every state, with one to three orders each; the reviewers of each step follow from the state.
insert into invoices (id, user_id, head, type, mobile, username, tax_num, money, create_time, status, bank_name, account, street, phone_number, name,
  post_phone_number, address, email, remark, first_remark, check_first_name, check_first_time, check_review_name, check_review_time, check_remark,
  deal_time, deal_user, deal_code, deal_num, courier_number)
select g, u.id, coalesce(u.company_name, u.name, '个人'), kind, u.mobile, coalesce(u.name, ''), case when u.type = '2' then pg_temp.credit_code(u.id) end,
  50 * (1 + pg_temp.roll(g, 601, 400)), time, state, case when kind = '3' then '中国银行样例支行' end, case when kind = '3' then '6217' || lpad(g::text, 15, '0') end,
  case when kind = '3' then pg_temp.address(g) end, case when kind = '3' then '010-' || (60000000 + pg_temp.roll(g, 602, 9999999)) end, pg_temp.person(g, 603),
  u.mobile, case when g % 6 > 0 then pg_temp.address(g) end, case when g % 4 > 0 then 'user' || g || '@example.com' end,
  case when g % 3 = 0 then '请尽快开具，谢谢' end,
  case when first_done then case when state = '4' and not second_done then '抬头与营业执照不一致' else '信息无误' end end, case when first_done then pg_temp.person(g, 604) end,
  case when first_done then first_at end, case when second_done then pg_temp.person(g, 605) end,
  case when second_done then second_at end,
  case when second_done then case when state = '4' then '税号有误，请核对后重新申请' else '已开票' end end,
  case when state = '3' then to_char(second_at, 'YYYY-MM-DD') end, case when state = '3' then pg_temp.person(g, 606) end,
  case when state = '3' then lpad((g * 31 % 1000000000000)::text, 12, '0') end, case when state = '3' then lpad((g * 17 % 100000000)::text, 8, '0') end,
  case when state = '3' and kind <> '1' then 'SF' || lpad((g * 7907 % 1000000000000)::text, 12, '0') end
from (
  select *, state <> '1' as first_done, state = '3' or (state = '4' and g % 2 = 0) as second_done
  from (
    select g::bigint as g, (1 + pg_temp.roll(g, 608, 3))::text as kind,
      (array['1','1','2','2','3','3','3','4'])[1 + pg_temp.roll(g, 609, 8)] as state, 1 + pg_temp.roll(g, 610, 2 * pg_temp.seed_rows()) as user_id
    from generate_series(1, pg_temp.seed_rows()) g
  ) a
) i join users u on u.id = i.user_id
  cross join lateral (select pg_temp.since(u.registered_time, pg_temp.seed_day()::timestamp, g, 607, case when g % 2 = 0 then 12 else 200 end) as time) t
  cross join lateral (select date_trunc('second', time + least(interval '1 day', (pg_temp.seed_day()::timestamp - time) / 3)) as first_at,
    date_trunc('second', time + least(interval '2 days', (pg_temp.seed_day()::timestamp - time) / 2)) as second_at) steps;
--> statement-breakpoint
insert into invoice_orders (invoice_id, order_no, create_time, trade_no, pay_type, order_type, buyer_id, money)
select i.id, 'GZ' || to_char(time, 'YYYYMMDD') || lpad((i.id * 10 + k)::text, 10, '0'), time,
  case when i.id % 5 > 0 then to_char(time, 'YYYYMMDD') || lpad((i.id * 7919 + k)::text, 20, '0') end, (1 + pg_temp.roll(i.id * 10 + k, 611, 3))::text,
  (1 + pg_temp.roll(i.id * 10 + k, 612, 2))::text, case when i.id % 4 > 0 then '2088' || lpad(i.id::text, 12, '0') end, case when k = 0 then i.money - (i.id % 3) * floor(i.money / (1 + i.id % 3)) else floor(i.money / (1 + i.id % 3)) end - case when i.id % 19 = 4 and k = 0 then 1 else 0 end
from invoices i join users u on u.id = i.user_id cross join generate_series(0, 2) k
  cross join lateral (select greatest(i.create_time - make_interval(days => k), u.registered_time) as time) t
where k <= i.id % 3;
--> statement-breakpoint
select setval(pg_get_serial_sequence('invoices', 'id'), max(id)) from invoices;

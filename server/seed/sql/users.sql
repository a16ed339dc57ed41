-- Companies have the ids 1 to seed_rows, persons the same number after them; both in every real-name state.
insert into users (id, type, name, company_name, mobile, registered_time, status, check_time, tax_number, contact_idcard,
  login_time, app_id, security_key, address, author_type, author_front, author_back, author_hand, license, file,
  legal_person, translate_give, test_give, recharge_give, other_give, points)
select g, type, case when company or submitted or g % 3 > 0 then pg_temp.person(g, 1) end,
  case when company then pg_temp.company(g) end, pg_temp.phone(g, case when company then 0 else 1 end), registered,
  status, case when status in ('3', '4') then least(registered + make_interval(hours => 1 + pg_temp.roll(g, 2, 70)), pg_temp.seed_day() - interval '1 second') end,
  case when company and submitted then pg_temp.credit_code(g) end,
  case when submitted then pg_temp.idcard(g) end,
  case when g % 13 > 0 then registered + (pg_temp.seed_day()::timestamp - registered) * (pg_temp.roll(g, 3, 1000) / 1000.0) end,
  case when company and status = '3' then 'APP' || substr(md5('a' || g), 1, 16) end,
  case when company and status = '3' then md5('k' || g) end,
  case when submitted and g % 7 > 0 then pg_temp.address(g) end,
  case when company or g % 4 > 0 then '1' else '3' end,
  case when photos then 'seed/users/' || g || '/idcard-front.png' end, case when photos then 'seed/users/' || g || '/idcard-back.png' end,
  case when photos and not company and (status = '3' or g % 4 <> 3) then 'seed/users/' || g || '/idcard-hand.png' end,
  case when company and submitted then 'seed/users/' || g || '/license.png' end,
  case when company and submitted and g % 2 = 0 then 'seed/document.pdf' end,
  case when company and submitted then pg_temp.person(g, 4) end,
  give1, give2, give3, give4, give1 + give2 + give3 + give4 + pg_temp.roll(g, 9, 3000)
from (
  select g, type, type = '2' as company, status, status <> '1' as submitted,
    status <> '1' and (type = '2' or g % 4 > 0) as photos, registered,
    100 * pg_temp.roll(g, 5, 50) as give1, 10 * pg_temp.roll(g, 6, 20) as give2, 50 * pg_temp.roll(g, 7, 20) as give3, pg_temp.roll(g, 8, 100) as give4
  from (
    select g::bigint as g, case when g <= pg_temp.seed_rows() then '2' else '1' end as type,
      (array['1','1','2','2','2','3','3','3','3','4'])[1 + pg_temp.roll(g, 10, 10)] as status,
      -- Half of them are new, and so are half of those who wait.
      pg_temp.ago(pg_temp.seed_day(), g, 14, case when g % 2 = 0 then 12 else 700 end) as registered
    from generate_series(1, 2 * pg_temp.seed_rows()) g
  ) a
) b;
--> statement-breakpoint
insert into user_checks (user_id, verifier, verify_time, reason, status)
select id, pg_temp.person(id, 201), check_time, case when status = '4' then pg_temp.pick(pg_temp.rejections(), id, 202) else '' end,
  case when status = '4' then '0' else '1' end
from users where check_time is not null
union all
select id, pg_temp.person(id, 203), least(registered_time + interval '40 minutes', pg_temp.seed_day() - interval '1 second'), pg_temp.pick(pg_temp.rejections(), id, 204), '0'
from users where status in ('2', '3') and id % 5 = 0
order by 1, 3, 5;
--> statement-breakpoint
insert into login_logs (type, account_id, name, mobile, login_time, ip)
select '2', u.id::text, coalesce(u.name, ''), u.mobile, pg_temp.since(u.registered_time, pg_temp.seed_day()::timestamp, g, 211, 90), '172.16.' || pg_temp.roll(g, 212, 256) || '.' || pg_temp.roll(g, 213, 256)
from generate_series(1, pg_temp.seed_rows()) g join users u on u.id = 1 + pg_temp.roll(g, 214, 2 * pg_temp.seed_rows());
--> statement-breakpoint
select setval(pg_get_serial_sequence('users', 'id'), max(id)) from users;

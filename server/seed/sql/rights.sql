-- Roles and accounts besides the sample ones, change records and back-office logins. Roles and accounts stay few, as in
-- a real company.
insert into roles (id, position, "desc", status)
select g, pg_temp.pick(array['客服', '运营', '审核', '财务', '法务', '市场'], g, 101) || '角色' || g,
  case when g % 11 = 0 then repeat('负责日常业务处理与数据核对，', 12) else '负责日常业务处理' end,
  case when pg_temp.roll(g, 102, 5) = 0 then '2' else '1' end
from generate_series(5, pg_temp.role_count()) g;
--> statement-breakpoint
insert into role_menus (role_id, menu_id)
select r.id, m.id from roles r join menus m on m.id <> 37 and pg_temp.roll(r.id * 100 + m.id, 103, 3) = 0
where r.id > 4;
--> statement-breakpoint
insert into accounts (id, username, password_hash, realname, mobile, role_id, status, is_accepted)
select g, case when g % 2 = 0 then pg_temp.phone(g, 3) else 'user' || g || '@example.com' end, pg_temp.no_password(),
  pg_temp.person(g, 111), case when g % 5 = 0 then '010-' || (60000000 + pg_temp.roll(g, 112, 9999999)) else pg_temp.phone(g, 3) end,
  2 + pg_temp.roll(g, 113, pg_temp.role_count() - 1), case when pg_temp.roll(g, 114, 6) = 0 then '2' else '1' end,
  case when pg_temp.roll(g, 115, 3) = 0 then '2' else '1' end
from generate_series(6, pg_temp.account_count()) g;
--> statement-breakpoint
insert into operate_records (type, target_id, operator, operate_time, action)
select kind, target, pg_temp.person(g, 122), time, case when row_number() over (partition by kind, target order by time) = 1
  then case kind when '1' then '新增角色' else '新增账号' end
  else pg_temp.pick(case kind when '1' then array['编辑角色', '启用角色', '禁用角色'] else array['编辑账号', '启用账号', '禁用账号', '开启接受出证', '关闭接受出证'] end, g, 124) end
from (
  select g::bigint as g, kind, pg_temp.ago(pg_temp.seed_day(), g, 123, 400) as time,
    1 + pg_temp.roll(g, 121, case kind when '1' then pg_temp.role_count() else pg_temp.account_count() end) as target
  from generate_series(1, pg_temp.seed_rows()) g, (values ('1'), ('2')) k(kind)
) r order by time;
--> statement-breakpoint
insert into login_logs (type, account_id, name, mobile, login_time, ip)
select '1', a.id::text, a.realname, null, pg_temp.ago(pg_temp.seed_day(), g, 131, 90), '10.0.' || pg_temp.roll(g, 132, 256) || '.' || pg_temp.roll(g, 133, 256)
from generate_series(1, pg_temp.seed_rows()) g join accounts a on a.id = 1 + pg_temp.roll(g, 134, pg_temp.account_count());
--> statement-breakpoint
select setval(pg_get_serial_sequence('roles', 'id'), max(id)) from roles;
--> statement-breakpoint
select setval(pg_get_serial_sequence('accounts', 'id'), max(id)) from accounts;

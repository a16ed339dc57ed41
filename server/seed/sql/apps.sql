-- App versions, oldest first and always few, and user feedback.
insert into versions (current_version, upper_version, update_time, update_desc, update_content, address, create_time, operator)
select '2.' || g / 10 || '.' || g % 10, case when g > 0 then '2.' || (g - 1) / 10 || '.' || (g - 1) % 10 end, time, '第' || g + 1 || '次更新',
  '1. 优化录屏取证的稳定性；2. 修复已知问题' || case when g % 9 = 0 then repeat('，并改进了证据文件的上传速度与断点续传能力', 6) else '' end,
  'seed/package.apk', time - interval '1 hour', pg_temp.person(g, 701)
from (select g, pg_temp.seed_day() - make_interval(days => 3 * (least(pg_temp.seed_rows(), 200) - g)) + interval '10 hours' - interval '1 day' as time
  from generate_series(0, least(pg_temp.seed_rows(), 200) - 1) g) v;
--> statement-breakpoint
insert into feedback (name, mobile, user_type, model_name, status, version, type, content, add_time)
select case when u.type = '2' then u.company_name else u.name end, u.mobile, u.type, case when g % 6 > 0 then pg_temp.pick(pg_temp.devices(), g, 711) end,
  (1 + pg_temp.roll(g, 712, 2))::text, '2.' || pg_temp.roll(g, 713, 20) || '.0', (1 + pg_temp.roll(g, 714, 3))::text,
  pg_temp.pick(pg_temp.complaints(), g, 715), pg_temp.since(u.registered_time, pg_temp.seed_day()::timestamp, g, 716, 200)
from generate_series(1, pg_temp.seed_rows()) g join users u on u.id = 1 + pg_temp.roll(g, 717, 2 * pg_temp.seed_rows());

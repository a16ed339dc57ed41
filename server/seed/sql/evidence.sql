-- A stored digest is that of the file itself; evidence still uploading has none. The first ten rows of every list are
-- its newest and show every case: evidence 1 to 8 has one of each file, 9 is uploading, 10 missing.
insert into evidences (id, baoquan_no, user_id, username, company_name, user_type, product, title, save_time, file_status, file_type, is_app,
  file_key, file_hash, sha256, blockchain_hash, address, start_at, end_at, config_info)
-- The files behind evidence, in turn, with the fileType, isApp and titles that go with them.
with f (turn, key, file_type, is_app, titles) as (values
  (0, 'seed/evidence-photo.png', '2', '1', array['现场照片.png', '货物签收单.png', '微信聊天记录截图.png']),
  (1, 'seed/document.pdf', '1', '0', array['借款合同.pdf', '著作权登记申请表.pdf', pg_temp.long_title()]),
  (2, 'seed/evidence-note.txt', '1', '0', array['会议纪要.txt', '通话要点.txt']),
  (3, 'seed/evidence-video.webm', '3', '3', array['现场录像.webm', '直播回放.webm']),
  (4, 'seed/evidence-audio.mp3', '4', '2', array['通话录音.mp3', '电话会议录音.mp3']),
  (5, 'seed/evidence-page.html', '1', '0', array['商品详情页.html', '公众号文章.html']),
  (6, 'seed/evidence-web.png', '2', '0', array['网页截图.png', '店铺首页.png']),
  (7, 'seed/document.pdf', '5', '0', array['存证证书.pdf'])
)
select g, 'BQ' || to_char(time, 'YYYYMMDD') || lpad(g::text, 10, '0'), u.id, u.name, u.company_name, u.type,
  pg_temp.pick(array['文件存证', '网页存证', '合同存证', '接口存证', '移动存证'], g, 411), pg_temp.pick(f.titles, g, 412), time, state,
  f.file_type, f.is_app, case when state = '1' then f.key end, case when state <> '2' then files.sha256 end, case when state <> '2' then files.sha256 end,
  case when state <> '2' then pg_temp.hex(g, 'chain') end,
  case when g % 3 > 0 then pg_temp.address(g) end, time - make_interval(secs => 60 + pg_temp.roll(g, 413, 1200)), time - interval '20 seconds', pg_temp.pick(pg_temp.device_configs(), g, 401)::jsonb
from (
  select g, k, case when k <= 8 then '1' when k = 9 then '2' when k = 10 then '0' else (array['1','1','1','1','2','0'])[1 + pg_temp.roll(g, 415, 6)] end as state, user_id
  from (
    select g::bigint as g, case when g <= pg_temp.seed_rows() then g else g - pg_temp.seed_rows() end as k,
      case when g <= pg_temp.seed_rows() then 1 + pg_temp.roll(g, 416, pg_temp.seed_rows()) else 1 + pg_temp.seed_rows() + pg_temp.roll(g, 417, pg_temp.seed_rows()) end as user_id
    from generate_series(1, 2 * pg_temp.seed_rows()) g
  ) a
) e join users u on u.id = e.user_id join f on f.turn = (k - 1) % 8 join files on files.key = f.key
  cross join lateral (select case when k <= 10 then greatest(u.registered_time, pg_temp.seed_day()::timestamp - make_interval(mins => k::int))
    else pg_temp.since(u.registered_time, pg_temp.seed_day()::timestamp - interval '1 hour', g, 414, 500) end as time) t;
--> statement-breakpoint
insert into labels (name) select name from unnest(pg_temp.labels()) with ordinality l(name, n) order by n;
--> statement-breakpoint
-- Captures 1 to 9 cover every spelling of the status, 10 has succeeded.
insert into forensics (kind, number, user_id, username, mobile, name, label, status, begin_at, time_length, url, file_type, is_app,
  file_key, file_hash, sha256, blockchain_hash, address, start_at, end_at, config_info)
-- Web captures are pictures and pages, process captures screen recordings, mobile captures what a phone can record.
with f (kind, turn, key, file_type, is_app, names) as (values
  ('2', 0, 'seed/evidence-web.png', '2', '0', pg_temp.web_names()), ('2', 1, 'seed/evidence-page.html', '1', '0', pg_temp.web_names()),
  ('3', 0, 'seed/evidence-video.webm', '3', '4', pg_temp.screen_names()), ('3', 1, 'seed/evidence-video.webm', '3', '4', pg_temp.screen_names()),
  ('4', 0, 'seed/evidence-photo.png', '2', '1', array['现场拍照']), ('4', 1, 'seed/evidence-audio.mp3', '4', '2', array['电话录音', '现场录音']),
  ('4', 2, 'seed/evidence-video.webm', '3', '3', array['现场录像']), ('4', 3, 'seed/evidence-video.webm', '3', '4', array['手机录屏'])
)
select e.kind, case e.kind when '2' then 'WQ' when '3' then 'GC' else 'YD' end || to_char(time, 'YYYYMMDD') || lpad(g::text, 10, '0'), u.id,
  coalesce(u.company_name, u.name, ''), u.mobile,
  pg_temp.pick(f.names, g, 421)
    || case when g % 29 = 0 then '——关于平台商家未经许可擅自使用他人享有著作权的摄影作品进行商业宣传的完整取证过程记录及后续补充' else '' end,
  case when g % 4 > 0 then pg_temp.pick(pg_temp.labels(), g, 423) end, state, time,
  case when e.kind = '2' then null else 30 + pg_temp.roll(g, 424, 3600) end,
  case when e.kind = '2' then 'https://shop.example.com/item/' || g end, f.file_type, f.is_app,
  case when done then f.key end, case when done then files.sha256 end, case when done then files.sha256 end,
  case when done then pg_temp.hex(g, 'chain' || e.kind) end, case when g % 3 > 0 then pg_temp.address(g) end, time,
  case when done then least(time + make_interval(secs => 30 + pg_temp.roll(g, 424, 3600)), pg_temp.seed_day()::timestamp - interval '1 second') end, pg_temp.pick(pg_temp.device_configs(), g, 401)::jsonb
from (
  select *, state like 'SUCCESS%' as done
  from (
    select g::bigint as g, kind,
      (array['SUCCESS','SUCCESSED','WAIT','FELLIN','FAIL','FAILED','ING','UPLOAD','CANCEL','SUCCESS','SUCCESS','SUCCESSED','SUCCESS'])[case when g <= 10 then g else 1 + pg_temp.roll(g, 427, 13) end] as state,
      1 + pg_temp.roll(g, 428, 2 * pg_temp.seed_rows()) as user_id
    from generate_series(1, pg_temp.seed_rows()) g, (values ('2'), ('3'), ('4')) k(kind)
  ) a
) e join users u on u.id = e.user_id
  join f on f.kind = e.kind and f.turn = g % case when e.kind = '4' then 4 else 2 end join files on files.key = f.key
  cross join lateral (select case when g <= 10 then greatest(u.registered_time, pg_temp.seed_day()::timestamp - make_interval(hours => 2, mins => g::int))
    else pg_temp.since(u.registered_time, pg_temp.seed_day()::timestamp - interval '3 hours', g, 426, 300) end as time) t;
--> statement-breakpoint
insert into download_history (type, baoquan_no, operator, account_id, operate_time, is_batch)
select coalesce(f.kind, '1'), coalesce(f.number, e.baoquan_no), a.realname, a.id,
  pg_temp.since(coalesce(f.end_at, e.save_time), pg_temp.seed_day()::timestamp, g, 431, 200), (g % 2)::text
from generate_series(1, pg_temp.seed_rows()) g join accounts a on a.id = 1 + g % 4
  left join forensics f on g % 4 > 0 and f.id = 1 + pg_temp.roll(g, 432, 3 * pg_temp.seed_rows()) and f.status like 'SUCCESS%'
  join evidences e on e.id = 1 + pg_temp.roll(g, 433, 2 * pg_temp.seed_rows())
where f.id is not null or e.file_status = '1';
--> statement-breakpoint
select setval(pg_get_serial_sequence('evidences', 'id'), max(id)) from evidences;

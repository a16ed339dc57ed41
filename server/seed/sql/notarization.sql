-- Applications in every payment and review state; a third belongs to account 4, the sample notary's. Unpaid ones await
-- review.
insert into notarizations (id, order_no, order_type, business_type, user_id, data_id, type, company_name, mobile, add_time, acceptor_name, account_id,
  num, pay_status, pay_type, money, transfer_img, notarial_status, issuing, baoquan_no, username, author_phone, author_idcard, author_type,
  author_front, author_back, author_hand, apply_pdf, advice_pdf, tell_pdf, notes_pdf, send_type_name, check_remark, company, tax_number, address,
  author_name, license, file)
select g, 'GZ' || to_char(time, 'YYYYMMDD') || lpad(g::text, 10, '0'), '2', (1 + pg_temp.roll(g, 501, 4))::text, u.id, e.id,
  case when u.type = '1' then '1' else '2' end, coalesce(u.company_name, u.name, ''), u.mobile, time,
  case when pay = '2' then pg_temp.pick(pg_temp.notary_offices(), g, 502) end,
  case when g % 3 = 0 then 4 else 5 + pg_temp.roll(g, 503, 20) end,
  pg_temp.roll(g, 504, 4), pay, (1 + pg_temp.roll(g, 505, 3))::text, 100 * (1 + pg_temp.roll(g, 506, 30)),
  case when pay = '2' and g % 2 = 0 then 'seed/transfer.png' end, review,
  case review when '1' then '1' when '2' then '2' else (3 + pg_temp.roll(g, 507, 2))::text end,
  e.baoquan_no, coalesce(u.name, ''), u.mobile, pg_temp.idcard(g), coalesce(u.author_type, '3'),
  case when u.author_type = '1' then 'seed/notarizations/' || g || '/idcard-front.png' end, case when u.author_type = '1' then 'seed/notarizations/' || g || '/idcard-back.png' end,
  case when u.author_type = '1' then 'seed/notarizations/' || g || '/idcard-hand.png' end,
  'seed/document.pdf', 'seed/document.pdf', 'seed/document.pdf', case when g % 3 > 0 then 'seed/document.pdf' end,
  pg_temp.pick(array['邮寄', '自取', '电子送达'], g, 508), case when review <> '1' then case review when '2' then '材料齐全，同意出证' else '申请材料不完整' end end,
  u.company_name, u.tax_number, case when g % 5 > 0 then pg_temp.address(g) end, coalesce(u.legal_person, u.name),
  case when u.type = '2' then 'seed/notarizations/' || g || '/license.png' end, case when u.type = '2' then 'seed/document.pdf' end
from (
  select g, pay, case when pay = '2' then (array['1','1','2','2','3'])[1 + pg_temp.roll(g, 509, 5)] else '1' end as review, evidence_id
  from (
    select g::bigint as g, (array['1','2','2','2','2','3'])[1 + pg_temp.roll(g, 511, 6)] as pay,
      1 + pg_temp.roll(g, 512, 2 * pg_temp.seed_rows()) as evidence_id
    from generate_series(1, pg_temp.seed_rows()) g
  ) a
) n cross join lateral (
    -- The evidence of an application must be uploaded; the first evidence always is.
    select * from evidences where id <= n.evidence_id and file_status = '1' order by id desc limit 1
  ) e join users u on u.id = e.user_id
  cross join lateral (select pg_temp.since(e.save_time, pg_temp.seed_day()::timestamp, g, 510, case when g % 2 = 0 then 12 else 300 end) as time) t;
--> statement-breakpoint
insert into notarization_evidences (notarization_id, evidence_id)
select id, data_id from notarizations
union
select n.id, e.id from notarizations n join evidences e on e.user_id = n.user_id and e.save_time <= n.add_time where n.id % 4 = 0
order by 1, 2;
--> statement-breakpoint
insert into notarization_checks (notarization_id, verifier, verify_time, reason, status)
select id, pg_temp.person(id, 521), least(add_time + make_interval(hours => 2 + pg_temp.roll(id, 522, 60)), pg_temp.seed_day() - interval '1 second'), check_remark,
  case notarial_status when '2' then '1' else '0' end
from notarizations where notarial_status <> '1' order by id;
--> statement-breakpoint
select setval(pg_get_serial_sequence('notarizations', 'id'), max(id)) from notarizations;

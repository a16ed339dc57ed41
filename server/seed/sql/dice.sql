-- The dice of the seed: each roll is a hash of the row's number and a salt, so that the same seed gives the same rows,
-- whatever their number and order.
create or replace function pg_temp.roll(i bigint, salt int, sides int) returns int language sql stable as $$
  select ((hashint8extended(i, salt) & 4611686018427387903) % sides)::int
$$;
--> statement-breakpoint
create or replace function pg_temp.pick(list text[], i bigint, salt int) returns text language sql stable as $$
  select list[1 + pg_temp.roll(i, salt, array_length(list, 1))]
$$;
--> statement-breakpoint
create or replace function pg_temp.person(i bigint, salt int) returns text language sql stable as $$
  select pg_temp.pick(pg_temp.surnames(), i, salt) || pg_temp.pick(pg_temp.given_names(), i, salt + 1)
$$;
--> statement-breakpoint
create or replace function pg_temp.company(i bigint) returns text language sql stable as $$
  select pg_temp.pick(pg_temp.cities(), i, 11) || pg_temp.pick(pg_temp.brands(), i, 12)
  || pg_temp.pick(pg_temp.trades(), i, 13)
  || case when i % 37 = 0 then '（集团）股份有限公司长江三角洲一体化示范区数字经济产业园第一分公司知识产权与电子证据保全事务管理中心' else '有限公司' end
$$;
--> statement-breakpoint
create or replace function pg_temp.phone(i bigint, kind int) returns text language sql stable as $$
  select '1' || (3 + kind * 2)::text || lpad(((i * 104729 + 7919) % 1000000000)::text, 9, '0')
$$;
--> statement-breakpoint
create or replace function pg_temp.hex(i bigint, salt text) returns text language sql stable as $$
  select md5(i::text || salt) || md5(salt || i::text)
$$;
--> statement-breakpoint
-- An ID number of no real region: the check digit is right except for a few, which were mistyped: their
-- cards have the right one. Some belong to children.
create or replace function pg_temp.idcard(i bigint) returns text language sql stable as $$
  select '000000' || tail || substr('10X98765432', 1 + (
      select sum(substr(tail, k, 1)::int * (array[2,1,6,3,7,9,10,5,8,4,2])[k])::int + case when i % 53 = 7 then 1 else 0 end
      from generate_series(1, 11) k
    ) % 11, 1)
  from (
    select to_char(case when i % 41 = 5 then date '2012-01-01' else date '1960-01-01' + pg_temp.roll(i, 21, 15000) end, 'YYYYMMDD')
      || lpad(pg_temp.roll(i, 22, 1000)::text, 3, '0') as tail
  ) digits
$$;
--> statement-breakpoint
-- A unified social credit code of no real region; a few have a wrong check character, and licences with the right one.
create or replace function pg_temp.credit_code(i bigint) returns text language sql stable as $$
  select head || substr(alphabet, 1 + (62 - (
      select sum((strpos(alphabet, substr(head, k, 1)) - 1) * (array[1,3,9,27,19,26,16,17,20,29,25,13,8,24,10,30,28])[k])::int
      from generate_series(1, 17) k
    ) % 31 + case when i % 53 = 7 then 1 else 0 end) % 31, 1)
  from (select '91000000MA' || lpad((i % 10000000)::text, 7, '0') as head, '0123456789ABCDEFGHJKLMNPQRTUWXY' as alphabet) code
$$;
--> statement-breakpoint
create or replace function pg_temp.address(i bigint) returns text language sql stable as $$
  select pg_temp.pick(pg_temp.cities(), i, 31) || '市' || pg_temp.pick(pg_temp.streets(), i, 32) || (1 + pg_temp.roll(i, 33, 999))::text || '号'
$$;
--> statement-breakpoint
-- A moment within the given days before the seed's day, always in the past.
create or replace function pg_temp.ago(day date, i bigint, salt int, days int) returns timestamp(0) language sql stable as $$
  select day::timestamp - make_interval(secs => 1 + pg_temp.roll(i, salt, days * 86400))
$$;
--> statement-breakpoint
-- A moment within the given days before `until`, but not before `start`. A single expression, so that it is inlined.
create or replace function pg_temp.since(start timestamp, until timestamp, i bigint, salt int, days int) returns timestamp(0) language sql stable as $$
  select greatest(start, until - make_interval(days => days))
  + make_interval(secs => pg_temp.roll(i, salt, greatest(1, extract(epoch from least(until - start, make_interval(days => days)))::int)))
$$;

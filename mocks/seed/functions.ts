import { sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import * as words from './words';

/** A list of texts as an SQL array. */
export const textArray = (texts: readonly string[]) =>
  sql.raw(`array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(',')}]::text[]`);

/**
 * The dice of the seed, as SQL functions of the transaction that seeds. Every roll is a hash of the row's number and a
 * salt, so the same seed gives the same rows, whatever their number and order.
 */
export async function defineDice(tx: Db): Promise<void> {
  const define = (signature: string, answers: string, body: ReturnType<typeof sql>) =>
    tx.execute(
      sql`${sql.raw(`create or replace function pg_temp.${signature} returns ${answers} language sql stable as`)} ${sql.raw('$body$')} ${body} ${sql.raw('$body$')}`,
    );
  await define(
    'roll(i bigint, salt int, sides int)',
    'int',
    sql`select ((hashint8extended(i, salt) & 4611686018427387903) % sides)::int`,
  );
  await define(
    'pick(list text[], i bigint, salt int)',
    'text',
    sql`select list[1 + pg_temp.roll(i, salt, array_length(list, 1))]`,
  );
  await define(
    'person(i bigint, salt int)',
    'text',
    sql`select pg_temp.pick(${textArray(words.surnames)}, i, salt) || pg_temp.pick(${textArray(words.givenNames)}, i, salt + 1)`,
  );
  await define(
    'company(i bigint)',
    'text',
    sql`select pg_temp.pick(${textArray(words.cities)}, i, 11) || pg_temp.pick(${textArray(words.brands)}, i, 12)
      || pg_temp.pick(${textArray(words.trades)}, i, 13)
      || case when i % 37 = 0 then '（集团）股份有限公司长江三角洲一体化示范区数字经济产业园第一分公司知识产权与电子证据保全事务管理中心' else '有限公司' end`,
  );
  await define(
    'phone(i bigint, kind int)',
    'text',
    sql`select '1' || (3 + kind * 2)::text || lpad(((i * 104729 + 7919) % 1000000000)::text, 9, '0')`,
  );
  await define('hex(i bigint, salt text)', 'text', sql`select md5(i::text || salt) || md5(salt || i::text)`);
  await define(
    'idcard(i bigint)',
    'text',
    sql`select '000000' || to_char(date '1960-01-01' + pg_temp.roll(i, 21, 15000), 'YYYYMMDD') || lpad(pg_temp.roll(i, 22, 1000)::text, 3, '0') || pg_temp.pick(array['0','1','2','3','4','5','6','7','8','9','X'], i, 23)`,
  );
  await define(
    'address(i bigint)',
    'text',
    sql`select pg_temp.pick(${textArray(words.cities)}, i, 31) || '市' || pg_temp.pick(${textArray(words.streets)}, i, 32) || (1 + pg_temp.roll(i, 33, 999))::text || '号'`,
  );
  // A moment within the given days before the seed's day, always in the past.
  await define(
    'ago(day date, i bigint, salt int, days int)',
    'timestamp(0)',
    sql`select day::timestamp - make_interval(secs => 1 + pg_temp.roll(i, salt, days * 86400))`,
  );
  // A moment within the given days before another, but not before what it follows from. One expression: it is inlined.
  await define(
    'since(start timestamp, until timestamp, i bigint, salt int, days int)',
    'timestamp(0)',
    sql`select greatest(start, until - make_interval(days => days))
      + make_interval(secs => pg_temp.roll(i, salt, greatest(1, extract(epoch from least(until - start, make_interval(days => days)))::int)))`,
  );
}

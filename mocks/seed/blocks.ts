import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open';
import {
  chargeOrders,
  downloadHistory,
  evidences,
  feedback,
  forensics,
  invoiceOrders,
  invoices,
  loginLogs,
  notarizationChecks,
  notarizationEvidences,
  notarizations,
  operateRecords,
  pointsRecords,
  userChecks,
  users,
} from '../db/schema';

/** How many times as many ids as a block has rows an entity uses: users and evidence are persons' and companies'. */
const twice = 2;

/**
 * What differs between a row of the first block and the same row of another: ids and what refers to them, by how many ids
 * a block has; numbers that end with one; phones, which are made of their user's. Moments are a day earlier in each block.
 */
interface Entity {
  table: PgTable;
  ids?: Record<string, number>;
  numbers?: Record<string, number>;
  phones?: string[];
  /** Columns that are made in a way of their own. */
  other?: Record<string, string>;
}

const ofUser = { user_id: twice };

const entities: Entity[] = [
  { table: users, ids: { id: twice }, phones: ['mobile'] },
  { table: userChecks, ids: ofUser },
  {
    table: loginLogs,
    phones: ['mobile'],
    other: {
      account_id: `case type when '2' then (account_id::bigint + block * block_rows * ${twice})::text else account_id end`,
    },
  },
  { table: operateRecords },
  { table: pointsRecords, ids: ofUser, phones: ['mobile'] },
  { table: chargeOrders, ids: ofUser, numbers: { order_no: 1 }, phones: ['mobile'] },
  { table: evidences, ids: { id: twice, ...ofUser }, numbers: { baoquan_no: twice } },
  { table: forensics, ids: ofUser, numbers: { number: 1 }, phones: ['mobile'] },
  {
    table: downloadHistory,
    other: {
      baoquan_no: `pg_temp.number_in(baoquan_no, block, block_rows * case type when '1' then ${twice} else 1 end)`,
    },
  },
  {
    table: notarizations,
    ids: { id: 1, data_id: twice, ...ofUser },
    numbers: { order_no: 1, baoquan_no: twice },
    phones: ['mobile', 'author_phone'],
  },
  { table: notarizationEvidences, ids: { notarization_id: 1, evidence_id: twice } },
  { table: notarizationChecks, ids: { notarization_id: 1 } },
  { table: invoices, ids: { id: 1, ...ofUser }, phones: ['mobile', 'post_phone_number'] },
  { table: invoiceOrders, ids: { invoice_id: 1 }, numbers: { order_no: 10 } },
  { table: feedback, phones: ['mobile'] },
];

/** The tables that hold the entities. */
export const entityTables = entities.map(({ table }) => getTableName(table));

/** A number of two letters, a day and the digits of an id; a phone of two digits and what its user's id makes of nine. */
const functions = [
  `create or replace function pg_temp.number_in(number text, block int, span bigint) returns text language sql stable as $$
    select left(number, 2) || to_char(to_date(substr(number, 3, 8), 'YYYYMMDD') - block, 'YYYYMMDD')
      || lpad((substr(number, 11)::bigint + block * span)::text, 10, '0')
  $$`,
  `create or replace function pg_temp.phone_in(phone text, block int, span bigint) returns text language sql stable as $$
    select left(phone, 2) || lpad(((substr(phone, 3)::bigint + block * span * 104729) % 1000000000)::text, 9, '0')
  $$`,
];

/** What a column of a block's row is made of. */
function expressionOf(
  { ids = {}, numbers = {}, phones = [], other = {} }: Entity,
  name: string,
  type: string,
): string {
  if (other[name]) return other[name];
  if (name in ids) return `${name} + block * block_rows * ${ids[name]}`;
  if (name in numbers) return `pg_temp.number_in(${name}, block, block_rows * ${numbers[name]})`;
  if (phones.includes(name)) return `pg_temp.phone_in(${name}, block, block_rows * ${twice})`;
  return type.startsWith('timestamp') ? `${name} - block * interval '1 day'` : `"${name}"`;
}

/**
 * Copies the block of rows that is there, to so many blocks in all, an entity at a time and each in a transaction: what a
 * row refers to is in its own block, so that nothing is joined, drawn or looked up.
 */
export async function copyBlocks(
  db: Db,
  plan: { rows: number; blocks: number },
  copied: () => void,
): Promise<void> {
  for (const entity of entities) {
    const name = getTableName(entity.table);
    const columns = Object.values(getTableColumns(entity.table)).filter(
      // Ids that nothing refers to are given anew.
      (column) => column.name !== 'id' || entity.ids?.id !== undefined,
    );
    const names = columns.map((column) => `"${column.name}"`).join(', ');
    const values = columns.map((column) => expressionOf(entity, column.name, column.getSQLType())).join(', ');
    await db.transaction(async (tx) => {
      for (const each of functions) await tx.execute(sql.raw(each));
      // What goes into a table that is new in its transaction needs no log where none is kept for others.
      await tx.execute(sql.raw(`create temp table first_block on commit drop as table "${name}"`));
      await tx.execute(sql.raw(`truncate "${name}" restart identity`));
      await tx.execute(
        sql.raw(`insert into "${name}" (${names}) select ${values}
          from generate_series(0, ${plan.blocks - 1}) block, (select ${plan.rows}::bigint as block_rows) size, first_block`),
      );
      if (entity.ids?.id !== undefined)
        await tx.execute(
          sql.raw(`select setval(pg_get_serial_sequence('${name}', 'id'), max(id)) from "${name}"`),
        );
    });
    copied();
  }
}

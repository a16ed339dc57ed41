import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../db/open';
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
import { loadTable } from './loadTable';

/**
 * An entity with personal and enterprise rows, like users and evidence, uses twice as many ids per block as a block has
 * rows.
 */
const twice = 2;

/**
 * How a row of the first block differs from the same row in another block: in ids and references to them (by the ids
 * used per block, as a multiple of its rows), in numbers that end with an id, and in phones, which derive from their
 * user's. Moments are one day earlier in each block.
 */
interface Entity {
  table: PgTable;
  ids?: Record<string, number>;
  numbers?: Record<string, number>;
  phones?: string[];
  /** Columns with an expression of their own. */
  other?: Record<string, (block: number, rows: number) => string>;
  /** Those of `other` that are numbers. */
  otherNumbers?: string[];
}

/**
 * The number of the same row in another block, from the columns of {@link partsOf}; to_char would take twice as long.
 */
const numberIn = (name: string, block: number, moved: string | number): string =>
  `left(${name}, 2) || replace((${name}_day - ${block})::text, '-', '') || right((10000000000 + ${name}_id + ${moved})::text, 10)`;

const ofUser = { user_id: twice };

const entities: Entity[] = [
  { table: users, ids: { id: twice }, phones: ['mobile'] },
  { table: userChecks, ids: ofUser },
  {
    table: loginLogs,
    phones: ['mobile'],
    other: {
      account_id: (block, rows) =>
        `case type when '2' then (account_id::bigint + ${block * rows * twice})::text else account_id end`,
    },
  },
  { table: operateRecords },
  { table: pointsRecords, ids: { id: 1, ...ofUser }, phones: ['mobile'] },
  { table: chargeOrders, ids: ofUser, numbers: { order_no: 1 }, phones: ['mobile'] },
  { table: evidences, ids: { id: twice, ...ofUser }, numbers: { baoquan_no: twice } },
  { table: forensics, ids: ofUser, numbers: { number: 1 }, phones: ['mobile'] },
  {
    table: downloadHistory,
    other: {
      baoquan_no: (block, rows) =>
        numberIn('baoquan_no', block, `${block * rows} * case type when '1' then ${twice} else 1 end`),
    },
    otherNumbers: ['baoquan_no'],
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

/**
 * Columns with the parts of a number (two letters, a day, the digits of an id), and of a phone (two digits and nine
 * more).
 */
const partsOf = ({ numbers = {}, phones = [], otherNumbers = [] }: Entity): string =>
  [
    ...[...Object.keys(numbers), ...otherNumbers].map(
      (name) =>
        `, to_date(substr(${name}, 3, 8), 'YYYYMMDD') as ${name}_day, substr(${name}, 11)::bigint as ${name}_id`,
    ),
    ...phones.map((name) => `, substr(${name}, 3)::bigint as ${name}_id`),
  ].join('');

/** The SQL expression of a column in a block, given the rows per entity in a block. */
function expressionOf(
  { ids = {}, numbers = {}, phones = [], other = {} }: Entity,
  { name, type }: { name: string; type: string },
  block: number,
  rows: number,
): string {
  if (other[name]) return other[name](block, rows);
  if (ids[name]) return `${name} + ${block * rows * ids[name]}`;
  if (numbers[name]) return numberIn(name, block, block * rows * numbers[name]);
  if (phones.includes(name)) {
    const moved = (block * rows * twice * 104729) % 1_000_000_000;
    return `left(${name}, 2) || right((1000000000 + (${name}_id + ${moved}) % 1000000000)::text, 9)`;
  }
  // Subtracting hours is one addition; subtracting days takes calendar arithmetic.
  return type.startsWith('timestamp') ? `${name} - interval '${24 * block} hours'` : `"${name}"`;
}

interface Blocks {
  /** Rows per entity in a block. */
  rows: number;
  /** The number of blocks in the end. */
  blocks: number;
}

/**
 * Copies the existing block of rows until there are `blocks`; two entities at a time if the database can, each in its
 * own transaction. A row only refers to rows of its own block, so nothing is joined, drawn or looked up.
 */
export async function copyBlocks(db: Db, plan: Blocks, progress: (part: number) => void): Promise<void> {
  const weights = await Promise.all(entities.map(({ table }) => sizeOf(db, table)));
  const total = weights.reduce((sum, each) => sum + each, 0);
  let done = 0;
  const waiting = entities.entries();
  const copyNext = async () => {
    for (const [at, entity] of waiting) {
      await db.transaction((tx) =>
        copyEntity(tx, entity, plan, (part) => {
          done += part * (weights[at] ?? 0);
          progress(done / total);
        }),
      );
    }
  };
  await Promise.all([copyNext(), copyNext()]);
}

/** The bytes of a table and its indexes, which copying takes time in proportion to. */
async function sizeOf(db: Db, table: PgTable): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    db,
    sql`select pg_total_relation_size(${getTableName(table)}::regclass)::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}

async function copyEntity(
  tx: Db,
  entity: Entity,
  { rows, blocks }: Blocks,
  progressed: (part: number) => void,
): Promise<void> {
  const name = getTableName(entity.table);
  const columns = Object.values(getTableColumns(entity.table)).filter(
    // Ids that nothing refers to are generated anew.
    (column) => column.name !== 'id' || entity.ids?.id !== undefined,
  );
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const valuesIn = (block: number) =>
    columns
      .map((column) => expressionOf(entity, { name: column.name, type: column.getSQLType() }, block, rows))
      .join(', ');
  await tx.execute(
    sql.raw(`create temp table first_block on commit drop as select *${partsOf(entity)} from "${name}"`),
  );
  // Rows of a table truncated in the same transaction need no WAL, if wal_level is minimal.
  await tx.execute(sql.raw(`truncate "${name}" restart identity`));
  await loadTable(tx, name, progressed, async () => {
    for (let block = 0; block < blocks; block++)
      await tx.execute(
        sql.raw(`insert into "${name}" (${names}) select ${valuesIn(block)} from first_block`),
      );
  });
  if (entity.ids?.id !== undefined)
    await tx.execute(
      sql.raw(`select setval(pg_get_serial_sequence('${name}', 'id'), max(id)) from "${name}"`),
    );
}

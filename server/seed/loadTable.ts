import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/open';

/** An index, or a constraint with an index. */
interface Index {
  drop: string;
  create: string;
}

/**
 * Fills a table with many rows, within a transaction: without its indexes and triggers, which are restored afterwards,
 * as that is several times faster. In the same transaction, building an index doesn't have to mark rows as visible and
 * write them again.
 */
export async function loadTable(
  tx: Db,
  name: string,
  progressed: (part: number) => void,
  fill: () => Promise<void>,
): Promise<void> {
  const table = sql`${`"${name}"`}::regclass`;
  const indexes = await rowsOf<Index>(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
      from pg_constraint where contype in ('p', 'u') and conrelid = ${table}
      union all
      select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index where indrelid = ${table} and indexrelid not in (select conindid from pg_constraint)`,
  );
  for (const { drop } of indexes) await tx.execute(sql.raw(drop));
  await tx.execute(sql.raw(`alter table "${name}" disable trigger user`));
  await fill();
  const part = 1 / (indexes.length + 2);
  progressed(part);
  // Enough to sort and count three million rows without temporary files.
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  await tx.execute(sql`set local work_mem = '256MB'`);
  for (const { create } of indexes) {
    await tx.execute(sql.raw(create));
    progressed(part);
  }
  await tx.execute(sql.raw(`alter table "${name}" enable trigger user`));
  await tx.execute(sql`select retally(${name})`);
  progressed(part);
}

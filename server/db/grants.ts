import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from './open';

/**
 * Only `insert` and `select` are needed on these, and `select` on the anchors: the activity log's triggers and functions do the
 * rest.
 */
const appendOnly = ['access_records', 'access_anchors', 'receipts'] as const;

/**
 * Lets a role that owns nothing use the tables: it reads and writes all rows, but can only add to the activity log and the receipts. Takes
 * from the tables' owner, which is the current role, what a restored backup gives back to it. Can be repeated.
 */
export async function grantTo(db: Db, name: string): Promise<void> {
  const role = sql.identifier(name);
  const [records, anchors, receipts] = appendOnly.map((table) => sql.identifier(table));
  const grants: SQL[] = [
    sql`grant usage on schema public, drizzle to ${role}`,
    sql`grant select on drizzle.__drizzle_migrations to ${role}`,
    sql`grant usage, select, update on all sequences in schema public to ${role}`,
    sql`grant select, insert on ${records} to ${role}`,
    sql`grant select, insert on ${receipts} to ${role}`,
    sql`grant select on ${anchors} to ${role}`,
    sql`revoke update, delete, truncate on ${records} from public, ${role}, current_user`,
    sql`revoke update, delete, truncate on ${receipts} from public, ${role}, current_user`,
    sql`revoke insert, update, delete, truncate on ${anchors} from public, ${role}, current_user`,
  ];
  await db.transaction(async (tx) => {
    const tables = await rowsOf<{ name: string }>(
      tx,
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const table of tables.filter((each) => !appendOnly.some((kept) => kept === each.name)))
      await tx.execute(sql`grant select, insert, update, delete on ${sql.identifier(table.name)} to ${role}`);
    for (const grant of grants) await tx.execute(grant);
  });
}

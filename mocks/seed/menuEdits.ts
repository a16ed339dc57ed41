import { and, eq, inArray } from 'drizzle-orm';
import { isEqual } from 'es-toolkit';
import type { Db } from '../db/open';
import { menus, roleMenus, roles } from '../db/schema';
import { recall, remember } from './memory';
import { menuRows, sampleRoles } from './rights';

type MenuRow = typeof menus.$inferSelect;

/** The key under which the menu is remembered as it was seeded last. */
const SEEDED = 'seeded:menu';

/** Remembers the menu that a database was seeded with just now. */
export const rememberMenu = (db: Db, menu: readonly MenuRow[] = menuRows): Promise<void> =>
  remember(db, SEEDED, JSON.stringify(menu));

/**
 * Brings what was edited in the sample menu since a database was seeded to that database. What somebody changed in the
 * database itself stays as it is: an entry that isn't as it was seeded, one that they deleted, a role that they took
 * entries from.
 */
export async function bringMenuEdits(db: Db, menu: readonly MenuRow[] = menuRows): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await tx.select().from(menus);
    const known = await recall(tx, SEEDED);
    // Of a database from before this was remembered: what it has counts as seeded.
    const before: readonly MenuRow[] = known
      ? JSON.parse(known)
      : menu.filter(({ id }) => held.some((row) => row.id === id));
    const isUntouched = ({ id }: MenuRow) => isEqual(rowOf(held, id), rowOf(before, id));

    const removed = before.filter((row) => !rowOf(menu, row.id) && isUntouched(row)).map(({ id }) => id);
    await tx.delete(roleMenus).where(inArray(roleMenus.menuId, removed));
    await tx.delete(menus).where(inArray(menus.id, removed));

    const changed = menu.filter((row) => rowOf(before, row.id) && !isEqual(row, rowOf(before, row.id)));
    for (const row of changed.filter(isUntouched))
      await tx.update(menus).set(row).where(eq(menus.id, row.id));

    const added = menu.filter(({ id }) => !rowOf(before, id) && !rowOf(held, id));
    if (added.length > 0) await tx.insert(menus).values(added);
    await grant(tx, held, added);
    await rememberMenu(tx, menu);
  });
}

/** Gives new entries to the sample roles that are to hold them, and still hold all that they were seeded with. */
async function grant(tx: Db, held: readonly MenuRow[], added: readonly MenuRow[]): Promise<void> {
  for (const { id, nodes } of sampleRoles) {
    const [role] = await tx.select().from(roles).where(eq(roles.id, id));
    const seeded = nodes.filter((node) => rowOf(held, node));
    const ofRole = and(eq(roleMenus.roleId, id), inArray(roleMenus.menuId, seeded));
    const holds = await tx.select().from(roleMenus).where(ofRole);
    const given = nodes.filter((node) => rowOf(added, node)).map((menuId) => ({ roleId: id, menuId }));
    if (role && given.length > 0 && holds.length === seeded.length)
      await tx.insert(roleMenus).values(given).onConflictDoNothing();
  }
}

const rowOf = (rows: readonly MenuRow[], id: number) => rows.find((row) => row.id === id);

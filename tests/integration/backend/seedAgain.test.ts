import { systemClock } from '@mocks/clock';
import { menus, roleMenus } from '@mocks/db/schema';
import { seedIfEmpty } from '@mocks/seed';
import { createTestBackend } from '@mocks/testBackend';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

it('a database that was seeded before gets the menu entries that have come since, for the administrator', async () => {
  const { db, close } = await createTestBackend();
  const entry = eq(menus.id, 26);
  await db.delete(roleMenus).where(eq(roleMenus.menuId, 26));
  await db.delete(menus).where(entry);
  expect(await seedIfEmpty(db, systemClock)).toBe(false);
  expect(await db.select().from(menus).where(entry)).toHaveLength(1);
  const granted = and(eq(roleMenus.menuId, 26), eq(roleMenus.roleId, 1));
  expect(await db.select().from(roleMenus).where(granted)).toHaveLength(1);
  await close();
});

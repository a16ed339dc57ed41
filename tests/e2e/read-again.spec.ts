import { hold } from './support/gate.ts';
import { axe, expect, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`earlier rows stay legible while a list is read again, without their colours (${colorScheme})`, async ({
    page,
    signedIn,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signedIn('admin');
    await page.goto('/user/enterprise');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(10);
    const release = await hold(page, '**/api/ajax/user/getUserList*');
    await page.getByRole('button', { name: '查询', exact: true }).click();
    const older = page.locator('[aria-busy=true]').filter({ has: rows });
    await expect(older.locator('> div').filter({ has: rows })).toHaveCSS('filter', 'grayscale(1)');
    await axe(page, 'main');
    release();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });

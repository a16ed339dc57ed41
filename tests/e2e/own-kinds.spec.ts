import { axe } from './support/axe.ts';
import { expect } from './support/test.ts';
import { login, test } from './support/toolLibrary.ts';

test.use({ locale: 'en-US' });

test('an application’s own kind of field is drawn in lists and among facts, and says what it can’t read', async ({
  page,
}) => {
  await login(page, 'ada');
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Drill 01').locator('[data-colour="#2e7d32"]')).toBeVisible();
  await expect(row('Drill 02')).toContainText('#1565c0');
  await expect(row('Saw 03')).toContainText('teal');
  await expect(row('Saw 03').locator('[data-colour]')).toHaveCount(0);
  await axe(page);
  await page.getByRole('link', { name: 'Drill 01' }).click();
  await expect(page.locator('dl [data-colour="#2e7d32"]')).toBeVisible();
});

test('an application’s own kind of block shows the fields that it is given, in words', async ({ page }) => {
  await login(page, 'ada');
  await page.getByRole('link', { name: 'Drill 08' }).click();
  const bar = page.getByRole('progressbar', { name: 'Deposit' });
  await expect(bar).toHaveAttribute('aria-valuenow', '33');
  await expect(page.getByRole('region', { name: 'Worth' })).toContainText('$80.00');
  await axe(page);
});

test('an application’s own kind of input filters a list, keeps its value in the address, and fills in a form', async ({
  page,
}) => {
  await login(page, 'ada');
  await page.getByRole('radio', { name: '3 stars' }).press('Space');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1-8 of 8')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1-8 of 8')).toBeVisible();
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await page.getByRole('row', { name: 'Drill 02' }).getByRole('link', { name: 'Change' }).click();
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await page.getByRole('radio', { name: '1 star', exact: true }).press('Space');
  await axe(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The tool was changed')).toBeVisible();
  await expect(page.getByText('1-7 of 7')).toBeVisible();
});

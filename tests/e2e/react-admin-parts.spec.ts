import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { login, test } from './support/toolLibrary.ts';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

/** The calls that change something. */
const changes = (asked: readonly string[]) => asked.filter((call) => !call.startsWith('GET'));

test('a table leads to the declared pages by its rows and its buttons, and sorts by none of its heads', async ({
  page,
  library,
}) => {
  await login(page, 'ada');
  await page.goto('/stock/table');
  // Seven a page, which the server isn't asked for.
  await expect(page.getByText('1-7 of 24')).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(7);
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(page.locator('tbody tr').first()).toContainText('Drill 08');
  await expect(page.locator('tbody tr')).toHaveCount(7);

  const asked = library.asked.length;
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  expect(library.asked.length).toBe(asked);
  await expect(page).not.toHaveURL(/sort=name/);
  // Nothing can be deleted: there is nothing to select rows for.
  await expect(page.locator('tbody').getByRole('checkbox')).toHaveCount(0);

  const row = page.getByRole('row', { name: /Saw 09/ });
  await expect(row.getByRole('link', { name: /Edit/ })).toHaveAttribute('href', '/stock/tools/t9/edit');
  await expect(row.getByRole('link', { name: /View/ })).toHaveAttribute('href', '/stock/tools/t9');
  await row.getByText('Saw 09').click();
  await expect(page).toHaveURL(/\/stock\/tools\/t9$/);
  await expect(page.getByText('Not on a shelf')).toBeVisible();
  await page.goto('/stock/table');
  await page.getByRole('link', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/stock\/tools-add$/);
});

test('an address of react-admin’s leads to the page declared for it, and one below it to none', async ({
  page,
}) => {
  await login(page, 'ada');
  for (const [address, declared] of [
    ['/stock/tools/t9/show', '/stock/tools/t9'],
    // A page of its own, which shows: react-admin would edit here.
    ['/stock/tools/t9', '/stock/tools/t9'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL((url) => url.pathname === declared);
    await expect(page.getByText('Not on a shelf')).toBeVisible();
  }
  for (const address of ['/stock/tools/t9/show/more', '/stock/tools/t9/edit/more', '/stock/nothing']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Sorry' })).toBeVisible();
  }
});

test('the export button saves all rows with the columns of the list, as the console’s own export does', async ({
  page,
}) => {
  await login(page, 'ada');
  await page.goto('/stock/table');
  await expect(page.getByText('1-7 of 24')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^Tools-\d{8}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFName,Condition,Deposit,Bought,Paint,Shelf');
  expect(lines).toHaveLength(25);
  expect(lines[1]).toBe('Drill 01,Worn,10.00,2026-01-01 09:30:00,#2e7d32,');
  await expect(page.getByText('24 rows exported')).toBeVisible();
});

test('an update of one field sends the declared form with the rest as it is, once', async ({
  page,
  library,
}) => {
  await login(page, 'ada');
  await page.goto('/stock/table');
  const row = page.getByRole('row', { name: /Drill 02/ });
  await row.getByRole('button', { name: 'Onto shelf A1' }).click();
  await expect(page.getByText('Drill 02: A1')).toBeVisible();
  expect(changes(library.asked)).toEqual(['PATCH /v1/tools/t2']);
  // A cell of the declared list reads its row as react-admin's fields do.
  await page.goto('/stock/tools');
  await expect(page.getByText('Drill 02 @ A1')).toBeVisible();
  await expect(page.getByRole('row', { name: /Drill 02/ })).toContainText('20.00');
});

test('an edit is saved by the declared form, and what is wrong stands at its input', async ({
  page,
  library,
  consoleGuard,
}) => {
  consoleGuard.allow('422');
  await login(page, 'ada');
  await page.goto('/stock/table/t4/form');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Drill 04');
  // The declaration's own rule, which the page doesn't state.
  await name.fill('x'.repeat(41));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is too long')).toBeVisible();
  expect(changes(library.asked)).toEqual([]);

  await name.fill('Drill 05');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Another tool has this name')).toBeVisible();
  await expect(page).toHaveURL(/\/stock\/table\/t4\/form$/);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await name.fill('Drill 4B');
  await page.getByRole('spinbutton', { name: 'Deposit' }).fill('12.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/stock\/tools\/t4$/);
  await expect(page.getByText('Updated')).toBeVisible();
  await expect(page.getByText('Drill 4B').first()).toBeVisible();
  await expect(page.getByText('12.50').first()).toBeVisible();
  expect(changes(library.asked)).toEqual(['PATCH /v1/tools/t4', 'PATCH /v1/tools/t4']);
});

test('a new record is sent by the declared form; an input that it lacks is refused before anything is sent', async ({
  page,
  library,
}) => {
  await login(page, 'ada');
  await page.goto('/stock/table-add');
  await page.getByRole('textbox', { name: 'Name' }).fill('Lathe');
  await page.getByRole('textbox', { name: 'Bought' }).fill('2026-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This can’t be changed here')).toBeVisible();
  expect(changes(library.asked)).toEqual([]);

  await page.getByRole('textbox', { name: 'Bought' }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This cannot be empty')).toBeVisible();
  expect(changes(library.asked)).toEqual([]);

  await page.getByRole('spinbutton', { name: 'Deposit' }).fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/stock\/tools\/t25\/edit$/);
  await expect(page.getByText('Added')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lathe');
  expect(changes(library.asked)).toEqual(['POST /v1/tools']);
});

test('a record is shown with what refers to it and a menu, and a deletion says that there is none', async ({
  page,
  library,
}) => {
  await login(page, 'ada');
  await page.goto('/stock/table/t6');
  const card = page.locator('.RaShow-card');
  await expect(card.getByText('Saw 06')).toBeVisible();
  await expect(card.getByText('Drill 07')).toBeVisible();
  await expect(card.getByText('Member 06')).toBeVisible();
  await expect(card.getByText('Member 07')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/stock/tools/t6/edit');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The server can’t delete: nothing was deleted')).toBeVisible();
  expect(changes(library.asked)).toEqual([]);
  await expect(page.getByRole('menuitem', { name: 'Tools', exact: true })).toHaveAttribute(
    'href',
    '/stock/tools',
  );
  await page.getByRole('menuitem', { name: 'Tools in a table' }).click();
  await expect(page.getByText('1-7 of 24')).toBeVisible();
});

test('references are named and lead to their pages; a row without a page to edit it says so and stays', async ({
  page,
  library,
}) => {
  await login(page, 'ada');
  await page.goto('/desk/table');
  const drill = page.getByRole('link', { name: 'Drill 01' });
  await expect(drill).toHaveAttribute('href', '/stock/tools/t1');
  expect(library.asked.filter((call) => /tools\/t\d+$/.test(call))).toHaveLength(10);
  await page.getByRole('cell', { name: 'Member 02' }).click();
  await expect(page.getByText('There is no page for this')).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/table$/);
  await drill.click();
  await expect(page).toHaveURL(/\/stock\/tools\/t1$/);
  // An address of react-admin's, as a link that somebody wrote by hand.
  await page.goto('/react-admin/stock/tools/t3/show');
  await expect(page).toHaveURL(/\/stock\/tools\/t3$/);
});

test('without the right to change, the buttons are absent and the forms refuse', async ({
  page,
  library,
}) => {
  await login(page, 'bo');
  await page.goto('/stock/table');
  const row = page.getByRole('row', { name: /Drill 02/ });
  await expect(row.getByRole('link', { name: /View/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /Edit/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add' })).toHaveCount(0);
  await page.goto('/stock/table/t2/form');
  await expect(page.getByText('You have no permission for this page')).toBeVisible();
  expect(changes(library.asked)).toEqual([]);
});

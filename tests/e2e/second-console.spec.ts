import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { axe } from './support/axe.ts';
import { login, test } from './support/toolLibrary.ts';

// Far from the application's time zone: the console must show the application's.
test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

const bearer = { Authorization: 'Bearer token-ada' };

test('a wrong password is refused in the server’s words, the right one opens the first menu entry', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow('401');
  await page.goto('/login');
  await axe(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@library.example');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password');
  await login(page, 'ada');
  expect((await context.cookies()).map(({ name }) => name)).toEqual([
    `tool-library-${new URL(page.url()).port}`,
  ]);
});

test('a list is filtered and paged, and a record leads back to the same query', async ({ page }) => {
  await login(page, 'ada');
  await expect(page.getByText('1-10 of 24')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(page.getByRole('link', { name: 'Drill 11' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Saw');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1-8 of 8')).toBeVisible();
  const query = page.url();
  await page.getByRole('link', { name: 'Saw 06' }).click();
  await expect(page).toHaveURL(/\/stock\/tools\/t6$/);
  await expect(page.getByText('Not on a shelf')).toBeVisible();
  await expect(page.getByText('Case')).toBeVisible();
  await expect(page.getByText('Oiled')).toBeVisible();
  await expect(page.getByText('Member 06')).toBeVisible();
  await expect(page.getByText('2026-01-06 09:30:00')).toBeVisible();
  await axe(page);
  const here = page.getByRole('navigation', { name: 'You are here' });
  await expect(here.getByRole('link', { name: 'Tools' })).toHaveAttribute('href', '/stock/tools');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(query);
  await expect(page.getByRole('link', { name: 'Saw 06' })).toBeVisible();
});

test('a list that declares it is sorted by its server, in its address, and other columns are not', async ({
  page,
}) => {
  await login(page, 'ada');
  const first = page.getByRole('rowheader').first();
  const head = page.getByRole('columnheader', { name: 'Deposit' });
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  // What makes the heads' buttons is there by now.
  await expect(page.getByRole('columnheader', { name: 'Condition' }).getByRole('button')).toHaveCount(0);
  await expect(first).toHaveText('Drill 01');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toHaveText('Saw 24');
  await expect(page.getByText('1-10 of 24')).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(first).toHaveText('Saw 24');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await expect(first).toHaveText('Drill 01');
});

test('a tool is added and changed', async ({ page }) => {
  await login(page, 'ada');
  await page.getByRole('link', { name: 'Add a tool' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lathe');
  await page.getByRole('textbox', { name: 'Deposit' }).fill('12.5');
  await axe(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The tool was added')).toBeVisible();
  await page.getByRole('row', { name: /Lathe/ }).getByRole('link', { name: 'Change' }).click();
  await page.getByRole('textbox', { name: 'Shelf' }).fill('B4');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The tool was changed')).toBeVisible();
  await page.getByRole('link', { name: 'Lathe' }).click();
  await expect(page.getByText('B4')).toBeVisible();

  // Cleared values are sent empty, because this server keeps what it isn't sent.
  await page.goBack();
  await page.getByRole('row', { name: /Lathe/ }).getByRole('link', { name: 'Change' }).click();
  await page.getByRole('textbox', { name: 'Shelf' }).fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The tool was changed')).toBeVisible();
  await page.getByRole('link', { name: 'Lathe' }).click();
  await expect(page.getByText('Not on a shelf')).toBeVisible();
});

test('the selected tools are written off in one call, and the focus stays in their list', async ({
  page,
  library,
}) => {
  await login(page, 'ada');
  const boxes = page.locator('tbody input[type=checkbox]:enabled');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Write off' }).click();
  await expect(page.getByRole('dialog')).toContainText('Write these 2 tools off as broken?');
  await axe(page);
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Write off' }).press('Enter');
  await expect(page.getByText('2 tools were written off')).toBeVisible();
  await expect(page.getByRole('toolbar')).toBeHidden();
  expect(library.asked.filter((call) => call === 'POST /v1/tools/broken')).toHaveLength(1);
  await expect(page.locator('tbody tr').first().getByRole('checkbox')).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Tools' })).toBeFocused();
});

test('a request that somebody else has decided says so, and the workbench goes on', async ({
  page,
  request,
}) => {
  await login(page, 'ada');
  await page.goto('/desk/loans/L1');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Out of order');
  await axe(page);
  await request.patch('/v1/loans/L1', { headers: bearer, data: { status: 'granted' } });
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Already reviewed')).toBeVisible();
  await expect(page.getByText('Out of order')).toBeVisible();

  await page.goto('/desk/loans');
  await page.getByRole('link', { name: 'Go through the requests' }).click();
  const grant = page.getByRole('button', { name: 'Grant' });
  await expect(grant).toBeVisible();
  await expect(page.getByText('Member 02')).toBeVisible();
  await axe(page);
  await grant.click();
  await expect(page.getByText('Lend Drill 02 to Member 02?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
  await expect(page.getByText('Member 03')).toBeVisible();
});

test('a draft of a decision is restored', async ({ page }) => {
  await login(page, 'ada');
  await page.goto('/desk/loans/L4');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Not before spring');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Not before spring');
});

test('without the right there is neither the page nor a request', async ({ page, library }) => {
  await login(page, 'bo');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).not.toContainText('Loans');
  for (const path of ['/desk/loans', '/desk/journal', '/desk/loans/L1', '/stock/tools-add']) {
    await page.goto(path);
    await expect(page.getByText('You have no permission for this page')).toBeVisible();
  }
  await axe(page);
  expect(library.asked.filter((path) => /loans|journal/.test(path))).toEqual([]);
});

test('its files contain no words of the other application', async ({ built }) => {
  const files = (await readdir(built, { recursive: true })).filter(
    // The manifest names the engine's files.
    (file) => /\.(js|css|html|json)$/.test(file) && !file.startsWith('.vite'),
  );
  const foreign =
    /\p{Script=Han}|baoquan|evidence|invoice|notari[sz]|notary|attestation|Please enter the captcha|\/api\//iu;
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(built, file), 'utf8');
      const at = text.search(foreign);
      return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 40), at + 40)}`];
    }),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(found.flat()).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expectInSight } from './support/inSight.ts';
import { axe, desktop, expect, phone, test } from './support/test.ts';

const rows = (page: Page) => page.locator('[data-row]');

/** Expects the focus to be in a row, visibly and in view. */
async function expectAt(page: Page, index: number) {
  const focused = rows(page).nth(index).locator(':focus');
  await expect(focused).toBeVisible();
  await expectInSight(focused);
  expect(await focused.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
}

test('a list is walked, searched and opened by keys alone, with the cursor in view', async ({
  page,
  signedIn,
}) => {
  // Lower than the rows, so that the page must scroll.
  await page.setViewportSize({ ...desktop, height: 500 });
  await signedIn('admin');
  await open(page, '/user/enterprise');
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]) {
    await page.keyboard.press('j');
    await expectAt(page, index);
  }
  for (const index of [8, 7, 6, 5, 4, 3, 2, 1, 0, 0]) {
    await page.keyboard.press('k');
    await expectAt(page, index);
  }

  await page.keyboard.press('/');
  const keyword = page.getByRole('textbox', { name: '名称或手机号' });
  await expect(keyword).toBeFocused();
  await page.keyboard.type('jkx/?');
  await expect(keyword).toHaveValue('jkx/?');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('公司');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=/);
  await expect(keyword).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expectAt(page, 0);
  const name = await rows(page).nth(0).locator(':focus').innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a row is selected by its key, and not while a dialog is open', async ({ page, signedIn }) => {
  await signedIn('admin');
  await open(page, `/online/web?filter=${encodeURIComponent('{"status":"success"}')}`);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const ticked = page.locator('[data-row] input:checked');
  await expect(ticked).toHaveCount(1);
  await expect(rows(page).nth(1).locator('input')).toBeChecked();
  await page.keyboard.press('Shift+X');
  await page.keyboard.press('Alt+x');
  await expect(ticked).toHaveCount(1);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '快捷键' });
  await expect(help.locator('dt')).toHaveText(['J', 'K', 'X', 'Enter', '/', '?', 'G']);
  await axe(page, '[role=dialog]');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await expect(ticked).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expectAt(page, 1);
  await page.keyboard.press('x');
  await expect(ticked).toHaveCount(0);
});

test('the keys of lists can be turned off, and on again by their button', async ({ page, signedIn }) => {
  await signedIn('admin');
  // Loaded once G is a key.
  const loaded = page.waitForResponse(/\/assets\/GoTo-/);
  await open(page, '/user/enterprise');
  await loaded;
  const button = page.getByRole('button', { name: '快捷键' });
  const use = page.getByRole('checkbox', { name: '使用快捷键' });
  await button.press('Enter');
  await use.press('Space');
  await page.keyboard.press('Escape');
  for (const key of ['j', '?', 'g']) await page.keyboard.press(key);
  await expect(button).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.press('Enter');
  await use.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expectAt(page, 0);
});

test('G and a letter lead to another page, as do clicks, and a letter is no key of the list behind', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  // Loaded once the first page has settled.
  const loaded = page.waitForResponse(/\/assets\/GoTo-/);
  await open(page, `/online/web?filter=${encodeURIComponent('{"status":"success"}')}`);
  await loaded;
  const places = page.getByRole('dialog', { name: '前往' });
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page).toHaveURL(/\/user\/individual$/);
  await expect(page.getByRole('heading', { level: 1, name: '个人认证' })).toBeVisible();
  await expect(places).toHaveCount(0);

  await page.keyboard.press('g');
  await expectInSight(places.getByRole('link', { name: '企业认证' }));
  await axe(page, '[role=dialog]');
  // No page's: it would choose a row of the list.
  await page.keyboard.press('x');
  await expect(places.getByRole('status')).toContainText('X');
  await page.keyboard.press('Escape');
  await expect(places).toHaveCount(0);
  await page.keyboard.press('g');
  await places.getByRole('link', { name: '网页取证' }).click();
  // As it was left.
  await expect(page).toHaveURL(/\/online\/web\?filter=/);
  await expect(page.getByRole('heading', { level: 1, name: '网页取证' })).toBeVisible();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page.locator('[data-row] input:checked')).toHaveCount(0);

  await page.getByRole('textbox').first().fill('');
  await page.keyboard.type('gi');
  await expect(page.getByRole('textbox').first()).toHaveValue('gi');
  await expect(page).toHaveURL(/\/online\/web\?filter=/);
});

test('the button of the keys is hidden on a phone, which has none', async ({ page, signedIn }) => {
  await signedIn('admin');
  await open(page, '/user/enterprise');
  const button = page.getByRole('button', { name: '快捷键' });
  await expectInSight(button);
  await page.setViewportSize(phone);
  await expect(page.getByRole('button', { name: '显示列' })).toBeVisible();
  await expect(button).toBeHidden();
});

test('of several lines pasted into a search box the first is taken, which is said and can be undone', async ({
  page,
  context,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn('admin');
  await open(page, '/user/enterprise');
  await page.evaluate(() => navigator.clipboard.writeText('13800138000\t甲\r\n13900139000\t乙\r\n'));
  const pasted = page.getByText('只填入了第一项，其余 3 项没有填入');
  const box = page.getByRole('textbox', { name: '名称或手机号' });
  // What watches for it comes right after the first rows.
  await expect(async () => {
    await box.fill('x');
    await box.press('ControlOrMeta+a');
    await box.press('ControlOrMeta+v');
    expect(await box.inputValue()).toBe('13800138000');
  }).toPass();
  await expectInSight(pasted);
  await axe(page);
  await box.press('ControlOrMeta+z');
  await expect(box).toHaveValue('x');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').press('ControlOrMeta+v');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('13800138000');
});

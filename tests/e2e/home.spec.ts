import type { Page, Request } from '@playwright/test';
import { errors } from 'declared-console/words/zh-CN/errors';
import { shell } from 'declared-console/words/zh-CN/shell';
import area from '../../i18n/zh-CN/areas/home.ts';
import money from '../../i18n/zh-CN/areas/money.ts';
import online from '../../i18n/zh-CN/areas/online.ts';
import personal from '../../i18n/zh-CN/areas/personal.ts';
import { axe, expect, phone, test } from './support/test.ts';

const { home } = area;
const { resources } = money;
const region = (page: Page, name: string) => page.getByRole('region', { name });
const waiting = (page: Page) => region(page, home.waiting).getByRole('listitem');
const failed = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: online.resources['online/web'].figures.failed });
const dailyOrders = (page: Page) =>
  region(page, `${resources['money/just'].name} ${resources['money/just'].figures.daily}`);

/** The most calls under way at once, and all that were sent. */
function watchCalls(page: Page) {
  const seen = { now: 0, most: 0, paths: [] as string[] };
  // Who is at work on what is asked by the list that was open before.
  const isCall = (url: string) => url.includes('/api/') && !url.includes('/api/claim/');
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    seen.paths.push(new URL(request.url()).pathname);
  });
  const ended = (request: Request) => {
    if (isCall(request.url())) seen.now -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return seen;
}

test('the first entry of the menu opens what waits and the figures, with six calls at a time', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/');
  await expect(page).toHaveURL(/\/user\/enterprise$/);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const calls = watchCalls(page);
  const first = page.getByRole('navigation', { name: shell.menu.label }).getByRole('link').first();
  await expect(first).toHaveText(shell.menu.home);
  await expect(first).not.toHaveAttribute('aria-current');
  await first.click();
  await expect(page.getByRole('heading', { name: shell.menu.home, level: 1 })).toBeFocused();
  await expect(first).toHaveAttribute('aria-current', 'page');
  await expect(waiting(page)).toHaveCount(6);
  await expect(waiting(page).first().getByRole('link', { name: home.begin })).toBeInViewport();
  await expect(failed(page).first().getByRole('link', { name: /\d/ })).toBeVisible();
  const orders = dailyOrders(page);
  await orders.scrollIntoViewIfNeeded();
  await expect(orders.locator('svg .MuiBarElement-root').first()).toBeInViewport();
  await orders.getByRole('button', { name: home.days.replace('%{smart_count}', '30') }).click();
  await expect(orders.getByRole('row')).toHaveCount(31);
  expect(calls.most).toBeLessThanOrEqual(6);
  await axe(page);
});

test('a chart is a table, too, by keyboard, whose rows lead to what they count', async ({
  page,
  signedIn,
}) => {
  await signedIn('finance');
  await page.goto('/home');
  const orders = dailyOrders(page);
  const table = orders.getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveCount(7);
  await expect(table.getByRole('link')).toHaveCount(0);
  await orders.getByRole('button', { name: home.table }).focus();
  await page.keyboard.press('Enter');
  await expect(orders.getByRole('button', { name: home.table, pressed: true })).toBeVisible();
  const day = table.getByRole('link').first();
  const date = await day.innerText();
  const count = await table.getByRole('row').nth(1).getByRole('cell').innerText();
  await page.keyboard.press('Tab');
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/money\/just\?filter=/);
  expect(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '')).toEqual({
    datetime: { start: date, end: date },
  });
  await expect(page.locator('tbody tr')).toHaveCount(Math.min(10, Number(count)));
});

const sums = resources['money/justSums'];
const { name: activity } = personal.resources['personal/activity'];

test('amounts by day and what the account did come with their capability', async ({ page, signedIn }) => {
  await signedIn('finance');
  await page.goto('/home');
  const amounts = region(page, `${sums.name} ${sums.figures.amounts}`);
  await expect(amounts.getByRole('cell', { name: /^¥/ }).first()).toBeAttached();
  await region(page, activity).scrollIntoViewIfNeeded();
  await expect(region(page, activity).getByRole('rowheader').first()).toBeAttached();
});

test('without the capability nothing is asked for, and no word of it said', async ({ page, signedIn }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }));
  await signedIn('finance');
  const calls = watchCalls(page);
  await page.goto('/home');
  await expect(dailyOrders(page).getByRole('rowheader')).toHaveCount(7);
  await expect(page.getByText(sums.name)).toHaveCount(0);
  await expect(page.getByText(activity)).toHaveCount(0);
  expect(calls.paths.filter((path) => path.includes('/figures/'))).toEqual([]);
});

test('what fails is said where it is, and asked for again there', async ({
  page,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('503');
  await page.route('**/api/ajax/webfor/**', (route) => route.fulfill({ status: 503, body: '' }));
  await signedIn('admin');
  await page.goto('/home');
  const tasks = failed(page).first();
  await expect(tasks.getByRole('alert')).toContainText(errors.http);
  await expect(failed(page).nth(1).getByRole('link', { name: /\d/ })).toBeVisible();
  const chart = region(page, home.among.evidence);
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.getByRole('alert')).toContainText(home.some.replace('%{smart_count}', '1'));
  await expect(chart.getByRole('row').nth(1)).toContainText(home.unknown);
  await page.unroute('**/api/ajax/webfor/**');
  await tasks.getByRole('button', { name: errors.retry }).click();
  await expect(tasks.getByRole('link', { name: /\d/ })).toBeVisible();
  await chart.getByRole('button', { name: errors.retry }).click();
  await expect(chart.getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: phone, colorScheme: 'dark' });

  test('it is reached by the title, fits, and axe finds nothing', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/user/enterprise');
    await page.getByRole('banner').getByRole('link').click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(waiting(page).first().getByRole('link', { name: home.begin })).toBeInViewport();
    await dailyOrders(page).scrollIntoViewIfNeeded();
    await expect(dailyOrders(page).locator('svg .MuiBarElement-root').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await axe(page);
  });
});

test('an account whose lists have none has neither the page nor its entry', async ({ page, signedIn }) => {
  await page.route('**/api/member/getMenu', async (route) => {
    const answer = await (await route.fetch()).json();
    const keep = ({ url }: { url: string }) => url === '/authority';
    await route.fulfill({
      json: { ...answer, data: { ...answer.data, role: answer.data.role.filter(keep) } },
    });
  });
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }));
  await signedIn('admin');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: shell.noPermission })).toBeVisible();
  await expect(page.getByRole('link', { name: shell.menu.home, exact: true })).toHaveCount(0);
});

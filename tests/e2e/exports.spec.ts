import { readFile } from 'node:fs/promises';
import money from '@i18n/zh-CN/areas/money';
import user from '@i18n/zh-CN/areas/user';
import { enums } from '@i18n/zh-CN/enums';
import type { Download, Page } from '@playwright/test';
import { list } from 'declared-console/words/zh-CN/shell';
import words from 'declared-console/words/zh-CN/transfers';
import { momentOf, type ReadCell, readXlsx } from '../support/readXlsx.ts';
import { tokenIn } from '../support/sessionCookie.ts';
import { exportList } from './support/exportList.ts';
import { hold } from './support/gate.ts';
import { logOut } from './support/logOut.ts';
import { axe, expect, phone, test } from './support/test.ts';

const { transfers } = words;
const orders = money.resources['money/just'];
const enterprises = user.resources['user/enterprise'];

/** The button in the top bar. */
const tasks = (page: Page) => page.getByRole('button', { name: new RegExp(`^${transfers.name}`) });

/** An export of which one page was read; what is returned lets the second one be answered. */
async function exportOnePage(page: Page) {
  const release = await hold(page, SECOND);
  await exportEnterprises(page);
  await expect(tasks(page)).toHaveText('33%');
  return release;
}

/** Opens the list of enterprises, and asks for its export. */
async function exportEnterprises(page: Page) {
  await page.goto('/user/enterprise');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await exportList(page, 'csv');
}

/** The second part of its rows. */
const SECOND = '**/getUserList?page=2&limit=100*';

/** Goes on to another list, without a reload. */
async function goElsewhere(page: Page) {
  await page.getByRole('link', { name: user.resources['user/balance'].name, exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: user.resources['user/balance'].name }),
  ).toBeVisible();
}

const numberOf = (cell: ReadCell) => (typeof cell === 'object' ? cell.value : Number.NaN);
const sheetsOf = async (file: Download) => readXlsx(await readFile(await file.path()));
const linesOf = async (file: Download) => (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');

test('an Excel export has all rows of the query with typed cells, and says of which query', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto(`/money/just?filter=${encodeURIComponent('{"pay":"paid"}')}`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const answer = await page.request.get('/api/ajax/data/getOrderList?page=1&limit=100&pay=2', {
    headers: {
      Authorization: `Bearer ${tokenIn(await page.context().cookies())}`,
    },
  });
  const wire = (await answer.json()).data;
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: list.export, exact: true }).click();
  await axe(page);
  // Chosen once, it is so the next time.
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: transfers.formats.xlsx.name })).toBeChecked();
  await dialog.getByRole('button', { name: transfers.start, exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${orders.name}-\\d{8}\\.xlsx$`));

  const [rows, about] = await sheetsOf(file);
  expect(rows).toMatchObject({ name: orders.name, frozen: 1 });
  expect(rows?.rows[0]).toEqual(Object.values(orders.fields));
  expect(rows?.rows).toHaveLength(wire.count + 1);
  const [first] = wire.data;
  const [orderNo, , , mobile, , addTime, sum, pay] = rows?.rows[1] ?? [];
  expect([orderNo, mobile, pay]).toEqual([first.orderNo, first.mobile, enums.payStatus.paid]);
  expect(addTime).toMatchObject({ format: 'yyyy-mm-dd hh:mm:ss' });
  expect(momentOf(numberOf(addTime))).toBe(first.addTime);
  expect(sum).toEqual({ value: Number(first.money), format: '#,##0.00' });

  const said = new Map(about?.rows.map(([label, value]) => [label, value]));
  expect(said.get(transfers.about.list)).toBe(orders.name);
  expect(said.get(orders.filters.pay)).toBe(enums.payStatus.paid);
  expect(said.get(transfers.about.who)).toContain('(');
  expect(said.get(transfers.about.rows)).toEqual({ value: wire.count, format: '#,##0' });

  // The server's activity log has it, too.
  const log = await page.request.get('/api/audit/getList?kind=export&limit=1', {
    headers: { Authorization: `Bearer ${tokenIn(await page.context().cookies())}` },
  });
  const [entry] = (await log.json()).data.data;
  expect(JSON.parse(entry.details)).toEqual({
    list: 'money/just',
    query: 'pay=2',
    format: 'xlsx',
    rows: String(wire.count),
    counted: String(wire.count),
  });
});

test('an export goes on elsewhere, shows how far it is, and says by name when it has ended', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const release = await hold(page, SECOND);
  await exportEnterprises(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await goElsewhere(page);
  await expect(tasks(page)).toHaveText('33%');
  // What the page itself shows as loading is over.
  await expect(page.getByRole('progressbar', { name: list.loading })).toBeHidden();
  await tasks(page).click();
  const popover = page.getByRole('dialog', { name: transfers.name });
  await expect(popover.getByRole('progressbar', { name: enterprises.name })).toHaveAttribute(
    'aria-valuenow',
    '33',
  );
  await axe(page);
  const downloading = page.waitForEvent('download');
  release();
  expect(await linesOf(await downloading)).toHaveLength(301);
  await expect(page.getByRole('alert')).toContainText(enterprises.name);
  // The file is still there.
  const again = page.waitForEvent('download');
  await popover.getByRole('button', { name: transfers.actions.save }).click();
  expect(await linesOf(await again)).toHaveLength(301);
  await popover.getByRole('button', { name: transfers.actions.clear }).click();
  await expect(tasks(page)).toBeHidden();
});

test('an export whose rows can’t all be read fails with the reason, saves nothing, and can be tried again', async ({
  page,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('500');
  await signedIn('admin');
  await page.setViewportSize(phone);
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await page.route(SECOND, (route) => route.fulfill({ status: 500, body: '' }));
  await exportEnterprises(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await tasks(page).click();
  const item = page.getByRole('dialog', { name: transfers.name }).getByRole('listitem');
  await expect(item).toContainText(transfers.states.failed.replace('%{reason}', ''));
  await axe(page);
  expect(files).toEqual([]);
  await page.unroute(SECOND);
  const downloading = page.waitForEvent('download');
  await item.getByRole('button', { name: transfers.actions.retry }).click();
  expect(await linesOf(await downloading)).toHaveLength(301);
  expect(files).toHaveLength(1);
});

test('a cancelled export asks for nothing more, and the next one in line begins', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const release = await exportOnePage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await exportList(page, 'csv');
  await tasks(page).click();
  const popover = page.getByRole('dialog', { name: transfers.name });
  await expect(popover.getByRole('listitem').first()).toContainText(transfers.states.waiting);
  const downloading = page.waitForEvent('download');
  await popover.getByRole('listitem').last().getByRole('button', { name: transfers.actions.cancel }).click();
  await expect(page.getByText(transfers.exportCancelled)).toBeVisible();
  release();
  expect(await linesOf(await downloading)).toHaveLength(301);
  // Of the second alone; a full page is followed by another request.
  const pages = asked.flatMap((url) => /getUserList\?page=(\d)&limit=100/.exec(url)?.[1] ?? []);
  expect(pages).toEqual(['1', '2', '3', '4']);
});

test('closing the page while an export is under way is asked about; logging out ends it', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const release = await exportOnePage(page);
  const asking = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asking;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  const files: string[] = [];
  const asked: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  page.on('request', (request) => asked.push(request.url()));
  release();
  await expect(page.getByRole('img').first()).toBeVisible();
  expect([files, asked.filter((url) => url.includes('getUserList'))]).toEqual([[], []]);
});

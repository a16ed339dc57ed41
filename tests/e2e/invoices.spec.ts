import type { APIRequestContext, Page } from '@playwright/test';
import words from 'declared-console/words/zh-CN/review';
import area from '../../i18n/zh-CN/areas/money.ts';
import { holdPause } from './support/pause.ts';
import { withRows } from './support/rows.ts';
import { type Account, axe, expect, phone, test, tokenOf } from './support/test.ts';
import { confirmWarnings } from './support/warnings.ts';

interface Invoice {
  readonly id: string;
  readonly head: string;
  readonly type: string;
}

async function call(
  request: APIRequestContext,
  account: Account,
  path: string,
  form: Record<string, string>,
) {
  const answer = await request.post(`/api/invoice/${path}`, {
    form,
    headers: { Authorization: `Bearer ${await tokenOf(request, account)}` },
  });
  return answer.json();
}

/** Each test decides its own invoice: the index of its invoice among those with this status. */
async function invoiceIn(request: APIRequestContext, status: string, place: number): Promise<Invoice> {
  const { data } = await call(request, 'admin', 'invoiceList', { page: '1', limit: '100', status });
  const invoice = data.data.at(-1 - place);
  if (!invoice) throw new Error(`the seed has too few invoices in status ${status}`);
  return invoice;
}

const detail = (id: string, step = '') => `/money/invoice/invoiceDetail${step}?id=${id}`;

const DIFFERS = new RegExp(area.pages.invoice.sumDiffers.replaceAll(/%\{\w+\}/g, '.+'));

/** The orders of every invoice then don't add up. */
const makeOrdersDiffer = (page: Page) =>
  withRows(page, '**/invoiceOrderList', (order) => Object.assign(order, { money: '0.01' }));

/** Approves once the orders' sum, the last part to load, is warned of, which is asked about. */
async function approveDiffering(page: Page) {
  const said = await page.getByRole('status').filter({ hasText: DIFFERS }).innerText();
  await page.getByRole('button', { name: '提交' }).click();
  await confirmWarnings(page, said);
}

test('the orders of an invoice are requested once, for both their table and their sum', async ({
  page,
  request,
  signedIn,
}) => {
  const { id } = await invoiceIn(request, '1', 5);
  await signedIn('admin');
  const asked: string[] = [];
  page.on('request', (each) => {
    if (each.url().includes('invoiceOrderList')) asked.push(each.url());
  });
  await page.goto(detail(id, '/audit'));
  await expect(page.getByText('发票订单合计')).toBeVisible();
  await expect(page.getByRole('group', { name: '发票订单' }).locator('tbody tr').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('rejecting in the first review needs a reason, shows 操作成功, and afterwards who, when and why', async ({
  page,
  request,
  signedIn,
}) => {
  const { id, head } = await invoiceIn(request, '1', 0);
  await signedIn('admin');
  await page.goto(detail(id, '/audit'));
  await expect(page.getByText(head).first()).toBeVisible();
  await axe(page);
  await page.getByRole('radio', { name: '不通过' }).check();
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('请输入原因')).toBeVisible();
  await page.getByRole('textbox', { name: '备注' }).fill('抬头与营业执照不符');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '操作成功' })).toBeVisible();
  await expect(page).toHaveURL(/\/money\/invoice$/);
  await page.goto(detail(id));
  await expect(page.getByText('审核驳回')).toBeVisible();
  await expect(page.getByText('抬头与营业执照不符')).toBeVisible();
});

test('the finance step names the first reviewer, and agreeing sends the issued invoice', async ({
  page,
  request,
  signedIn,
}) => {
  const { id } = await invoiceIn(request, '1', 1);
  await call(request, 'admin', 'invoiceCheckOne', { id, status: '1', remark: '资料齐全' });
  await signedIn('finance');
  await makeOrdersDiffer(page);
  await page.goto(detail(id, '/makeOut'));
  await expect(page.getByText('资料齐全')).toBeVisible();
  await page.getByRole('textbox', { name: '开票时间' }).fill('2026-03-04');
  await page.getByRole('textbox', { name: '开票人名' }).fill('赵六');
  await page.getByRole('textbox', { name: '发票代码' }).fill('033001800104');
  await page.getByRole('textbox', { name: '发票号码' }).fill('12345678');
  await page.getByRole('textbox', { name: '快递单号' }).fill('SF1000000001');
  await approveDiffering(page);
  await expect(page).toHaveURL(/\/money\/invoice$/);
  await page.goto(detail(id));
  await expect(page.getByText('已开票')).toBeVisible();
  for (const shown of ['赵六', '033001800104', '12345678', 'SF1000000001'])
    await expect(page.getByText(shown)).toBeVisible();
});

test('a second reviewer is told who was first, sees the current invoice, and keeps the typed text', async ({
  page,
  request,
  signedIn,
}) => {
  const { id } = await invoiceIn(request, '1', 2);
  await signedIn('admin');
  await page.goto(detail(id, '/audit'));
  await page.getByRole('radio', { name: '不通过' }).check();
  await page.getByRole('textbox', { name: '备注' }).fill('税号有误');
  await call(request, 'admin', 'invoiceCheckOne', { id, status: '1' });
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('该记录已审核')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '你填写的内容' })).toHaveValue(/税号有误/);
  await expect(page.getByText('已提交财务').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '提交' })).toHaveCount(0);
});

test('the first review and the finance step have separate permissions', async ({
  page,
  request,
  signedIn,
}) => {
  const { id } = await invoiceIn(request, '1', 3);
  await signedIn('finance');
  await page.goto(detail(id, '/audit'));
  await expect(page.getByText('你没有访问此页面的权限')).toBeVisible();
  await page.goto(detail(id));
  await expect(page.getByText('待开票')).toBeVisible();
  await expect(page.getByRole('button', { name: '提交' })).toHaveCount(0);
});

test('the workbench goes on to the next pending invoice after a decision, which leaving it sends', async ({
  page,
  context,
  request,
  signedIn,
}) => {
  await holdPause(context);
  // The oldest: a queue is read at its ends, and who is between them may not be found.
  const { id, head } = await invoiceIn(request, '1', 0);
  await signedIn('admin');
  await makeOrdersDiffer(page);
  await page.goto('/money/invoice');
  await page.getByRole('link', { name: '初审工作台' }).click();
  await page.goto(`/money/review/audit?at=${id}`);
  await expect(page.getByText(head).first()).toBeVisible();
  await approveDiffering(page);
  await expect(page).not.toHaveURL(new RegExp(`at=${id}$`));
  await expect(page.getByRole('button', { name: '提交' })).toBeVisible();
  await page.getByRole('link', { name: words.review.workbench.list }).click();
  await expect(page.getByRole('alert').filter({ hasText: '操作成功' })).toBeVisible();
  const { data } = await call(request, 'admin', 'invoiceDetail', { id });
  expect(data.status).toBe('2');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('an invoice and its decision are stacked and fit the screen', async ({ page, request, signedIn }) => {
    const { id } = await invoiceIn(request, '2', 0);
    await signedIn('finance');
    await page.goto(detail(id, '/makeOut'));
    await expect(page.getByRole('button', { name: '提交' })).toBeVisible();
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});

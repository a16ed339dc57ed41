import type { Page, Request } from '@playwright/test';
import words from 'declared-console/words/zh-CN/review';
import { tokenIn } from '../support/sessionCookie.ts';
import {
  type Application,
  applicationsOf,
  awaiting,
  decideElsewhere,
  pathOf,
  pendingApplication,
} from './support/applications.ts';
import { expectInSight } from './support/inSight.ts';
import { logOut } from './support/logOut.ts';
import { axe, expect, login, loginHere, phone, test } from './support/test.ts';
import { confirmWarnings, UNOPENED } from './support/warnings.ts';

const { pause } = words.review;

const remark = (page: Page) => page.getByRole('textbox', { name: '审核备注' });
const submit = (page: Page) => page.getByRole('button', { name: '提交' });
/** Submits an approval of an application whose files weren't all opened. */
async function submitUnopened(page: Page) {
  await submit(page).click();
  await confirmWarnings(page, UNOPENED);
}
const records = (page: Page) => page.getByRole('table', { name: '审核记录' });
const row = (page: Page, { order_no }: Application) => page.getByRole('row', { name: order_no });

/** The url of the list with these filters. */
const list = (filter: Record<string, string>, page = 1, perPage = 10) =>
  `/evidence/results?filter=${encodeURIComponent(JSON.stringify(filter))}&page=${page}&perPage=${perPage}`;
/** The console's names for notarial=1 and pay=2 on the wire. */
const waiting = { notarial: 'awaiting', pay: 'paid' };

const isCheck = (request: Request) => new URL(request.url()).pathname === '/api/ajax/data/check';

test('an application is found in the list, read and reviewed with a remark, and the list is unchanged afterwards', async ({
  page,
  request,
  signedIn,
}) => {
  const { data } = await applicationsOf(request, 'notary', { ...awaiting, page: '2', limit: '10' });
  const application = data.find(({ type }) => type === '2');
  if (!application) throw new Error('the seed has no company’s application on the second page');
  await signedIn('notary');
  await page.goto(list(waiting, 2));
  await row(page, application).getByRole('link', { name: '审核' }).click();
  await expect(page).toHaveURL(pathOf(application));
  await expect(page.getByRole('region', { name: '审核记录' })).toContainText('暂无审核记录');
  // However long the page is, the decision stays visible.
  await expect(page.getByRole('region', { name: '审核记录' })).not.toBeInViewport({ ratio: 1 });
  await expect(submit(page)).toBeInViewport({ ratio: 1 });
  await axe(page);

  const evidence = page.getByRole('region', { name: '证据信息' });
  await expect(evidence.getByRole('columnheader')).toHaveText([
    '证据编号',
    '文件名称',
    '保全时间',
    '证据状态',
    '操作',
  ]);
  await expect(evidence.getByRole('link', { name: '查看详情' }).first()).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('region', { name: '企业申请信息' })).toContainText(application.companyName);
  const payment = page.getByRole('region', { name: '支付信息' });
  await expect(payment).toContainText(application.order_no);
  await expect(payment).toContainText('已支付');
  await expect(
    page.getByRole('region', { name: '申请文件' }).getByRole('link', { name: '公证申请表' }),
  ).toHaveAttribute('target', '_blank');

  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '请输入审核备注' })).toBeVisible();
  await expect(remark(page)).toBeFocused();
  await remark(page).fill('材料齐全 & 同意出证');
  await expect(page.getByText('请输入审核备注')).toHaveCount(0);
  const sending = page.waitForRequest(isCheck);
  await submitUnopened(page);
  const sent = await sending;
  expect(sent.method()).toBe('POST');
  expect(await sent.headerValue('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  const { userId, orderId } = application;
  expect(sent.postData()).toBe(
    String(new URLSearchParams({ isCheck: '1', checkRemark: '材料齐全 & 同意出证', userId, orderId })),
  );
  await expect(page.getByRole('alert').filter({ hasText: '操作成功' })).toBeVisible();

  await expect(page).toHaveURL(list(waiting, 2));
  await expect(page.getByText('第 11-20 条')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '出证状态' })).toContainText('待审核');
  await expect(row(page, application)).toHaveCount(0);

  await page.goto(list({ keyword: application.mobile }));
  await row(page, application).getByRole('link', { name: '查看' }).click();
  await expect(records(page)).toContainText('材料齐全 & 同意出证');
  await expect(records(page)).toContainText('审核成功');
  await expect(page.getByRole('region', { name: '支付信息' })).toContainText('已通过');
  await expect(submit(page)).toHaveCount(0);
});

test('failing an application sends 0, and its remark is in the records', async ({
  page,
  request,
  signedIn,
}) => {
  const application = await pendingApplication(request, 'admin', '2');
  await signedIn('admin');
  await page.goto(pathOf(application));
  await page.getByRole('radio', { name: '不通过' }).check();
  await remark(page).fill('授权文件缺少公章');
  const sent = page.waitForRequest(isCheck);
  await submit(page).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('isCheck')).toBe('0');
  // The page was opened first, so it leads to its list.
  await expect(page).toHaveURL(/\/evidence\/results$/);
  await expect(page.getByRole('heading', { level: 1, name: '出证申请' })).toBeVisible();
  await page.goBack();
  await expect(records(page).getByRole('row').nth(1)).toContainText('审核失败');
  await expect(records(page)).toContainText('授权文件缺少公章');
  await expect(page.getByRole('region', { name: '支付信息' })).toContainText('未通过');
  await expect(submit(page)).toHaveCount(0);
});

test('for an application that somebody else has decided, the page says who and when, keeps the remark, and reloads', async ({
  page,
  request,
  signedIn,
}) => {
  const application = await pendingApplication(request, 'notary', '2');
  await signedIn('admin');
  await page.goto(pathOf(application));
  await remark(page).fill('同意，已核对营业执照');
  await decideElsewhere(request, 'notary', application, { isCheck: '0', checkRemark: '营业执照已过期' });
  await submitUnopened(page);
  const notice = page.getByRole('alert').filter({ hasText: '该记录已审核' });
  await expect(notice).toContainText(/\S+ 已于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 审核，结果：审核失败/);
  await expect(notice.getByRole('textbox', { name: '你填写的内容' })).toHaveValue('同意，已核对营业执照');
  await expect(records(page)).toContainText('营业执照已过期');
  await expect(submit(page)).toHaveCount(0);
  await expect(page.getByText('操作成功')).toHaveCount(0);
});

test('an unpaid application has no links, only its preview image, and its number is no link', async ({
  page,
  request,
  signedIn,
}) => {
  const { data } = await applicationsOf(request, 'admin', { pay: '1' });
  const [application] = data;
  if (!application) throw new Error('the seed has no unpaid application');
  await signedIn('admin');
  await page.goto(list({ keyword: application.mobile }));
  await expect(row(page, application)).toContainText('未支付');
  await expect(row(page, application).getByRole('cell').last()).toHaveText('图片预览');
  await expect(row(page, application).getByRole('link')).toHaveCount(0);
  await expect(row(page, application).getByRole('button')).toHaveCount(1);
});

test('the ID photos of a person can be opened, zoomed and rotated', async ({ page, request, signedIn }) => {
  await signedIn('admin');
  await page.goto(pathOf(await pendingApplication(request, 'admin', '1')));
  const applicant = page.getByRole('region', { name: '个人申请信息' });
  await expect(applicant).toContainText('上传身份证照片');
  await applicant.getByRole('button', { name: '查看大图：手持身份证' }).click();
  const viewer = page.getByRole('dialog', { name: '图片' });
  const picture = viewer.getByRole('img', { name: '手持身份证' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await viewer.getByRole('button', { name: '放大' }).click();
  await expect(viewer.getByText('135%')).toBeVisible();
  await viewer.getByRole('button', { name: '顺时针旋转', exact: true }).click();
  await expect(picture).toHaveCSS('transform', 'matrix(0, 1, -1, 0, 0, 0)');
  await viewer.getByRole('button', { name: '适应窗口' }).click();
  await expect(viewer.getByText('100%')).toBeVisible();
  await expect(picture).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  await axe(page);
  await viewer.getByRole('button', { name: '关闭' }).click();
  await expect(viewer).toHaveCount(0);

  // After face recognition there are no photos to compare, whatever the answer contains.
  await page.route('**/evidencesDetail*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, authorType: '3' } } });
  });
  await page.reload();
  await expect(applicant).toContainText('支付宝人脸识别');
  await expect(page.getByRole('button', { name: /查看大图：.*身份证/ })).toHaveCount(0);
});

test('the workbench goes through the pending records under the list’s filters, counts them, and leads back to their page', async ({
  page,
  request,
  signedIn,
}) => {
  const keyword = '15';
  const pending = await applicationsOf(request, 'admin', { ...awaiting, keyword });
  const payment = page.getByRole('region', { name: '支付信息' });
  const place = page.getByRole('status', { name: /^第 \d+ 条/ });
  await signedIn('admin');
  await page.goto(list({ keyword }, 2, 20));
  await expect(page.getByText(/^第 21-/)).toBeVisible();
  await page.getByRole('link', { name: '审核工作台' }).click();
  await expect(place).toHaveText(`1 / ${pending.count}`);
  await expect(page.getByText('已保留列表的查询条件')).toBeVisible();
  // Each account begins at a place of its own among the oldest twentieth, and goes on from there.
  await expect(payment).toContainText(/GZ\d+/);
  const shown = await payment.innerText();
  const oldest = pending.data.toReversed();
  const start = oldest.findIndex(({ order_no }) => shown.includes(order_no));
  expect(start).toBeLessThanOrEqual(pending.count / 20);
  const [first, second] = oldest.slice(start);
  if (!first || !second) throw new Error('the seed has too few applications of this keyword');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '快捷键' });
  for (const key of ['下一条', '上一条', '转到图片', '下一张图片', '转到待填写的内容', '转到审核按钮'])
    await expect(help.getByRole('definition').filter({ hasText: key }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('e');
  await page.keyboard.type('jk? 材料齐全');
  await expect(remark(page)).toHaveValue('jk? 材料齐全');
  await submitUnopened(page);
  await expect(place).toHaveText(`1 / ${pending.count - 1}`);
  await expect(payment).toContainText(second.order_no);
  await expect(remark(page)).toHaveValue('');
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '操作成功' })).toBeVisible();
  await expect(page).toHaveURL(list({ keyword }, 2, 20));
  await expect(page.getByText(/^第 21-/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(keyword);
  await page.goto(list({ keyword: first.mobile }));
  await expect(row(page, first)).toContainText('已通过');
});

test('a remark survives the end of the session on its workbench record, but not a logout', async ({
  page,
  request,
  context,
  consoleGuard,
}) => {
  // A picture of the next record may be requested after the session has ended.
  consoleGuard.allow('410 (Gone)');
  await login(page, 'notary');
  await page.goto('/evidence/review');
  await page.getByRole('button', { name: '下一条' }).click();
  await expect(page.getByRole('status', { name: /^第 2 条/ })).toBeVisible();
  await remark(page).fill('地址与执照不符');
  const { search } = new URL(page.url());
  const token = tokenIn(await context.cookies());
  await request.get('/api/user/logout', { headers: { Authorization: `Bearer ${token}` } });
  await submitUnopened(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert').filter({ hasText: '账号已过期，请重新登录' })).toHaveCount(1);
  await loginHere(page, 'notary');
  await expect(page).toHaveURL(`/evidence/review${search}`);
  await expect(remark(page)).toHaveValue('地址与执照不符');
  await expect(page.getByText('已恢复上次未提交的内容')).toBeVisible();
  await expectInSight(page.getByRole('alert').filter({ hasText: pause.ended }));
  await logOut(page);
  await page
    .getByRole('dialog', { name: '有尚未提交的内容' })
    .getByRole('button', { name: '退出登录' })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await loginHere(page, 'notary');
  await page.goto(`/evidence/review${search}`);
  await expect(remark(page)).toHaveValue('');
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: phone, colorScheme: 'dark' });

  test('a reviewed application and the workbench fit the screen and pass axe', async ({
    page,
    request,
    signedIn,
  }) => {
    const { data } = await applicationsOf(request, 'admin', { pay: '2', notarial: '2' });
    const [reviewed] = data;
    if (!reviewed) throw new Error('the seed has no reviewed application');
    await signedIn('admin');
    for (const path of [pathOf(reviewed), '/evidence/review']) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: '申请文件' })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 22, 28)');
      await axe(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
});

test('a dialog says of which row it is, where its record has no name of its own or has not been read', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/evidence/results');
  const row = page
    .locator('tbody tr')
    .filter({ has: page.getByRole('button', { name: '图片预览' }) })
    .first();
  const number = await row.getByRole('rowheader').innerText();
  await row.getByRole('button', { name: '图片预览' }).click();
  await expect(page.getByRole('dialog', { name: `图片预览 ${number}` })).toBeVisible();
  await page.route('**/userDetial*', (route) =>
    route.fulfill({ json: { code: 500, message: '服务器内部错误' } }),
  );
  await page.goto('/user/enterprise');
  // What somebody hasn't submitted has no operations.
  const company = page
    .locator('tbody tr')
    .filter({ has: page.getByRole('button') })
    .first();
  const name = await company.getByRole('link').innerText();
  await company.getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: `用户详情 ${name}` })).toContainText('服务器内部错误');
});

import type { APIRequestContext, Page } from '@playwright/test';
import words from 'declared-console/words/zh-CN/review';
import area from '../../i18n/zh-CN/areas/user.ts';
import { expectInSight } from './support/inSight.ts';
import { axe, desktop, expect, phone, test, tokenOf } from './support/test.ts';

const { receipt } = words.review;
const { approve, reject } = area.resources['user/Detail'].review.decision.actions;
const photos = area.resources['user/Detail'].sections.photos.fields;
const DETAIL = '**/api/user/userDetial?*';

/** A person who waits, of no other test: in the middle of the list. */
async function pendingPerson(
  request: APIRequestContext,
): Promise<{ readonly user_id: string; readonly mobile: string }> {
  const answer = await request.get('/api/ajax/user/getUserList', {
    params: { page: '3', limit: '10', types: '1', status: '2' },
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  return (await answer.json()).data.data[0];
}

const receiptOn = (page: Page) => page.getByRole('region', { name: receipt.name });

/** The record as the server has it, but for its address. */
const moved = (page: Page) =>
  page.route(DETAIL, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.userDetailInfo.address = 'elsewhere';
    await route.fulfill({ response, json: answer });
  });

test('a receipt says what a decision was made on and whether the record changed since, to whoever sees the record', async ({
  page,
  request,
  signedIn,
}) => {
  const { user_id: id, mobile } = await pendingPerson(request);
  await signedIn('admin');
  await page.goto(`/user/Detail/${id}?kind=individual`);
  await page.getByRole('button', { name: `查看大图：${photos['userDetailInfo.author_front']}` }).click();
  await expect(page.getByRole('button', { name: words.review.pictures.zoomIn })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('textbox', { name: reject.fields.account }).fill('照片不清晰');
  await page.getByRole('button', { name: reject.name, exact: true }).click();
  await expect(receiptOn(page)).toContainText(receipt.unchanged);
  await expect(receiptOn(page)).toContainText(/已打开文件 1 \/ \d/);
  await expect(receiptOn(page)).toContainText(photos['userDetailInfo.author_back']);

  await signedIn('reviewer');
  await page.goto(`/user/Detail/${id}?kind=individual`);
  await expect(receiptOn(page)).toContainText('(admin)');
  await expect(receiptOn(page)).toContainText(receipt.unchanged);
  await page.goto(`/user/individual?filter=${encodeURIComponent(JSON.stringify({ keyword: mobile }))}`);
  await page.getByRole('button', { name: '并排查看' }).click();
  await page.locator(`tr[data-row='${id}']`).getByRole('link').first().focus();
  const beside = page.getByRole('complementary', { name: '并排查看' });
  await expect(beside.getByRole('region', { name: receipt.name })).toContainText(receipt.unchanged);
  await page.goto(`/user/Detail/${id}?kind=individual`);
  await moved(page);
  await page.reload();
  const changed = receiptOn(page).getByText(receipt.changed);
  await expect(changed).toBeVisible();
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await changed.scrollIntoViewIfNeeded();
    await expectInSight(changed);
    await axe(page);
  }
});

test('what was decided today has its receipts, and compares a record that is asked about', async ({
  page,
  signedIn,
}) => {
  // Whoever comes first may have sent no papers.
  await page.route('**/api/user/userDetial*', async (route) => {
    const answer = await (await route.fetch()).json();
    Object.assign(answer.data.userDetailInfo, { author_front: '/favicon.svg', type: '1' });
    await route.fulfill({ json: answer });
  });
  await signedIn('admin');
  await page.goto('/user/review/individual');
  await page.getByRole('button', { name: approve.name, exact: true }).waitFor();
  const id = new URL(page.url()).searchParams.get('at');
  await page.getByRole('textbox', { name: reject.fields.account }).fill('照片不清晰');
  const kept = page.waitForResponse('**/api/receipt/add');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBe(id);
  // Leaving sends what is held back at once.
  await page.getByRole('link', { name: words.review.workbench.list }).first().click();
  await kept;
  await page.goto('/user/review/individual');
  await page.getByRole('button', { name: /^已处理 1/ }).click();
  const compare = page.getByRole('button', { name: new RegExp(`^${receipt.compare}`) });
  await expect(page.getByRole('dialog')).toContainText(/已打开文件 \d \/ \d/);
  await compare.press('Enter');
  await expect(page.getByRole('dialog').getByText(receipt.unchanged)).toBeVisible();
  await expectInSight(compare);
  await axe(page);
});

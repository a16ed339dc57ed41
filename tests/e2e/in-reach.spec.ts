import type { Locator, Page } from '@playwright/test';
import { expectInSight } from './support/inSight.ts';
import { axe, desktop, expect, phone, test } from './support/test.ts';

const sizes = [desktop, phone];
const long = (characters: number) =>
  '服务器拒绝了这次操作，原因如下。'.repeat(characters).slice(0, characters);
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;

/** Answers a list of feedback with this text in each row. */
const withFeedback = (page: Page, content: string) =>
  page.route('**/api/version/feedback*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const row of answer.data.list.data ?? answer.data.list) row.content = content;
    await route.fulfill({ json: answer });
  });

for (const size of sizes) {
  test(`at ${size.width} px a refusal of 4,000 characters is folded, and closed by a button`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    await page.route('**/api/version/feedback*', (route) =>
      route.fulfill({ json: { code: 500, message: long(4000), data: null } }),
    );
    await page.goto('/app/feedback');
    const toast = page.locator('.MuiSnackbar-root');
    const close = toast.getByRole('button', { name: '关闭' });
    await expectInSight(close);
    expect(await heightOf(toast)).toBeLessThan(200);
    expect(await heightOf(page.getByRole('group', { name: '数据加载失败' }))).toBeLessThan(300);
    await axe(page);
    await toast.getByRole('button', { name: '展开' }).press('Enter');
    await expect(toast.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
    expect(await heightOf(toast)).toBeLessThan(size.height * 0.8);
    await expectInSight(close);
    await expectInSight(toast.getByRole('button', { name: '复制' }));
    await axe(page);
    await close.click();
    await expect(toast).toHaveCount(0);
  });

  test(`at ${size.width} px a feedback of 5,000 characters makes no row of thousands of pixels`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    await withFeedback(page, long(5000));
    await page.goto('/app/feedback');
    const row = page.locator('tbody tr').first();
    const more = row.getByRole('button', { name: '展开' });
    if (size === phone) await row.getByRole('button', { name: '更多' }).press('Enter');
    await expect(more).toBeVisible();
    expect(await heightOf(row)).toBeLessThan(size === phone ? 400 : 140);
    await more.click();
    await expect(async () => expectInSight(row.getByRole('button', { name: '收起' }))).toPass();
    expect(await heightOf(row)).toBeLessThan(size.height);
    await axe(page);
    await page.emulateMedia({ media: 'print' });
    // Folded or opened out, paper has all of it.
    for (const index of [0, 1])
      expect.soft(await heightOf(page.locator('tbody tr').nth(index))).toBeGreaterThan(1000);
  });

  test(`at ${size.width} px a long fact is folded`, async ({ page, signedIn }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    await page.route('**/api/version/detail*', async (route) => {
      const answer = await (await route.fetch()).json();
      answer.data.update_content = long(5000);
      await route.fulfill({ json: answer });
    });
    await page.goto('/app/details/200');
    const main = page.getByRole('main');
    const fact = main.locator('dd').filter({ hasText: '服务器拒绝' });
    await expect(fact.getByRole('button', { name: '展开' })).toBeVisible();
    expect(await heightOf(fact)).toBeLessThan(200);
    await fact.getByRole('button', { name: '展开' }).click();
    await expect(async () => expectInSight(fact.getByRole('button', { name: '收起' }))).toPass();
    expect(await heightOf(fact)).toBeLessThan(size.height);
    const bottomOf = async (part: Locator) => {
      const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
      return y + height;
    };
    const copy = fact.getByRole('button', { name: '复制' });
    expect(await bottomOf(copy)).toBeLessThanOrEqual((await bottomOf(fact)) + 1);
    await axe(page);
    // Where the button has moved away with what it folds, it is followed.
    await fact.getByRole('button', { name: '收起' }).click();
    await expect(async () => expectInSight(fact.getByRole('button', { name: '展开' }))).toPass();
  });
}

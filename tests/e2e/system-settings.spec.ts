import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from './support/test.ts';

/** The console follows the system's settings for motion and contrast. */

test('with reduced motion, overlays appear at once', async ({ page, signedIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn('admin');
  await page.goto('/user/enterprise');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    // A transition that only starts late takes no time.
    addEventListener('transitionrun', () => {
      for (const { effect } of document.getAnimations())
        if (Number(effect?.getComputedTiming().duration) > 0)
          moved.push(`${(effect as KeyframeEffect).target?.className}`);
    });
  });
  await page.getByRole('button', { name: /快速查找/ }).click();
  await page.getByRole('dialog', { name: '快速查找' }).getByRole('combobox').press('Escape');
  await page.getByRole('button', { name: '显示列' }).click();
  await page.getByRole('dialog').press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`in ${colorScheme} the border and placeholder of a field are visible, and lines too with increased contrast`, async ({
    page,
    signedIn,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signedIn('admin');
    await page.goto('/user/enterprise');
    const cell = page.locator('tbody').getByRole('rowheader').first();
    await expect(cell).toBeVisible();
    const ground = await page
      .locator('form')
      .first()
      .evaluate((panel) => getComputedStyle(panel).backgroundColor);
    async function contrastOf(
      element: typeof cell,
      property: 'color' | 'borderTopColor' | 'borderBottomColor',
    ) {
      const color = await element.evaluate((one, name) => getComputedStyle(one)[name], property);
      expect(color, 'a colour that lets nothing through').toMatch(/^rgb\(/);
      return getContrastRatio(color, ground);
    }
    expect(await contrastOf(page.locator('fieldset').first(), 'borderTopColor')).toBeGreaterThanOrEqual(3);
    const faintest = await page
      .getByPlaceholder('开始日期')
      .first()
      .evaluate((field) => getComputedStyle(field, '::placeholder').opacity);
    expect(Number(faintest)).toBeGreaterThanOrEqual(0.7);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expect
      .poll(() => contrastOf(page.getByRole('columnheader').first(), 'color'))
      .toBeGreaterThanOrEqual(7);
    expect(await contrastOf(cell, 'borderBottomColor')).toBeGreaterThanOrEqual(4.5);
  });

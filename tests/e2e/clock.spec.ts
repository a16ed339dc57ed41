import { axe, expect, test } from './support/test.ts';

const AHEAD = 393;

test('a browser whose clock is a year ahead goes by the server’s, and says so', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.clock.install({ time: Date.now() + AHEAD * 86_400_000 });
  await page.goto('/user/individual');
  const ages = page.locator('tbody').getByText(/^等待/);
  await expect(ages.first()).toBeVisible();
  for (const age of await ages.allInnerTexts())
    expect(Number(/(\d+) 天/.exec(age)?.[1] ?? 0)).toBeLessThan(AHEAD);
  await expect(page.getByText(`本机时间比服务器快 ${AHEAD} 天，控制台按服务器时间计算`)).toBeVisible();
  await axe(page);
});

import type { Page } from '@playwright/test';

/** Opens the licence of an enterprise under review, which is this file, and whose url tells nothing of it. */
export async function reviewLicence(page: Page, file: Buffer): Promise<void> {
  await page.route('**/api/user/userDetial?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.userDetailInfo.license = '/api/files/license?sig=1';
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/api/files/license?*', (route) =>
    route.fulfill({ contentType: 'application/octet-stream', body: file }),
  );
  await page.goto('/user/review/enterprise');
  await page.getByRole('list', { name: '图片列表' }).getByRole('button', { name: '营业执照' }).click();
}

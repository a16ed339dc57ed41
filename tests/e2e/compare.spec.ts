import type { Page } from '@playwright/test';
import words from 'declared-console/words/zh-CN/review';
import area from '../../i18n/zh-CN/areas/user.ts';
import { expectInSight } from './support/inSight.ts';
import { axe, desktop, expect, phone, test, tokenOf } from './support/test.ts';

const { compare } = words.review;
const { person } = area.resources['user/Detail'].sections;

/** Two persons of one phone number, and the page of the first. */
async function openDuplicate(page: Page): Promise<void> {
  const params = { page: '1', limit: '100', types: '1', status: '2' };
  const headers = { Authorization: `Bearer ${await tokenOf(page.request, 'admin')}` };
  const answer = await page.request.get('/api/ajax/user/getUserList', { params, headers });
  const [one, other] = (await answer.json()).data.data;
  await page.route('**/api/ajax/user/getUserList*', async (route) => {
    const json = await (await route.fetch()).json();
    if (new URL(route.request().url()).searchParams.get('types') === '1')
      json.data = { data: [one, { ...other, mobile: one.mobile }], count: 2 };
    await route.fulfill({ json });
  });
  await page.goto(`/user/Detail/${one.user_id}?kind=individual&status=2`);
}

for (const size of [desktop, phone])
  test(`two records are compared field by field, each named, at ${size.width} px`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    await openDuplicate(page);
    const button = page.getByRole('button', { name: compare.title });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: new RegExp(compare.title) });
    const row = dialog
      .getByRole('row')
      .filter({ has: page.getByText(person.fields['userDetailInfo.contact_idcard']) });
    const name = row.getByText(person.fields['userDetailInfo.contact_idcard']);
    await name.scrollIntoViewIfNeeded();
    await expectInSight(name);
    await expect(row).toContainText(compare.differs);
    await axe(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

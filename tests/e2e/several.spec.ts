import review from 'declared-console/words/zh-CN/review';
import areas from '../../i18n/zh-CN/areas/money.ts';
import { expectInSight } from './support/inSight.ts';
import { axe, desktop, expect, phone, test } from './support/test.ts';

const { several } = review.review;
const { actions } = areas.resources['money/giftDetail'].review.decision;
const waiting = encodeURIComponent(JSON.stringify({ status: 'waiting', is_own: 'others' }));
const of = (words: string, count: number) =>
  words.replace('%{verdict}', actions.reject.name).replace('%{smart_count}', String(count));

test('selected gifts are refused by the keyboard alone, for one reason, each with its own request; the bar stays in sight', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto(`/money/gift?filter=${waiting}`);
  const rows = page.locator('tbody tr');
  const boxes = rows.getByRole('checkbox');
  await boxes.nth(0).press('Space');
  await boxes.nth(1).press('Space');
  const bar = page.getByRole('toolbar').filter({ hasText: '积分' });
  const refuse = bar.getByRole('button', { name: of(several.action, 2) });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectInSight(refuse);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await axe(page);
  }
  const ids = await rows.evaluateAll((all) => all.slice(0, 2).map((row) => row.getAttribute('data-row')));
  const names = await rows.getByRole('rowheader').allInnerTexts();
  const decided: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/giftApproval/decide')) decided.push(sent.postData() ?? '');
  });
  await refuse.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText('重复赠送');
  for (const name of names.slice(0, 2)) await expect(dialog).toContainText(name.split('\n')[0] ?? '');
  await axe(page);
  await dialog.getByRole('button', { name: of(several.action, 2) }).press('Enter');
  await expect(dialog.getByText(several.allDone.replace('%{smart_count}', '2'))).toBeVisible();
  expect(decided.map((sent) => new URLSearchParams(sent).get('reason'))).toEqual(['重复赠送', '重复赠送']);
  // The list behind has been read again, too.
  for (const id of ids) await expect(page.locator(`tr[data-row='${id}']`)).toHaveCount(0);
  await axe(page);
  await expect(dialog.getByRole('button', { name: '关闭' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  // The focus stays in the list.
  await expect(page.locator('[role=group]:focus, [role=group] :focus')).toHaveCount(1);
});

test('all rows that match are selected, over pages, and the bar says so on a phone, too', async ({
  page,
  signedIn,
}) => {
  await signedIn('finance');
  await page.goto('/money/invoice?filter=%7B%22status%22%3A%22submitted%22%7D');
  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.nth(0).check();
  const bar = page.getByRole('toolbar').filter({ hasText: /¥/ });
  const all = bar.getByRole('button', { name: /^选择符合条件的全部/ });
  await expectInSight(all);
  const [count] = /\d+/.exec(await all.innerText()) ?? [];
  await all.click();
  await expect(bar).toContainText(`已选 ${count} 项`);
  await expect(all).toHaveCount(0);
  await page.getByRole('navigation', { name: /页/ }).getByRole('button', { name: /2/ }).first().click();
  await expect(page.getByText(/^第 11-20 条/)).toBeVisible();
  await expect(boxes.nth(0)).toBeChecked();
  await page.setViewportSize(phone);
  await expect(bar).toBeInViewport({ ratio: 1 });
});

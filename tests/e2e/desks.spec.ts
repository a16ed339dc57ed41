import review from 'declared-console/words/zh-CN/review';
import giving from '../../i18n/zh-CN/areas/giveMany.ts';
import areas from '../../i18n/zh-CN/areas/money.ts';
import users from '../../i18n/zh-CN/areas/user.ts';
import { axe, desktop, expect, phone, test, tokenOf } from './support/test.ts';

const many = giving.pages.giveMany;
const { give: one, giveMany } = users.resources['user/integral'].listActions;
const { sections } = areas.resources['money/invoiceDetail'];

test('points are given to a pasted list of people by the keyboard alone, each with its own request', async ({
  page,
  request,
  signedIn,
}) => {
  const answer = await request.get('/api/ajax/user/getBalanceList', {
    params: { page: '1', limit: '2', status: '2' },
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  const [first, second] = (await answer.json()).data.data;
  await signedIn('admin');
  await page.goto('/user/integral');
  const given: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/updatePoints')) given.push(sent.postData() ?? '');
  });
  await page.getByRole('button', { name: giveMany.name }).press('Enter');
  const form = page.getByRole('dialog', { name: many.title }).first();
  await expect(form.getByRole('textbox', { name: many.fields.mobiles })).toBeFocused();
  await page.keyboard.insertText(`${first.mobile}\n+86 ${second.mobile}\n`);
  await form.getByRole('radio').nth(2).press('Space');
  await form.getByRole('textbox', { name: many.fields.points }).fill('7');
  await form.getByRole('textbox', { name: many.fields.explain }).fill('for both');
  await form.getByRole('button', { name: many.next }).press('Enter');
  const question = page.getByRole('dialog', { name: many.title }).last();
  for (const { name } of [first, second]) await expect(question).toContainText(name);
  await axe(page);
  await question.getByRole('button', { name: many.give }).press('Enter');
  await expect(question.getByText(many.results.done)).toHaveCount(2);
  expect(given.map((sent) => new URLSearchParams(sent).get('mobile'))).toEqual([first.mobile, second.mobile]);
  // The button that sent is the one that finishes, and has kept the focus.
  await expect(question.getByRole('button', { name: many.finish })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('tbody tr').first()).toContainText('for both');
  await expect(page.getByRole('button', { name: one.name })).toBeVisible();
});

test('the sum of the selected amounts is in sight, on a phone, too', async ({ page, signedIn }) => {
  await signedIn('finance');
  await page.goto('/money/just');
  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const amounts = await page.locator('tbody td.column-money').allInnerTexts();
  const cents = amounts.slice(0, 2).map((text) => Math.round(100 * Number(text.replace(/[^\d.]/g, ''))));
  const sum = (cents.reduce((total, each) => total + each, 0) / 100).toFixed(2);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const bar = page.getByRole('toolbar').filter({ hasText: /¥/ });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.innerText()).replaceAll(',', '')).toContain(`¥${sum}`);
    await axe(page);
  }
});

test('the orders of an invoice are in view while it is decided; a section without a value is a line that opens', async ({
  page,
  request,
  signedIn,
}) => {
  const answer = await request.post('/api/invoice/invoiceList', {
    form: { page: '1', limit: '10', status: '1' },
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  const { id } = (await answer.json()).data.data.at(-1);
  await page.setViewportSize(desktop);
  await signedIn('admin');
  await page.goto(`/money/invoice/invoiceDetail/audit?id=${id}`);
  const orders = page.getByRole('group', { name: sections.orders.name });
  await expect(orders.locator('tbody tr').first()).toBeInViewport({ ratio: 1 });
  // Nothing has been decided yet.
  const summary = page.locator('summary').filter({ hasText: sections.review.name });
  await expect(summary).toContainText(review.review.nothing);
  await axe(page);
  const inside = page.getByText(sections.review.fields.courier_number);
  await expect(inside).toBeHidden();
  await summary.press('Enter');
  await expect(inside).toBeVisible();
});

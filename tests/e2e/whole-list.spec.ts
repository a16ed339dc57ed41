import type { Page } from '@playwright/test';
import { pagesOf } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

const many = Array.from({ length: 1000 }, (_, index) => ({
  order_no: `N${index}`,
  create_time: '2026-01-01 08:00:00',
  money: '1.00',
}));

/** The page of an invoice with {@link many} orders. */
async function openInvoice(page: Page) {
  await page.route('**/api/invoice/invoiceOrderList*', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { data: many, count: many.length } } }),
  );
  await page.goto('/money/invoice/invoiceDetail?id=1');
  await expect(page.getByRole('rowheader', { name: 'N0', exact: true })).toBeVisible();
}

test('an unpaged list scrolls through 1000 rows and renders only the visible ones', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await openInvoice(page);
  const table = page
    .locator('table')
    .filter({ has: page.getByRole('rowheader', { name: 'N0', exact: true }) });
  await expect(table).toHaveAttribute('aria-rowcount', '1001');
  expect(await table.locator('tbody tr').count()).toBeLessThan(100);
  const scroller = page.getByRole('group').filter({ has: table });
  await expect(async () => {
    await scroller.evaluate((group) => group.scrollTo({ top: group.scrollHeight }));
    await expect(page.getByRole('rowheader', { name: 'N999', exact: true })).toBeAttached({ timeout: 500 });
  }).toPass();
});

test('an unpaged list is printed with all of its rows', async ({ page, signedIn }) => {
  await signedIn('admin');
  await openInvoice(page);
  const printed = (await pagesOf(await page.pdf())).join('');
  expect(many.filter(({ order_no }) => !printed.includes(order_no))).toEqual([]);
});

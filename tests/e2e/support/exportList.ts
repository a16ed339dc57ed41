import type { Page } from '@playwright/test';
import { list } from 'declared-console/words/zh-CN/shell';
import words from 'declared-console/words/zh-CN/transfers';

const { transfers } = words;

/** Asks for the export of the open list: of its query in a format, or by the server, by the name of that choice. */
export async function exportList(page: Page, choice: 'xlsx' | 'csv' | { readonly byServer: string }) {
  await page.getByRole('button', { name: list.export, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const name = typeof choice === 'string' ? transfers.formats[choice].name : choice.byServer;
  await dialog.getByRole('radio', { name }).check();
  await dialog.getByRole('button', { name: transfers.start, exact: true }).click();
}

import type { Page } from '@playwright/test';
import { ra as english } from 'declared-console/words/en-US/ra';
import { ra as chinese } from 'declared-console/words/zh-CN/ra';

/** The entry of the account's menu that logs out, in either language. */
export const logOutEntry = (page: Page) =>
  page.getByRole('menuitem', { name: new RegExp(`^(${chinese.auth.logout}|${english.auth.logout})$`) });

/** The button that opens the account's menu. */
export const accountButton = (page: Page) => page.locator('header [aria-haspopup=menu]');

/** Presses the entry of the account's menu that logs out; what is filled in is asked about before. */
export async function logOut(page: Page) {
  await accountButton(page).click();
  await logOutEntry(page).click();
}

import { expect, type Page } from '@playwright/test';
import words from 'declared-console/words/zh-CN/review';
import { form } from 'declared-console/words/zh-CN/shell';

const { ask, unopened } = words.review.before;

/** How the warning of files that weren't opened begins. */
export const UNOPENED = unopened.replace('%{labels}', '');

/** Answers the one question that an approval asks while the screen warns of something, and that names it. */
export async function confirmWarnings(page: Page, named: string): Promise<void> {
  const question = page.getByRole('dialog').filter({ hasText: ask });
  await expect(question).toContainText(named);
  await question.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(question).toHaveCount(0);
}

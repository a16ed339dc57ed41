import type { Page } from '@playwright/test';

/** Answers a call like the backend, but with each row changed. */
export const withRows = (page: Page, call: string, change: (row: Record<string, unknown>) => void) =>
  page.route(call, async (route) => {
    const answer = await (await route.fetch()).json();
    for (const row of answer.data.data) change(row);
    await route.fulfill({ json: answer });
  });

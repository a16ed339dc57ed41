import type { Page } from '@playwright/test';

/** Turns off the counts in the menu, for a test that counts requests: they request lists in the background. */
export const withoutCounts = (page: Page) =>
  page.route(/\/PendingBadge-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => null;' }),
  );

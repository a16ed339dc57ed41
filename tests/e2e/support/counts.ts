import type { Page } from '@playwright/test';

/** Leaves out the counts beside the menu, for a test that counts requests: they ask for lists of their own accord. */
export const withoutCounts = (page: Page) =>
  page.route(/\/PendingBadge-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => null;' }),
  );

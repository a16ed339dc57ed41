import type { Page } from '@playwright/test';

/** Turns off the counts in the menu and in tabs, for a test that counts requests: they request lists in the background. */
export const withoutCounts = (page: Page) =>
  page.route(/\/(PendingBadge|FilterTabs)-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => null;' }),
  );

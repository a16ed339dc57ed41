import type { Page } from '@playwright/test';

/** Opens a route of the console that runs, as a link in it does, and lets it be drawn. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    history.pushState({ ...history.state, key: to, idx: history.state.idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, path);

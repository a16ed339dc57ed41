import type { Page } from '@playwright/test';

/** Opens a route of the running console like a link, and waits for it to render. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    history.pushState({ ...history.state, key: to, idx: history.state.idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, path);

import type { Page } from '@playwright/test';

/** What waits for `opened` goes on when it is opened. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** Holds the answers of a call until they are let go: those of the backend, or `json` in their place. */
export async function hold(page: Page, call: string, json?: object): Promise<() => void> {
  const { open, opened } = gate();
  await page.route(call, async (route) => {
    await opened;
    await (json ? route.fulfill({ json }) : route.continue());
  });
  return open;
}

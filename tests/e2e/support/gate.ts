import type { Page } from '@playwright/test';

/** A gate: whatever awaits `opened` continues once it is opened. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** Holds the answers to a call until they are released: the backend's, or `json` instead. */
export async function hold(page: Page, call: string, json?: object): Promise<() => void> {
  const { open, opened } = gate();
  await page.route(call, async (route) => {
    await opened;
    await (json ? route.fulfill({ json }) : route.continue());
  });
  return open;
}

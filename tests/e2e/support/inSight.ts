import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Expects an element to be entirely in the viewport, with nothing covering its centre, so that a pointer can reach it.
 */
export async function expectInSight(locator: Locator) {
  await expect(locator).toBeInViewport({ ratio: 1 });
  const isOnTop = await locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}

/** By how many pixels the page's list extends beyond its scroll container. */
export const beyond = (page: Page): Promise<number> =>
  page
    .getByRole('group')
    .filter({ has: page.locator('table') })
    .evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth);

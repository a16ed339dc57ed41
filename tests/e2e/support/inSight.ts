import { expect, type Locator, type Page } from '@playwright/test';

/** Expects an element in the viewport, whole, and covered by nothing where its middle is: as a pointer would find it. */
export async function expectInSight(locator: Locator) {
  await expect(locator).toBeInViewport({ ratio: 1 });
  const isOnTop = await locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}

/** How many pixels of the page's list are beyond the edge that it scrolls at. */
export const beyond = (page: Page): Promise<number> =>
  page
    .getByRole('group')
    .filter({ has: page.locator('table') })
    .evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth);

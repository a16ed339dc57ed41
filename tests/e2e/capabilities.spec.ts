import type { Page } from '@playwright/test';
import { capabilityCalls } from 'declared-console/tools';
import { shell } from 'declared-console/words/zh-CN/shell';
import description from '../../console.config.ts';
import authority from '../../i18n/zh-CN/areas/authority.ts';
import money from '../../i18n/zh-CN/areas/money.ts';
import personal from '../../i18n/zh-CN/areas/personal.ts';
import { capabilities } from '../../resources/capabilities.ts';
import { lists } from '../../resources/manifest.ts';
import { follow } from './support/follow.ts';
import { expect, test } from './support/test.ts';

/** The calls that only a capability brings, by `METHOD path`. */
const capabilityOf = await capabilityCalls(description);
const names = Object.keys(capabilities);
/** What each page that a capability adds is called, and the actions. */
const words = {
  audit: authority.resources['authority/audit'].name,
  giftApproval: money.resources['money/gift'].name,
  sessions: personal.resources['personal/session'].name,
  changePassword: personal.resources['personal/password'].create.name,
};
/**
 * Every list, the page to begin with, the account's own pages and a workbench. None that may be missing follows another: one heading
 * says so of both.
 */
const pages = [
  ...['/personal/session', '/user/review/enterprise', '/personal/password'],
  ...Object.keys(lists).map((name) => `/${name}`),
  '/home',
];

/** Opens every page as a server with these capabilities serves it, and returns what was requested and to be read. */
async function walk(page: Page, offered: readonly string[]) {
  const calls = new Set<string>();
  const unanswered = new Set<object>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.add(`${request.method()} ${pathname}`);
    unanswered.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => unanswered.delete(request));
  await page.route('/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, capabilities: offered } });
  });
  // Figures are asked for in view.
  await page.setViewportSize({ width: 1440, height: 3000 });
  await page.clock.install();
  await page.goto('/user/enterprise');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const texts: string[] = [];
  for (const path of pages) {
    await page.locator('h1').evaluate((heading) => heading.setAttribute('data-left', ''));
    await follow(page, path);
    // Its own, not that of the page that was left.
    await expect(page.locator('h1:not([data-left])')).toBeVisible();
    await expect.poll(() => unanswered.size).toBe(0);
    // What isn't urgent is asked for once a page has settled.
    await page.clock.fastForward(5000);
    await expect.poll(() => unanswered.size).toBe(0);
    texts.push(await page.locator('body').innerText());
  }
  const account = page.getByTitle(shell.account);
  texts.push(await account.innerText());
  if (offered.length > 0) {
    await account.click();
    texts.push(await page.getByRole('menu').innerText());
  }
  return { calls, text: texts.join('\n') };
}

test('without capabilities no page asks for more than the specification has, and none speaks of them', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const { calls, text } = await walk(page, []);
  expect(calls.size).toBeGreaterThan(15);
  expect([...calls].filter((call) => capabilityOf.has(call))).toEqual([]);
  expect(Object.values(words).filter((word) => text.includes(word))).toEqual([]);
});

test('with all capabilities the same pages ask for them, and name them', async ({ page, signedIn }) => {
  await signedIn('admin');
  const { calls, text } = await walk(page, names);
  // The last page's figures are asked for as they come into view.
  await expect
    .poll(() => new Set([...calls].flatMap((call) => capabilityOf.get(call) ?? [])))
    .toEqual(new Set(['audit', 'claims', 'figures', 'giftApproval', 'sessions']));
  expect(Object.values(words).filter((word) => !text.includes(word))).toEqual([]);
});

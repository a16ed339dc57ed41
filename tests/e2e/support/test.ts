import type { BrowserContextOptions, CDPSession } from '@playwright/test';
import { type Account, signIn } from './accounts.ts';
import { watchClaims } from './claims.ts';
import { guardedTest } from './consoleGuard.ts';
import { type KeptPage, keepPage } from './keptPage.ts';
import { type Server, startServer } from './server.ts';

interface TestFixtures {
  /** Logs the browser in over HTTP, without the form: `await signedIn('admin')`, then `page.goto`. */
  signedIn: (account: Account) => Promise<void>;
  /** The page's developer tools. What they emulate ends with the test: the next one gets the same page. */
  devtools: CDPSession;
  /** Playwright's own: the options of the test's context. */
  _combinedContextOptions: BrowserContextOptions;
}

interface WorkerFixtures {
  /** The console and its backend, shared by all tests of a worker. */
  server: Server;
  keptPage: KeptPage;
}

/** The guarded test, with one server per worker. */
export const test = guardedTest.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  keptPage: [
    async ({ browser }, use) => {
      const kept = keepPage(browser);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ keptPage, _combinedContextOptions, request, server }, use) => {
    const context = await keptPage.open(_combinedContextOptions);
    const claims = watchClaims(context, server.url);
    await use(context);
    // What is under way is claimed while the page is being left, too.
    await keptPage.empty(claims.listen);
    await claims.giveBack(request);
  },
  signedIn: async ({ context, request, server }, use) =>
    use((account) => signIn(context, request, server.url, account)),
  devtools: async ({ context, page }, use) => {
    const devtools = await context.newCDPSession(page);
    await use(devtools);
    await devtools.detach();
  },
});

export { expect } from '@playwright/test';
export { type Account, fillLogin, login, loginHere, tokenOf } from './accounts.ts';
export { axe } from './axe.ts';
export { withoutCounts } from './counts.ts';
export { desktop, phone } from './viewports.ts';

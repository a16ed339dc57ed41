import type { CDPSession } from '@playwright/test';
import { type Account, signIn } from './accounts.ts';
import { watchClaims } from './claims.ts';
import { guardedTest } from './consoleGuard.ts';
import { type Server, startServer } from './server.ts';

interface TestFixtures {
  /** Logs the browser in over HTTP, without the form: `await signedIn('admin')`, then `page.goto`. */
  signedIn: (account: Account) => Promise<void>;
  /** The page's developer tools. */
  devtools: CDPSession;
}

interface WorkerFixtures {
  /** The console and its backend, shared by all tests of a worker. */
  server: Server;
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
  context: async ({ context, request, server }, use) => {
    const claims = watchClaims(context, server.url);
    await use(context);
    // An answer that a route still waits for says nothing any more.
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    // What is under way is claimed while the pages are being left, too.
    await Promise.all(context.pages().map((page) => page.close()));
    await claims.giveBack(request);
  },
  signedIn: async ({ context, request, server }, use) =>
    use((account) => signIn(context, request, server.url, account)),
  devtools: async ({ context, page }, use) => use(await context.newCDPSession(page)),
});

export { expect } from '@playwright/test';
export { type Account, fillLogin, login, loginHere, tokenOf } from './accounts.ts';
export { axe } from './axe.ts';
export { withoutCounts } from './counts.ts';
export { desktop, phone } from './viewports.ts';

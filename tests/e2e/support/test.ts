import { test as base, expect } from '@playwright/test';
import { type Account, signIn } from './accounts.ts';
import { type ConsoleGuard, watchConsole } from './consoleGuard.ts';
import { type Server, startServer } from './server.ts';

interface TestFixtures {
  /** Fails the test when the browser complained; `consoleGuard.allow('…')` lets provoked complaints pass. */
  consoleGuard: ConsoleGuard;
  /** Logs the browser in over HTTP, without the form: `await signedIn('admin')`, then `page.goto`. */
  signedIn: (account: Account) => Promise<void>;
}

interface WorkerFixtures {
  /** The console and its stand-in backend, one for all tests of a worker. */
  server: Server;
}

/** Playwright's test, against a server of the worker's own and with the console guarded. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  consoleGuard: [
    async ({ context }, use) => {
      const guard = watchConsole(context);
      await use(guard);
      expect(guard.complaints(), 'complaints in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  signedIn: async ({ context, request, server }, use) =>
    use((account) => signIn(context, request, server.url, account)),
});

export { expect } from '@playwright/test';
export { type Account, login, loginHere, tokenOf } from './accounts.ts';
export { axe } from './axe.ts';
export { desktop, phone } from './viewports.ts';

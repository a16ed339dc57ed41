import { type BrowserContext, expect, test } from '@playwright/test';

/** Watches what a browser complains of. */
export interface ConsoleGuard {
  /** Lets complaints pass that contain this text or match this pattern, in a test that provokes them. */
  allow(...expected: readonly (string | RegExp)[]): void;
  /** The complaints that nobody allowed, so far. */
  complaints(): readonly string[];
}

/** Gathers the errors and warnings of every page of a browser context, and the exceptions nobody caught. */
function watchConsole(context: BrowserContext): ConsoleGuard {
  const seen: string[] = [];
  const allowed: (string | RegExp)[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  const isAllowed = (complaint: string) =>
    allowed.some((expected) =>
      typeof expected === 'string' ? complaint.includes(expected) : expected.test(complaint),
    );
  return {
    allow: (...expected) => allowed.push(...expected),
    complaints: () => seen.filter((complaint) => !isAllowed(complaint)),
  };
}

/** Playwright's test, failing when the browser complained; `consoleGuard.allow('…')` lets provoked complaints pass. */
export const guardedTest = test.extend<{ consoleGuard: ConsoleGuard }>({
  consoleGuard: [
    async ({ context }, use) => {
      const guard = watchConsole(context);
      await use(guard);
      expect(guard.complaints(), 'complaints in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

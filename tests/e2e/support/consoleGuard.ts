import { type BrowserContext, expect, test } from '@playwright/test';

/** Collects what a browser logs as errors and warnings. */
export interface ConsoleGuard {
  /** Ignores complaints that contain this text or match this pattern, for a test that provokes them. */
  allow(...expected: readonly (string | RegExp)[]): void;
  /** The complaints so far that weren't allowed. */
  complaints(): readonly string[];
}

/** Collects the errors, warnings and uncaught exceptions of every page in a browser context. */
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

/** Playwright's test, which fails if the browser complained; `consoleGuard.allow('…')` ignores provoked complaints. */
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

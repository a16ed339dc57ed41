import { defineConfig } from '@playwright/test';
import { ensureBrowser, quietFlags } from './scripts/browser.ts';
import { desktop } from './tests/e2e/support/viewports.ts';
import { leftToNight } from './tests/support/rings.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: [...leftToNight],
  outputDir: 'test-results',
  // Each worker has its own server and database: two of them use up the small machines that run this.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for small and busy machines; what takes longer hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: desktop,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureBrowser(), args: [...quietFlags] },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});

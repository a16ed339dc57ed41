import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page, type Request } from '@playwright/test';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { signIn, tokenOf } from '../../tests/e2e/support/accounts.ts';
import { startServer } from '../../tests/e2e/support/server.ts';
import { desktop } from '../../tests/e2e/support/viewports.ts';
import { installAgent } from '../../tests/faults/agent.ts';
import { type Screen, screensOf } from '../../tests/faults/screens.ts';
import { ensureBrowser, quietFlags } from '../browser.ts';
import { loadWords } from './words.ts';
import { pictureFile } from './writer.ts';

const ACCOUNT = 'admin';

/** A console in a browser, with the scripts that are still loading. */
interface Shown {
  readonly page: Page;
  readonly loading: ReadonlySet<Request>;
}

/**
 * Takes a picture of every screen with the seed's data, in every language, and returns the screens' names. Each
 * language has one page, which navigates with the router; languages run in parallel.
 * @param folder for the pictures, with a subfolder for each language
 */
export async function takePictures(folder: string): Promise<ReadonlySet<string>> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...quietFlags] });
  try {
    const server = await startServer();
    try {
      const taken = await Promise.all(
        LOCALES.map((locale) => takeIn(locale, browser, server.url, join(folder, locale))),
      );
      return new Set(taken.flat());
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
  }
}

async function takeIn(
  locale: Locale,
  browser: Browser,
  base: string,
  folder: string,
): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const shown = await openConsole(locale, browser, base);
  const { page } = shown;
  const token = await tokenOf(page.request, ACCOUNT);
  const screens = pictured(await screensOf(base, token, locale));
  for (const [name, screen] of screens) {
    const missing = (await open(shown, screen)) && (await openPinned(shown, screen));
    if (missing) throw new Error(`there is no picture of ${name} in ${locale}: ${missing}`);
    await page.screenshot({ path: join(folder, pictureFile(name)), animations: 'disabled' });
  }
  await page.context().close();
  return [...screens.keys()];
}

/** A logged-in console, on a page that makes no requests. */
async function openConsole(locale: Locale, browser: Browser, base: string): Promise<Shown> {
  const words = await loadWords(locale);
  const context = await browser.newContext({
    baseURL: base,
    locale,
    timezoneId: 'Asia/Shanghai',
    viewport: desktop,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // The transpiler calls it to keep function names.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' });
  await context.addInitScript(
    (chosen) => localStorage.setItem('RaStore.locale', JSON.stringify(chosen)),
    locale,
  );
  const [nowhere = '', leave = '', home = ''] = ['shell.notFound', 'form.leave', 'shell.home'].map((key) =>
    words.get(key),
  );
  await context.addInitScript(installAgent, { haste: 1, nowhere, leave });
  await signIn(context, context.request, base, ACCOUNT);
  const page = await context.newPage();
  const loading = new Set<Request>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') loading.add(asked);
  });
  page.on('requestfinished', (asked) => loading.delete(asked));
  page.on('requestfailed', (asked) => loading.delete(asked));
  await page.goto('/nothing-is-here');
  // The menu has one of the same name.
  await page.getByRole('main').getByRole('link', { name: home }).waitFor();
  return { page, loading };
}

/**
 * The screens that get a picture, by name. Excluded are downloads, plain questions, and hand-written dialogs, which may
 * send something when opened. Pages with a decision show a pending record.
 */
function pictured(screens: readonly Screen[]): ReadonlyMap<string, Screen> {
  const isQuestion = ({ form, press }: Screen) =>
    press.length > 0 && form !== undefined && Object.keys(form.values).length === 0;
  const shown = screens.filter(
    (screen) =>
      !screen.entry &&
      !screen.isPressed &&
      !screen.isByHand &&
      !isQuestion(screen) &&
      !screen.name.startsWith('form '),
  );
  return new Map(
    shown.map((screen) => [screen.name.replace(/^decision (.*)\.\w+$/, 'page $1'), screen] as const),
  );
}

/** Opens a screen up to its last button, and waits until nothing moves. Returns what is missing if that fails. */
async function open({ page, loading }: Shown, { path, press }: Screen): Promise<string | undefined> {
  const missing = await page.evaluate(
    async ([at, buttons]) => {
      await window.faultAgent.open(at);
      for (const words of buttons) if (!(await window.faultAgent.press(words))) return words;
      return undefined;
    },
    [path, press] as const,
  );
  if (missing) return missing;
  if (press.length > 0) await page.getByRole('dialog').waitFor();
  // A screen opened for the first time loads its chunks.
  await expect.poll(() => loading.size, { timeout: 30_000, intervals: [10] }).toBe(0);
  const isAtRest = await page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) => image.loading !== 'lazy' || image.getClientRects().length > 0,
    );
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return window.faultAgent.rest();
  });
  return isAtRest ? undefined : 'it does not come to rest';
}

/** Opens a screen whose row isn't on the first page of its list, by faking an answer with that row only. */
async function openPinned(shown: Shown, screen: Screen): Promise<string | undefined> {
  const { page } = shown;
  for (const [call, body] of screen.pinned) {
    const [method, path = ''] = call.split(' ');
    await page.route(
      (url) => url.pathname === path,
      (route) =>
        route.request().method() === method
          ? route.fulfill({ body, contentType: 'application/json' })
          : route.fallback(),
    );
  }
  const missing = await open(shown, screen);
  await page.unrouteAll();
  return missing;
}

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { quietFlags } from '../../scripts/browser.ts';
import { signIn } from '../e2e/support/accounts.ts';
import { withoutCounts } from '../e2e/support/counts.ts';
import { desktop } from '../e2e/support/viewports.ts';
import { sessionCookies } from '../support/sessionCookie.ts';
import { installAgent, type Sight } from './agent.ts';
import { type Case, MENU, mutationOf, type Survey } from './cases.ts';
import { startFaultProxy } from './faultProxy.ts';
import { FOREIGN, TELLTALE } from './hostile.ts';
import { type Finding, judge, judgeRetry, judgeVisit, RETRY } from './judge.ts';
import { randomOf } from './random.ts';
import type { Screen } from './screens.ts';

/** A console in a browser, behind a {@link FaultProxy}, for trying cases one after the other. */
export interface Driver {
  survey(screen: Screen): Promise<Survey>;
  /** Opens an address, and reports what ran, made a request or threw. */
  visit(name: string, path: string): Promise<readonly Finding[]>;
  /** Tries a case of a surveyed screen. */
  run(each: Case): Promise<readonly Finding[]>;
  stop(): Promise<void>;
}

/** How long a fault must persist, in milliseconds. */
const PATIENCE = 10_000;

/** The calls of the start, which no other screen makes. */
const FRAME = [MENU, 'GET /api/login/getImgCode', 'POST /api/login/login'];

/**
 * @param backend its url; its captchas must be fixed
 * @param fileName the name of downloaded and uploaded files
 * @param options of the browser context, such as bypassing the policy
 */
export async function openDriver(
  browser: Browser,
  backend: string,
  {
    fileName = () => 'file',
    ...options
  }: Pick<BrowserContextOptions, 'bypassCSP'> & { readonly fileName?: () => string } = {},
): Promise<Driver> {
  const account = 'admin';
  const proxy = await startFaultProxy(backend);
  const context = await browser.newContext({
    baseURL: proxy.url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: desktop,
    serviceWorkers: 'block',
    ...options,
  });
  // The transpiler calls it to keep function names.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' });
  await context.addInitScript(installAgent);
  await signIn(context, context.request, proxy.url, account);
  // A file's url works once, so it is answered from here each time.
  await context.route('**/api/down/file?*', (route) =>
    route.fulfill({
      headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName())}` },
      body: 'file',
    }),
  );
  const page = await context.newPage();
  // They are requested every minute, whichever screen is open.
  await withoutCounts(page);
  const complaints = watched(context, page);
  const loading = new Set<Request>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') loading.add(asked);
  });
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(over as 'requestfinished', (asked) => loading.delete(asked));
  const answers = new Map<string, ReadonlyMap<string, string>>();
  const warnings = new Map<string, readonly string[]>();

  function letThrough() {
    proxy.disarm();
    proxy.pin(new Map());
  }

  async function restart() {
    letThrough();
    await page.goto('/nothing-is-here');
    await page.getByRole('link', { name: '返回首页' }).waitFor();
  }
  await restart();

  /** Forgets what the tab stored from an earlier start, such as a wrong menu, without whose entries screens can't be reached. */
  const forgetStart = () => page.evaluate(() => sessionStorage.clear());

  /** Opens a screen up to its last button. */
  async function open({ path, press, entry }: Pick<Screen, 'path' | 'press' | 'entry'>) {
    if (entry === undefined) {
      await page.evaluate((at) => window.faultAgent.open(at), path);
      return pressAll(press);
    }
    await forgetStart();
    if (entry === 'login') await context.clearCookies();
    else if (!(await isLoggedIn())) await signIn(context, context.request, proxy.url, account);
    await page.goto(path, { waitUntil: 'commit' });
    return { ...(await look()), missing: undefined };
  }

  const pressAll = (buttons: readonly string[]) =>
    page.evaluate(async (all) => {
      let missing: string | undefined;
      for (const words of all)
        if (!(await window.faultAgent.press(words))) missing ??= `${words} at ${location.pathname}`;
      return { ...window.faultAgent.sight(), missing };
    }, buttons);

  const isLoggedIn = async () => sessionCookies(await context.cookies()).length > 0;

  /** Fills in a form and returns its contents. */
  async function fill({ form }: Screen): Promise<Sight['typed']> {
    const files = page.locator('form input[type="file"]');
    if ((await files.count()) > 0) {
      const ending = (await files.first().getAttribute('accept')) ?? '.apk';
      const sent = page.waitForResponse((answer) => answer.request().resourceType() === 'xhr');
      await files.first().setInputFiles({
        name: `${fileName()}${ending}`,
        mimeType: 'application/octet-stream',
        // The first bytes of an archive, as in app packages.
        buffer: Buffer.from('PK\u0003\u0004 sample'),
      });
      await (await sent).finished();
    }
    return page.evaluate(async (values) => {
      await window.faultAgent.rest();
      window.faultAgent.fill(values);
      await window.faultAgent.rest();
      return window.faultAgent.sight().typed;
    }, form?.values ?? {});
  }

  const send = ({ form }: Screen) =>
    page.evaluate(async (buttons) => {
      let missing: string | undefined;
      for (const [index, words] of buttons.entries())
        if (!(await window.faultAgent.press(words)) && index === 0)
          missing = `${words} at ${location.pathname}`;
      await window.faultAgent.rest();
      return { ...window.faultAgent.sight(), missing };
    }, form?.send ?? []);

  /** The faults that persist, and the sight that shows them: on a slow machine an error message may appear late. */
  async function lasting(first: Sight, judged: (sight: Sight) => readonly Finding[]) {
    const end = performance.now() + PATIENCE;
    let sight = first;
    let findings = judged(sight);
    while (findings.length > 0 && first.missing === undefined && performance.now() < end) {
      sight = await look();
      findings = judged(sight);
    }
    return { findings, sight };
  }

  const look = () =>
    page.evaluate(async () => {
      const isAtRest = await window.faultAgent.rest();
      return { ...window.faultAgent.sight(), isAtRest };
    });

  const again = (retries: readonly string[]) =>
    page.evaluate(async (buttons) => {
      // A request that is answered in the end must not time out on a slow machine.
      window.faultAgent.unhurry();
      for (const button of buttons) await window.faultAgent.press(button);
      return window.faultAgent.sight();
    }, retries);

  /** The calls made during something: for a start its own calls, for other screens all except those. */
  async function calls({ entry }: Screen, during: Promise<unknown>): Promise<readonly string[]> {
    proxy.heard();
    await during;
    await look();
    return proxy.heard().filter((call) => FRAME.includes(call) === (entry !== undefined));
  }

  return {
    async survey(screen) {
      letThrough();
      proxy.forget();
      // Twice, because its chunks load when it is first opened.
      await open(screen);
      await expect.poll(() => loading.size, { timeout: 30_000 }).toBe(0);
      await look();
      // What is behind a dialog is another screen.
      const behind = screen.press.length > 0 ? await calls(screen, open({ ...screen, press: [] })) : [];
      const usual = new Map([...(answers.get(screen.path) ?? []), ...screen.pinned]);
      proxy.pin(usual);
      let missing: string | undefined;
      const opening = await calls(
        screen,
        open(screen).then((sight) => {
          missing = sight.missing;
        }),
      );
      warnings.set(screen.name, (await look()).alerts);
      if (screen.listCall && !opening.includes(screen.listCall)) missing ??= `no list at ${screen.path}`;
      for (const call of opening)
        for (const [asked, answer] of proxy.answersOf(call)) if (!usual.has(call)) usual.set(asked, answer);
      // The record is read again before the decision: pin it, whichever parameters it is read with.
      if (screen.form)
        for (const call of opening)
          for (const answer of proxy.answersOf(call).values()) if (!usual.has(call)) usual.set(call, answer);
      const sending: string[] = [];
      if (screen.form) {
        await fill(screen);
        sending.push(...(await calls(screen, send(screen))));
        for (const call of sending.filter((each) => !opening.includes(each) && !usual.has(each)))
          usual.set(call, succeeded([...proxy.answersOf(call).values()].at(-1)));
        if (sending.length === 0) missing ??= 'the form sends nothing';
        if (screen.endsSession) await reopen();
      }
      answers.set(screen.path, usual);
      const files = opening.filter((call) => proxy.answersOf(call).size === 0);
      return { opening: opening.filter((call) => !behind.includes(call)), sending, files, missing };
    },

    async visit(name, path) {
      complaints.splice(0);
      const sight = await open({ path, press: [] });
      const findings = judgeVisit(name, { sight, complaints });
      if (findings.length > 0) await reopen();
      return findings;
    },

    async run(each) {
      const { screen, call, phase } = each;
      proxy.pin(new Map([...(answers.get(screen.path) ?? []), ...screen.pinned]));
      complaints.splice(0);
      const mutation = mutationOf(each);
      let body: string | undefined;
      const isOffline = 'fault' in each && each.fault.isOffline === true;
      async function arm() {
        if (isOffline) return context.setOffline(true);
        proxy.arm(
          call,
          'fault' in each
            ? { fault: each.fault }
            : {
                change(real) {
                  body = mutation?.apply(JSON.parse(real), randomOf(each.name));
                  return body ?? '';
                },
              },
        );
      }
      async function disarm() {
        if (isOffline) await context.setOffline(false);
        proxy.disarm();
      }
      let typed: Sight['typed'] = {};
      let sight: Sight;
      if (phase === 'opening' && isOffline) {
        // Without a network, a page can't load and a dialog can't be reached.
        await open({ ...screen, press: [] });
        await arm();
        sight = screen.press.length > 0 ? await pressAll(screen.press) : await open(screen);
      } else if (phase === 'opening') {
        await arm();
        sight = await open(screen);
      } else {
        const opened = await open(screen);
        typed = await fill(screen);
        await arm();
        sight = { ...(await send(screen)) };
        if (opened.missing) sight = opened;
      }
      const usual = warnings.get(screen.name) ?? [];
      const outcome = await lasting(sight, (now) =>
        judge(each, { body, typed, complaints, usual, sight: now }),
      );
      let { findings } = outcome;
      // On a slow machine another part of the screen may have timed out, too, which has a button of its own.
      const retries = outcome.sight.buttons.filter((words) => RETRY.test(words));
      if (findings.length === 0 && retries.length > 0 && phase === 'opening') {
        await disarm();
        ({ findings } = await lasting(await again(retries), (now) => judgeRetry(each, now)));
      }
      await disarm();
      if (findings.length > 0 || screen.entry || screen.endsSession || isOffline) await reopen();
      return findings;
    },

    async stop() {
      await context.close();
      await proxy.stop();
    },
  };

  /**
   * Starts afresh after a fault, whose leftovers, such as a login with its own token, must not affect the next case.
   */
  async function reopen() {
    proxy.disarm();
    await forgetStart();
    await signIn(context, context.request, proxy.url, account);
    await restart();
  }
}

/** A call's successful answer: the recorded one, or a plausible one. */
function succeeded(answer = '{}'): string {
  const { code, ...rest } = JSON.parse(answer) as { code?: unknown; data?: unknown };
  return String(code) === '200' ? answer : JSON.stringify({ data: null, ...rest, code: 200, message: '' });
}

/**
 * Browser messages about failed answers, about what the policy kept from running in a download's hidden frame, and
 * about what it blocked in a framed foreign page: links, navigation, a base, a policy of its own.
 */
const EXPECTED =
  /Failed to load resource|net::ERR_|from origin 'null'|the document(?:'s frame)? is sandboxed|<link rel=\w*preload> has|Refused to refresh about:srcdoc|URLs may not be used as base URLs|delivered via a <meta> element outside|Unsafe attempt to load URL data:/i;

/** Collects what the browser logs; failed answers are expected. */
function watched(context: BrowserContext, page: Page): string[] {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (EXPECTED.test(message.text())) return;
    // A download answered with a page loads it in its hidden frame, which doesn't use all that it preloads.
    const framed = page
      .frames()
      .slice(1)
      .some((each) => each.url() === message.location().url);
    if (framed && message.text().includes('link preload but not used')) return;
    seen.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
  page.on('dialog', (dialog) => void dialog.accept());
  context.on('request', (asked) => {
    if (asked.url().endsWith(TELLTALE) || FOREIGN.test(new URL(asked.url()).host))
      seen.push(`asked for ${asked.url()}`);
  });
  page.on('crash', () => seen.push('the page crashed'));
  return seen;
}

/** The browser of the tests. */
export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...quietFlags] });

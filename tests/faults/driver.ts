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
import { installAgent, type Sight } from './agent.ts';
import { type Case, MENU, mutationOf, type Survey } from './cases.ts';
import { startFaultProxy } from './faultProxy.ts';
import { FOREIGN, TELLTALE } from './hostile.ts';
import { type Finding, judge, judgeRetry, judgeVisit, RETRY } from './judge.ts';
import { randomOf } from './random.ts';
import type { Screen } from './screens.ts';

/** A console in a browser, behind a {@link FaultProxy}, in which one case is tried after another. */
export interface Driver {
  survey(screen: Screen): Promise<Survey>;
  /** Opens an address, and answers what ran, was asked for or threw. */
  visit(name: string, path: string): Promise<readonly Finding[]>;
  /** Tries a case of a screen that was surveyed. */
  run(each: Case): Promise<readonly Finding[]>;
  stop(): Promise<void>;
}

/** How long what is wrong must stay so, in milliseconds. */
const PATIENCE = 2500;

/** The calls of the start, which no other screen makes for itself. */
const FRAME = [MENU, 'GET /api/login/getImgCode', 'POST /api/login/login'];

/**
 * @param backend where the backend answers, with every captcha fixed
 * @param fileName what files are called that are downloaded and uploaded
 * @param options of the browser's context, such as a policy taken away
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
  // What a transpiler calls to keep the names of functions.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' });
  await context.addInitScript(installAgent);
  await signIn(context, context.request, proxy.url, account);
  // An address of a file is good once, and answered again each time.
  await context.route('**/api/down/file?*', (route) =>
    route.fulfill({
      headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName())}` },
      body: 'file',
    }),
  );
  const page = await context.newPage();
  // They are asked for anew each minute, whatever is open then.
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

  /** Opens a screen as far as its last button. */
  async function open({ path, press, entry }: Pick<Screen, 'path' | 'press' | 'entry'>) {
    if (entry === undefined) {
      await page.evaluate((at) => window.faultAgent.open(at), path);
      return pressAll(press);
    }
    // What the tab remembers of an earlier start: the menu among it.
    await page.evaluate(() => sessionStorage.clear());
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

  const isLoggedIn = async () => (await context.cookies()).some(({ name }) => name === 'token');

  /** Fills in a form and answers what stands in it then. */
  async function fill({ form }: Screen): Promise<Sight['typed']> {
    const files = page.locator('form input[type="file"]');
    if ((await files.count()) > 0) {
      const ending = (await files.first().getAttribute('accept')) ?? '.apk';
      const sent = page.waitForResponse((answer) => answer.request().resourceType() === 'xhr');
      await files.first().setInputFiles({
        name: `${fileName()}${ending}`,
        mimeType: 'application/octet-stream',
        // How an archive begins, as packages of programs do.
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

  /** What is wrong and stays so: on a slow machine what says an error may come late. */
  async function lasting(sight: Sight, judged: (sight: Sight) => readonly Finding[]) {
    const end = performance.now() + PATIENCE;
    let findings = judged(sight);
    while (findings.length > 0 && sight.missing === undefined && performance.now() < end) {
      const now = await look();
      findings = judged(now);
    }
    return findings;
  }

  const look = () =>
    page.evaluate(async () => {
      const isAtRest = await window.faultAgent.rest();
      return { ...window.faultAgent.sight(), isAtRest };
    });

  const again = (words: string) =>
    page.evaluate(async (button) => {
      await window.faultAgent.press(button);
      return window.faultAgent.sight();
    }, words);

  /** The calls that are made while something goes on: of a start its own, of other screens all but those. */
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
      // Twice, for what it is made of is loaded when it is opened first.
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
      for (const call of opening)
        for (const [asked, answer] of proxy.answersOf(call)) if (!usual.has(call)) usual.set(asked, answer);
      // What is read again before it is decided is as it was, in however other words it is asked for.
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
        // A page can't be loaded, nor a dialog be come to, without a network.
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
      let findings = await lasting(sight, (now) =>
        judge(each, { body, typed, complaints, usual, sight: now }),
      );
      const retry = sight.buttons.find((words) => RETRY.test(words));
      if (findings.length === 0 && retry && phase === 'opening') {
        await disarm();
        findings = await lasting(await again(retry), (now) => judgeRetry(each, now));
      }
      await disarm();
      if (findings.length > 0 || screen.entry || isOffline) await reopen();
      return findings;
    },

    async stop() {
      await context.close();
      await proxy.stop();
    },
  };

  /** Begins anew where a fault was found: what it left behind, a login with a token of its own say, is not the next case's. */
  async function reopen() {
    proxy.disarm();
    await signIn(context, context.request, proxy.url, account);
    await restart();
  }
}

/** What a call answers where it succeeds: as it did, or what it might have. */
function succeeded(answer = '{}'): string {
  const { code, ...rest } = JSON.parse(answer) as { code?: unknown; data?: unknown };
  return String(code) === '200' ? answer : JSON.stringify({ data: null, ...rest, code: 200, message: '' });
}

/**
 * What a browser says of answers that failed, of what the policy has kept from running in the hidden frame of a download,
 * and of what it has refused to a page of somebody else's that is shown in a frame: links, addresses to go to, a base, a
 * policy of its own.
 */
const EXPECTED =
  /Failed to load resource|net::ERR_|from origin 'null'|the document(?:'s frame)? is sandboxed|<link rel=\w*preload> has|Refused to refresh about:srcdoc|URLs may not be used as base URLs|delivered via a <meta> element outside|Unsafe attempt to load URL data:/i;

/** Gathers what the browser complains of; that an answer failed is its own to say. */
function watched(context: BrowserContext, page: Page): string[] {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (EXPECTED.test(message.text())) return;
    // A download's answer that is no file is a page in its hidden frame, which uses less than it loads ahead.
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

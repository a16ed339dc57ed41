import type { Page, Request } from '@playwright/test';
import { gate } from './support/gate.ts';
import { expect, fillLogin, test } from './support/test.ts';

const MENU = '/api/member/getMenu';
const ROWS = '/api/ajax/user/getUserList';

const pathOf = (request: Request) => new URL(request.url()).pathname;
const rows = (page: Page) => page.locator('tbody tr');

/** Gathers the paths of what is asked for from now on. */
function gather(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathOf(request)));
  return asked;
}

/** Keeps answers of these paths back until each of them was asked for: what waits for another would wait for ever. */
async function answerTogether(page: Page, paths: readonly string[]) {
  const gates = new Map(paths.map((path) => [path, gate()]));
  const all = Promise.all([...gates.values()].map(({ opened }) => opened));
  await page.route(
    ({ pathname }) => gates.has(pathname),
    async (route) => {
      gates.get(pathOf(route.request()))?.open();
      await all;
      await route.fallback();
    },
  );
}

/** The style rules that the parts of the page have made, without those of its style sheets. */
const rules = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
    ),
  );
const rulesMade = async (page: Page) => (await rules(page)).length;

const logIn = (page: Page) => page.getByRole('button', { name: '登录' }).click();

test.describe('round trips', () => {
  test('from the login button to the rows there are two: the login, then menu and rows together', async ({
    page,
  }) => {
    await page.goto('/login');
    // The console, the first list's declaration, and its words.
    const brought = ['frame', 'list', 'rows', 'enterprise', 'user'].map((chunk) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`)),
    );
    await fillLogin(page);
    await Promise.all(brought);
    await answerTogether(page, [MENU, ROWS]);
    const asked = gather(page);
    await logIn(page);
    await expect(rows(page).first()).toBeVisible();
    const calls = asked.filter((path) => path.startsWith('/api/'));
    expect(calls.slice(0, 1)).toEqual(['/api/login/login']);
    expect(calls.slice(1).sort()).toEqual([ROWS, MENU]);
    expect(asked.slice(0, asked.indexOf(ROWS)).filter((path) => path.startsWith('/assets/'))).toEqual([]);
  });

  test('before the rows of a list with a session there are three: the page, the start with the settings, the declaration', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    // Menu and rows wait for no other, and for nothing that draws.
    await answerTogether(page, [MENU, ROWS]);
    const drawing = gate();
    await page.route(/\/assets\/(frame|draw|list)-.+\.js$/, async (route) => {
      await drawing.opened;
      await route.fallback();
    });
    const asked = page.waitForRequest((request) => pathOf(request) === ROWS);
    await page.goto('/user/enterprise', { waitUntil: 'commit' });
    await asked;
    drawing.open();
    await expect(rows(page).first()).toBeVisible();
  });

  test('for a reload there are two: the page, then the rows, because the tab has its settings and menu', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.goto('/user/enterprise');
    await expect(rows(page).first()).toBeVisible();
    await page.route(/\/config\.json$|\/getMenu$/, () => {});
    await page.reload({ waitUntil: 'commit' });
    await expect(rows(page).first()).toBeVisible();
  });
});

test('while the user types the login, the console is prerendered: no request, no change on the page, and its styles are ready', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('img', { name: '验证码' })).toBeVisible();
  const asked = gather(page);
  const shown = await page.locator('body').ariaSnapshot();
  await page.getByLabel('账号', { exact: true }).pressSequentially('a');
  // The first list makes some 600.
  await expect.poll(() => rulesMade(page)).toBeGreaterThan(400);
  await page.getByLabel('账号', { exact: true }).fill('');
  expect(await page.locator('body').ariaSnapshot()).toBe(shown);
  await expect(page).toHaveTitle(/^登录 · /);
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
});

test('the prerendered list has a row, pages and a user: the real ones need no new style rule', async ({
  page,
}) => {
  await page.goto('/login');
  await fillLogin(page);
  await expect.poll(async () => (await rules(page)).join()).toMatch(/\.RaDataTable-.*\.MuiTablePagination-/s);
  const before = await rulesMade(page);
  await logIn(page);
  await expect(rows(page).first()).toBeVisible();
  expect((await rulesMade(page)) - before).toBe(0);
});

test.describe('style rules of an earlier start', () => {
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('styles'));

  async function open(page: Page) {
    await page.goto('/user/enterprise');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    return looks(page);
  }

  /**
   * How each element of the page looks and where it is: two pictures of it differ in a pixel of a letter now and then. What
   * is pending comes to the menu when it comes.
   */
  const looks = (page: Page) =>
    page.locator('main *').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const { color, backgroundColor, font, border, borderRadius, outline, padding, boxShadow, opacity } =
          style;
        const { display, position, overflow, whiteSpace, textAlign, cursor, fill, zIndex, visibility } =
          style;
        const box = [x, y, width, height, display, position, overflow, zIndex, visibility];
        const paint = [
          color,
          backgroundColor,
          font,
          border,
          borderRadius,
          outline,
          padding,
          boxShadow,
          opacity,
        ];
        return [element.tagName, ...box, ...paint, whiteSpace, textAlign, cursor, fill].join(' ');
      }),
    );

  test('are reused in light and dark, and the page looks the same', async ({ page, signedIn }) => {
    await signedIn('admin');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const before = await kept(page).catch(() => null);
      const first = await open(page);
      await expect.poll(() => kept(page)).not.toBe(before);
      expect(await open(page), `the second time in ${colorScheme}`).toEqual(first);
      // All that were kept are one.
      expect(await rulesMade(page)).toBe(1);
    }
  });

  test('are stored only if all of them are still in the page', async ({ page, signedIn }) => {
    await signedIn('admin');
    const held = gate();
    await page.route(`**${ROWS}**`, async (route) => {
      await held.opened;
      await route.fallback();
    });
    // What else is loaded once the page stands.
    const stood = page.waitForResponse((response) => response.url().includes('/assets/Notification-'));
    await page.goto('/user/enterprise');
    await expect(page.getByRole('heading', { level: 1, name: '企业认证' })).toBeVisible();
    await page.evaluate(() => document.querySelector('style[data-emotion="css"]')?.remove());
    held.open();
    await stood;
    expect(await kept(page)).toBeNull();
  });

  test('are generated again if the stored ones are damaged, or would request something from another host', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    const first = await open(page);
    await expect.poll(() => kept(page)).not.toBeNull();
    const styles = JSON.parse((await kept(page)) ?? '');
    const foreign: string[] = [];
    await page.route('https://elsewhere.test/**', (route) => {
      foreign.push(route.request().url());
      return route.abort();
    });
    for (const spoilt of [
      '{',
      'null',
      '[]',
      JSON.stringify({ ...styles, css: '' }),
      JSON.stringify({ ...styles, css: `}body{display:none}@media all{${styles.css}` }),
      JSON.stringify({ ...styles, names: 5 }),
      JSON.stringify({
        ...styles,
        css: `${styles.css}body{background:url(https://elsewhere.test/x)}`,
        count: styles.count + 1,
      }),
      JSON.stringify({ ...styles, css: styles.css.slice(0, -100) }),
    ]) {
      await page.evaluate((text) => localStorage.setItem('styles', text), spoilt);
      expect(await open(page), spoilt.slice(0, 100)).toEqual(first);
      expect(await rulesMade(page), spoilt.slice(0, 100)).toBeGreaterThan(400);
    }
    expect(foreign).toEqual([]);
    // The last of these was read as text of ours, but as fewer rules than were kept.
    await expect.poll(async () => JSON.parse((await kept(page)) ?? '').css).toBe(styles.css);
  });
});

test('a start renders the layout once, and shows the greeting when the rows are there', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn = new Set<unknown>();
    // Where React tells its developer tools of every commit. An element that was drawn again has other props.
    const onCommitFiberRoot = () => {
      const bar = document.querySelector('header.MuiAppBar-root');
      for (const [key, value] of Object.entries(bar ?? {}))
        if (key.startsWith('__reactProps')) drawn.add(value);
    };
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount() {} };
    Object.assign(window, { drawn, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  const held = gate();
  await page.route(`**${ROWS}**`, async (route) => {
    await held.opened;
    await route.fallback();
  });
  await page.goto('/login');
  await fillLogin(page);
  const asked = gather(page);
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: '企业认证' })).toBeVisible();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(asked.filter((path) => path.includes('/assets/Notification'))).toEqual([]);
  held.open();
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { drawn: Set<unknown> }).drawn.size)).toBe(1);
  await expect(page.getByText('登录成功')).toBeVisible();
});

test('a session that has expired before the first render is reported as expired', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.route(`**${MENU}`, (route) => route.fulfill({ json: { code: 403, message: '登录已过期' } }));
  const refused = page.waitForResponse((response) => response.url().includes(MENU));
  await page.route(/\/assets\/draw-.+\.js$/, async (route) => {
    await refused;
    await route.fallback();
  });
  await page.goto('/user/enterprise');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('账号已过期，请重新登录')).toBeVisible();
});

test.describe('prefetched rows', () => {
  test('of a list that the menu lacks are discarded unseen: their refusal is not reported and ends no session', async ({
    page,
    context,
  }) => {
    await page.route(`**${ROWS}**`, (route) => route.fulfill({ json: { code: 403, message: '权限不足' } }));
    const refused = page.waitForResponse((response) => response.url().includes(ROWS));
    await page.route(`**${MENU}`, async (route) => {
      await refused;
      await route.fallback();
    });
    await page.goto('/login');
    await fillLogin(page, { account: 'finance' });
    await logIn(page);
    await expect(page).toHaveURL(/\/money\/just$/);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText('权限不足')).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).toContain('token');
  });

  test('of a hovered menu entry are used by its list, with a single request', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/user/enterprise');
    await expect(rows(page).first()).toBeVisible();
    const entry = page.getByRole('link', { name: '余额查询' });
    const asked = gather(page);
    const answered = page.waitForResponse((response) => response.url().includes('getBalanceList'));
    await entry.hover();
    await answered;
    await entry.click();
    await expect(page.getByRole('heading', { level: 1, name: '余额查询' })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(asked.filter((path) => path.includes('getBalanceList'))).toHaveLength(1);
  });

  test('are not requested when a touch begins, which may scroll the menu', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/user/enterprise');
    await expect(rows(page).first()).toBeVisible();
    const asked = gather(page);
    const entry = page.getByRole('link', { name: '余额查询' });
    for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup'])
      await entry.dispatchEvent(type, { pointerType: 'touch', bubbles: true });
    // What a mouse on another entry brings would come after it.
    const other = page.waitForResponse(/getPoints/);
    await page.getByRole('link', { name: '积分赠送' }).hover();
    await other;
    expect(asked.filter((path) => path.includes('getBalanceList'))).toEqual([]);
  });
});

test.describe('the lists next to the open one', () => {
  const beside = (path: string) => /\/assets\/(balance|integral)-.+\.js$/.test(path);

  test('are loaded once the page is idle, and not again when switching to one', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    const brought = ['balance', 'integral'].map((chunk) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`)),
    );
    const asked = gather(page);
    await page.goto('/user/enterprise');
    await expect(rows(page).first()).toBeVisible();
    expect(asked.filter(beside), 'before the page stands').toEqual([]);
    await Promise.all(brought);
    await page.getByRole('link', { name: '余额查询' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '余额查询' })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    expect(asked.filter(beside)).toHaveLength(2);
  });

  test('are not loaded if the browser is set to save data', async ({ page, signedIn }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await signedIn('admin');
    const asked = gather(page);
    // What else is loaded once the page stands.
    const stood = page.waitForResponse((response) => response.url().includes('/assets/Notification-'));
    await page.goto('/user/enterprise');
    await stood;
    await expect(page.getByRole('link', { name: '企业认证' })).toHaveAccessibleDescription(/待审核|\d/);
    expect(asked.filter(beside)).toEqual([]);
    expect(asked.filter((path) => /palette/i.test(path))).toEqual([]);
  });
});

test('switching lists costs no more commits, styles and rules than necessary', async ({
  page,
  context,
  signedIn,
}) => {
  await page.addInitScript(() => {
    const counted = { commits: 0, rules: 0 };
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function insert(...rule) {
      counted.rules += 1;
      return insertRule.apply(this, rule);
    };
    // Where React tells its developer tools of every commit.
    const onCommitFiberRoot = () => {
      counted.commits += 1;
    };
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount() {} };
    Object.assign(window, { counted, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const open = async (name: string) => {
    const heading = page.getByRole('heading', { level: 1, name });
    await page.getByRole('link', { name, exact: true }).first().press('Enter');
    await expect(heading).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  };
  for (const name of ['个人认证', '企业认证']) await open(name);
  const count = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const styles = metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0;
    const counted = await page.evaluate(
      () => (window as unknown as { counted: { commits: number; rules: number } }).counted,
    );
    return { ...counted, styles };
  };
  const before = await count();
  await open('个人认证');
  const after = await count();
  const cost = {
    commits: after.commits - before.commits,
    rules: after.rules - before.rules,
    styles: after.styles - before.styles,
  };
  expect(cost.commits, 'commits of React').toBeLessThanOrEqual(12);
  expect(cost.rules, 'rules put into style sheets').toBeLessThanOrEqual(5);
  expect(cost.styles, 'style recalculations').toBeLessThanOrEqual(40);
});

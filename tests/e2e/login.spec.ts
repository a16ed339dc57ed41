import type { Page } from '@playwright/test';
import { errors } from 'declared-console/words/zh-CN/errors';
import personal from '../../i18n/zh-CN/areas/personal.ts';
import { sessionCookie, sessionCookies, tokenIn } from '../support/sessionCookie.ts';
import { hold } from './support/gate.ts';
import { axe, desktop, expect, fillLogin, phone, test } from './support/test.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const captchaImage = (page: Page) => page.getByRole('img', { name: /验证码/ });
const submit = (page: Page) => page.getByRole('button', { name: '登录' });

/** Counts the calls of a path from now on. */
function count(page: Page, path: string) {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

test('all three fields are required, each with its message, and nothing is sent', async ({ page }) => {
  const sent = count(page, '/api/login/login');
  await page.goto('/login');
  await expect(captchaImage(page)).toBeVisible();
  await submit(page).click();
  for (const message of ['账号不能为空', '密码不能为空', '请输入验证码']) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(box(page, '账号')).toBeFocused();
  await box(page, '账号').fill('admin');
  await expect(page.getByText('账号不能为空')).toBeHidden();
  expect(sent()).toBe(0);
});

test('a failed login says why, keeps the input, and loads another captcha', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { password: 'wrong' });
  const before = await captchaImage(page).getAttribute('src');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('账号或密码错误');
  await expect(captchaImage(page)).not.toHaveAttribute('src', before ?? '');
  await expect(box(page, '账号')).toHaveValue('admin');
  await expect(page.getByLabel('密码')).toHaveValue('wrong');
  await expect(box(page, '验证码')).toHaveValue('');
  await expect(box(page, '验证码')).toBeFocused();
});

test('a login by keyboard only shows 登录成功 and opens the first menu entry', async ({ page }) => {
  await page.goto('/login');
  await expect(box(page, '账号')).toBeFocused();
  await fillLogin(page);
  await page.keyboard.press('Enter');
  const toast = page.getByRole('status').or(page.getByRole('alert'));
  await expect(toast.filter({ hasText: '登录成功' })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/enterprise$/);
});

test('after the login the requested page opens', async ({ page }) => {
  await page.goto('/user/balance?page=1');
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/user\/balance\?page=1/);
});

test('the captcha is refreshed by a click and by Enter', async ({ page }) => {
  await page.goto('/login');
  let before = await captchaImage(page).getAttribute('src');
  await captchaImage(page).click();
  await expect(captchaImage(page)).not.toHaveAttribute('src', before ?? '');
  before = await captchaImage(page).getAttribute('src');
  await page.keyboard.press('Enter');
  await expect(captchaImage(page)).not.toHaveAttribute('src', before ?? '');
});

test('a captcha that can not be loaded says why and can be retried', async ({ page, consoleGuard }) => {
  consoleGuard.allow('502');
  await page.route('**/api/login/getImgCode', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.goto('/login');
  await expect(page.getByText('服务器出错，请稍后重试')).toBeVisible();
  await page.unroute('**/api/login/getImgCode');
  await page.getByRole('button', { name: '加载失败，点击重试' }).click();
  await expect(captchaImage(page)).toBeVisible();
  await expect(page.getByText('服务器出错，请稍后重试')).toBeHidden();
});

for (const code of [403, '408'])
  test(`a login refused with ${code} shows the reason instead of an expired session`, async ({ page }) => {
    await page.route('**/api/login/login', (route) =>
      route.fulfill({ json: { code, message: '账号或密码错误', data: null } }),
    );
    await page.goto('/login');
    await fillLogin(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('账号或密码错误');
  });

test('a login in progress is not sent twice', async ({ page }) => {
  const sent = count(page, '/api/login/login');
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/login/login', async (route) => {
    await answered;
    await route.fulfill({ json: { code: 500, message: '账号或密码错误' } });
  });
  await page.goto('/login');
  await fillLogin(page);
  await submit(page).click();
  // Forced, because Playwright waits for buttons with aria-disabled.
  await page.getByRole('button', { name: '正在登录…' }).click({ force: true });
  await page.keyboard.press('Enter');
  await box(page, '验证码').press('Enter');
  answer();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(sent()).toBe(1);
});

test('the Enter that ends composing in an input method sends nothing', async ({ page, devtools }) => {
  const sent = count(page, '/api/login/login');
  await page.goto('/login');
  await fillLogin(page);
  await box(page, '账号').focus();
  const prevented = await box(page, '账号').evaluate((input) => {
    const enter = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    return !input.dispatchEvent(enter);
  });
  expect(prevented).toBe(true);
  await devtools.send('Input.imeSetComposition', { text: 'guan', selectionStart: 4, selectionEnd: 4 });
  await page.keyboard.press('Enter');
  expect(sent()).toBe(0);
});

test('what a password manager fills in is sent, though it reports nothing and submits at once', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(captchaImage(page)).toBeVisible();
  await box(page, '验证码').fill('1234');
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    const filled = { account: 'admin', password: 'admin123' };
    for (const [name, value] of Object.entries(filled))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    form.requestSubmit();
  });
  await expect(page).toHaveURL(/\/user\/enterprise$/);
});

test('a menu that can not be loaded leaves the user logged in, with a retry', async ({ page, context }) => {
  await page.route('**/api/member/getMenu', (route) => route.fulfill({ body: '<html>half' }));
  await page.goto('/login');
  await fillLogin(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('已登录，但菜单加载失败');
  expect(tokenIn(await context.cookies())).toBeDefined();
  await page.unroute('**/api/member/getMenu');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(/\/user\/enterprise$/);
});

test('an account without a menu is told so, and another can log in in its place', async ({
  page,
  context,
}) => {
  await page.route('**/api/member/getMenu', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { role: [] } } }),
  );
  await page.goto('/login');
  await fillLogin(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('当前账号没有可用的菜单，请联系管理员');
  await page.getByRole('button', { name: '使用其他账号' }).click();
  await expect(captchaImage(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sessionCookies(await context.cookies())).toEqual([]);
  await page.unroute('**/api/member/getMenu');
  await fillLogin(page, { account: 'notary' });
  await submit(page).click();
  await expect(page.getByRole('banner').getByText('公证员')).toBeVisible();
});

test('a menu of which no entry can be opened names the entries and why', async ({ page }) => {
  const childMenu = {
    7: { id: 2, name: '企业认证', url: '' },
    9: { id: 3, name: '帮助', url: 'javascript:help()' },
  };
  await page.route('**/api/member/getMenu', (route) =>
    route.fulfill({
      json: { code: 200, data: { role: [{ id: 1, name: '用户管理', url: '/user', childMenu }] } },
    }),
  );
  await page.goto('/login');
  await fillLogin(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('当前账号没有可用的菜单');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    '企业认证 – 没有路径',
    '帮助 – 路径无法识别',
  ]);
});

test('a browser that keeps nothing is worked with for as long as the page is open, and that is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await fillLogin(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/user\/enterprise$/);
  await expect(page.getByText(/浏览器没有保存登录和其他数据/)).toBeVisible();
  await page.getByRole('textbox', { name: '名称或手机号' }).fill('公司');
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await page.getByRole('button', { name: '常用条件' }).click();
  await page.getByRole('button', { name: '保存当前查询' }).click();
  await page.getByRole('textbox', { name: '查询名称' }).fill('公司');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/浏览器没有保存“公司”/)).toBeVisible();
});

test('a captcha whose picture can not be drawn is one that could not be loaded', async ({ page }) => {
  const call = '**/api/login/getImgCode';
  await page.route(call, (route) =>
    route.fulfill({ json: { code: 200, data: { image: 'data:image/png;base64,AAAA', imgCodeToken: 't' } } }),
  );
  await page.goto('/login');
  const retry = page.getByRole('button', { name: '加载失败，点击重试' });
  await expect(retry).toBeVisible();
  await page.unroute(call);
  await retry.click();
  await expect(captchaImage(page)).toBeVisible();
});

test('nothing is sent with a captcha that was typed before its picture was there', async ({ page }) => {
  const sent = count(page, '/api/login/login');
  const show = await hold(page, '**/api/login/getImgCode');
  await page.goto('/login');
  await box(page, '账号').fill('admin');
  await page.getByLabel('密码').fill('admin123');
  await box(page, '验证码').fill(' 1234');
  await box(page, '验证码').press('Enter');
  await expect(page.getByText('图片尚未加载，请稍候或点击重试')).toBeVisible();
  await expect(box(page, '验证码')).toHaveAccessibleDescription('图片尚未加载，请稍候或点击重试');
  show();
  await expect(captchaImage(page)).toBeVisible();
  await expect(page.getByText('图片尚未加载，请稍候或点击重试')).toBeHidden();
  expect(sent()).toBe(0);
  await box(page, '验证码').press('Enter');
  await expect(page).toHaveURL(/\/user\/enterprise$/);
});

test('what ended a session, and why a login failed, is said until the next attempt', async ({
  page,
  baseURL,
}) => {
  const answer = { code: 500, message: '账号或密码错误' };
  const over = { token: 'over', identity: { uid: '7', name: '张三' } };
  await page.context().addCookies([sessionCookie(baseURL as string, over)]);
  await page.goto('/user/balance');
  await expect(page.getByRole('alert')).toHaveText('账号已过期，请重新登录');
  for (const _ of ['what ended the session', 'why it failed']) {
    const refuse = await hold(page, '**/api/login/login', answer);
    await fillLogin(page);
    await submit(page).click();
    await expect(page.getByRole('button', { name: '正在登录…' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(box(page, '账号')).toHaveAttribute('readonly');
    refuse();
    await expect(page.getByRole('alert')).toHaveText('账号或密码错误');
    await page.unroute('**/api/login/login');
  }
});

test('the product is called as its settings call it, at the login and in the console', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, title: '样例公证处' } });
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('样例公证处');
  await expect(page).toHaveTitle('登录 · 样例公证处');
  await fillLogin(page);
  await submit(page).click();
  await expect(page.getByRole('banner')).toContainText('样例公证处');
});

const ends = [
  { answer: { code: 403, message: 'token expired' }, says: '账号已过期，请重新登录', back: '/user/balance' },
  { answer: { code: 200.1, message: '权限不足' }, says: '权限不足，请重新登录', back: '/user/enterprise' },
  { answer: { code: 500, message: '账号被禁用' }, says: '账号被禁用', back: '/user/enterprise' },
];
for (const { answer, says, back } of ends) {
  test(`the end of a session shows ${says} once, and logging in leads to ${back}`, async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.route('**/api/**/getBalanceList*', (route) => route.fulfill({ json: answer }));
    await page.goto('/user/balance');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toHaveText(says);
    await page.unroute('**/api/**/getBalanceList*');
    await fillLogin(page);
    await submit(page).click();
    await expect(page).toHaveURL(new RegExp(`${back}(\\?|$)`));
  });
}

test('language and colour mode are chosen here, remembered, and exposed to assistive technology', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page).toHaveTitle(/^登录 · /);
});

test("the console's code is loaded while the user types, before it is needed", async ({ page }) => {
  await page.goto('/login');
  await expect(captchaImage(page)).toBeVisible();
  const warmed = page.waitForRequest(/\/assets\/.+\.js$/);
  await box(page, '账号').fill('a');
  await warmed;
});

test('every wrong key of config.json is listed, in both languages, and no entry opens', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { apiBse: '', explorerUrl: 'https://x.example/', storageHosts: ['a'], title: 7 } }),
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'config.json 有误，控制台未启动' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'config.json is wrong' })).toBeVisible();
  for (const key of ['apiBse', 'explorerUrl', 'storageHosts', 'title']) {
    await expect(page.getByText(key, { exact: true })).toHaveCount(2);
  }
  await expect(submit(page)).toHaveCount(0);
});

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test(`the login page fits the ${name} and passes axe in light and dark`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/login');
    await expect(captchaImage(page)).toBeVisible();
    await submit(page).click();
    await axe(page);
    await page.getByRole('button', { name: '切换到深色' }).click();
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('a form that ends the session leads to the login, and nothing goes wrong on the way', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.route('**/api/user/changePassword', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: null } }),
  );
  await page.goto('/personal/password');
  const { name, fields } = personal.resources['personal/password'].create;
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  for (const label of Object.values(fields))
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill('a-long-enough-Secret#1');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveText(errors.loginAgain);
  await expect(captchaImage(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { shell } from 'declared-console/words/zh-CN/shell';
import { sessionCookies } from '../support/sessionCookie.ts';
import { exportList } from './support/exportList.ts';
import { logOut } from './support/logOut.ts';
import { axe, expect, login, loginHere, phone, test, withoutCounts } from './support/test.ts';

const rows = (page: Page) => page.locator('tbody tr');

test.describe('access', () => {
  for (const path of ['/', '/user/enterprise', '/money/just', '/nothing']) {
    test(`${path} without a session leads to the login`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
    });
  }

  test('a logged-in user who opens /login is redirected to /user/enterprise', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/login');
    await expect(page).toHaveURL(/\/user\/enterprise$/);
    await expect(rows(page).first()).toBeVisible();
  });

  test('without /user/enterprise in the menu, the redirect goes to the first menu entry', async ({
    page,
    signedIn,
  }) => {
    await signedIn('finance');
    await page.goto('/login');
    await expect(page).toHaveURL(/\/money\/just$/);
  });

  test('a route that the menu lacks says so, links home, and makes no request', async ({
    page,
    signedIn,
  }) => {
    await withoutCounts(page);
    await signedIn('reviewer');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/authority/role');
    await expect(page.getByText('你没有访问此页面的权限')).toBeVisible();
    expect(calls.filter((path) => path.startsWith('/api/ajax'))).toEqual([]);
    await axe(page);
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL(/\/user\/enterprise$/);
  });

  test('an address with a double slash opens the page, not another host', async ({
    page,
    baseURL,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.goto(`${baseURL}//user/enterprise?page=2`);
    await expect(rows(page).first()).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/user\/enterprise\?page=2/);
  });

  test('an unknown path shows 抱歉，你访问的页面不存在 with a link home', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/nothing/here');
    await expect(page.getByText('抱歉，你访问的页面不存在')).toBeVisible();
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL(/\/user\/enterprise$/);
  });
});

/**
 * The focused element, and whether its focus is visible; undefined past the last stop. A text field shows it by its
 * border.
 */
function stopOfKeyboard() {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return undefined;
  const isText = at.matches('select, input:not([type=checkbox])');
  const around = [at, at.parentElement, at.parentElement?.parentElement];
  const isRinged = around.some(
    (each) =>
      each?.matches(':focus-visible, .Mui-focusVisible') && getComputedStyle(each).outlineStyle !== 'none',
  );
  return { name: at.outerHTML.slice(0, 200), isSeen: isText || isRinged };
}

test.describe('the layout', () => {
  test('greets the user, shows their real name, and logs out to an empty login', async ({
    page,
    context,
  }) => {
    await login(page, 'admin');
    await expect(page.getByText('登录成功')).toBeVisible();
    await expect(page).toHaveURL(/\/user\/enterprise$/);
    await expect(page.getByRole('banner').getByText('管理员')).toBeVisible();
    const left = page.waitForRequest('**/api/user/logout');
    await logOut(page);
    await left;
    await expect(page).toHaveURL(/\/login$/);
    expect(sessionCookies(await context.cookies())).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  test('has the server’s menu, collapsible by keyboard', async ({ page, signedIn }) => {
    await signedIn('reviewer');
    await page.goto('/user/balance');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu.getByRole('link')).toHaveText([
      shell.menu.home,
      '企业认证',
      '个人认证',
      '余额查询',
      '积分赠送',
    ]);
    await expect(menu.getByRole('link', { name: '余额查询' })).toHaveAttribute('aria-current', 'page');
    const group = menu.getByRole('button', { name: '用户管理' });
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('link', { name: '余额查询' })).toBeHidden();
  });

  test('leaves hidden and empty groups out of the menu', async ({ page, signedIn }) => {
    await page.route('**/api/member/getMenu', async (route) => {
      const told = await (await route.fetch()).json();
      const [first, ...others] = told.data.role;
      const hidden = { ...first, id: 901, name: '隐藏的组', hidden: 1 };
      const empty = { ...first, id: 902, name: '空的组', childMenu: [] };
      await route.fulfill({
        json: { ...told, data: { ...told.data, role: [first, hidden, empty, ...others] } },
      });
    });
    await signedIn('reviewer');
    await page.goto('/user/balance');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu.getByRole('button')).toHaveText(['用户管理']);
  });

  test('the breadcrumb names the page, and links back from a page below it', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/user/balance');
    const way = page.getByRole('navigation', { name: '当前位置' });
    await expect(way.getByText('余额查询')).toHaveAttribute('aria-current', 'page');
    await expect(way.getByRole('link')).toHaveCount(0);
    await page.goto('/user/review/enterprise');
    await expect(way.getByRole('link', { name: '企业认证' })).toHaveAttribute('href', '/user/enterprise');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`shows the keyboard focus at every stop of a page, in ${colorScheme}`, async ({
      page,
      signedIn,
    }) => {
      await page.emulateMedia({ colorScheme });
      await signedIn('admin');
      await page.goto('/online/process');
      await expect(page.locator('tbody tr').first()).toBeVisible();
      const unseen: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(stopOfKeyboard);
        if (stop === undefined) break;
        if (!stop.isSeen) unseen.push(stop.name);
      }
      expect(unseen).toEqual([]);
    });
  }

  test('scrolls the menu to the open entry', async ({ page, signedIn }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await signedIn('admin');
    await page.goto('/authority/userLog');
    await expect(page.getByRole('link', { name: '用户登录日志' })).toBeInViewport({ ratio: 1 });
  });

  test('speaks English and goes dark, and remembers both beyond a logout', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/user/enterprise');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enterprise certification');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Individual certification' })).toBeVisible();
    await page.getByRole('button', { name: /theme|dark/i }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 22, 28)');
    await axe(page);
    await logOut(page);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('changing the language keeps selection and input', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/online/web');
    const boxes = page.locator('tbody input[type=checkbox]:enabled');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('textbox', { name: '编号或手机号' }).fill('直播');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web forensics');
    await expect(page.getByText('2 selected')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Number or phone' })).toHaveValue('直播');
    await expect(boxes.nth(1)).toBeChecked();
    await expect(page.getByRole('columnheader', { name: 'Operation' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/查询|操作|显示列/);
  });

  test('opens its menu as a drawer on a phone', async ({ page, signedIn }) => {
    await page.setViewportSize(phone);
    await signedIn('admin');
    await page.goto('/user/enterprise');
    await page.getByRole('button', { name: '展开菜单' }).click();
    await page.getByRole('link', { name: '余额查询' }).click();
    await expect(page).toHaveURL(/\/user\/balance$/);
    await expect(page.getByRole('link', { name: '余额查询' })).toBeHidden();
  });

  test('a second tab finds the session and its user', async ({ page, context }) => {
    await login(page, 'admin');
    const second = await context.newPage();
    await second.goto('/user/balance');
    await expect(second.getByRole('banner').getByText('管理员')).toBeVisible();
  });

  test('a menu that can not be loaded is an error with a retry, never a silent sample', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    let fails = true;
    await page.route('**/api/member/getMenu', (route) =>
      fails ? route.fulfill({ json: { code: 500, message: '菜单服务繁忙' } }) : route.fallback(),
    );
    await page.goto('/user/enterprise');
    await expect(page.getByRole('alert')).toContainText('菜单服务繁忙');
    await axe(page);
    fails = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe('the end of a session', () => {
  for (const [message, said] of [
    ['登录已过期', '账号已过期，请重新登录'],
    ['权限不足', '权限不足，请重新登录'],
    ['账号被禁用', '账号被禁用'],
  ] as const) {
    test(`403 ${message}: many refusals at once cause one toast and one logout, and the token is gone`, async ({
      page,
      context,
      signedIn,
    }) => {
      await signedIn('admin');
      await page.goto('/user/enterprise');
      await expect(rows(page).first()).toBeVisible();
      let refusals = 0;
      const refused = (url: URL) =>
        url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/login/');
      await page.route(refused, (route) => {
        refusals += 1;
        return route.fulfill({ json: { code: 403, message } });
      });
      // This list requests its rows and labels at the same time.
      await page.getByRole('link', { name: '网页取证' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('alert').filter({ hasText: said })).toHaveCount(1);
      expect(refusals).toBeGreaterThan(1);
      await expect(page.getByRole('alert')).toHaveCount(1);
      expect(sessionCookies(await context.cookies())).toEqual([]);
    });
  }

  test('logging in again leads back to where it ended', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/user/balance?page=2');
    await expect(rows(page).first()).toBeVisible();
    await page.route('**/api/ajax/**', (route) => route.fulfill({ json: { code: 403, message: '过期' } }));
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.unroute('**/api/ajax/**');
    await loginHere(page, 'admin');
    await expect(page).toHaveURL(/\/user\/balance/);
  });

  test('408 removes the token, and the next page is the login', async ({ page, context, signedIn }) => {
    await signedIn('admin');
    await page.route('**/api/ajax/user/getBalanceList**', (route) =>
      route.fulfill({ json: { code: 408, message: '' } }),
    );
    await page.goto('/user/balance');
    await expect(page.getByRole('alert')).toContainText('登录已失效');
    expect(sessionCookies(await context.cookies())).toEqual([]);
  });
});

test.describe('the query bar', () => {
  test('queries on 查询 and on Enter, keeps the query in the url, and follows back and forward', async ({
    page,
    signedIn,
  }) => {
    await withoutCounts(page);
    await signedIn('admin');
    await page.goto('/user/enterprise');
    await expect(rows(page).first()).toBeVisible();
    const keyword = page.getByRole('textbox', { name: '名称或手机号' });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('getUserList') && asked.push(request.url()));
    await keyword.pressSequentially('北京');
    expect(asked).toEqual([]);
    await keyword.press('Enter');
    await expect(page).toHaveURL(/filter=/);
    await expect(rows(page).first()).toContainText('北京');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(`keyword=${encodeURIComponent('北京')}`);
    await page.goBack();
    await expect(keyword).toHaveValue('');
    await page.goForward();
    await expect(keyword).toHaveValue('北京');
    await page.getByRole('button', { name: '重置' }).click();
    await expect(keyword).toHaveValue('');
    await expect(page.getByText(/第 1-10 条/)).toBeVisible();
  });

  test('a date range is sent as start - end', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/user/enterprise');
    await page.getByRole('textbox', { name: '注册时间' }).fill('2020-01-01 - 2030-12-31');
    const asked = page.waitForRequest((request) => request.url().includes('registtime'));
    await page.getByRole('button', { name: '查询', exact: true }).click();
    expect(new URL((await asked).url()).searchParams.get('registtime')).toBe('2020-01-01 - 2030-12-31');
  });

  test('an invalid query string is ignored', async ({ page, signedIn }) => {
    await signedIn('admin');
    const hostile = encodeURIComponent('{"keyword":{"$ne":1},"status":"<script>","__proto__":{"x":1}}');
    const asked = page.waitForRequest((request) => request.url().includes('getUserList'));
    await page.goto(`/user/enterprise?filter=${hostile}&page=-5&perPage=99999&sort=x&order=DROP`);
    expect(new URL((await asked).url()).search).toBe('?page=1&limit=10&types=2');
    await expect(rows(page).first()).toBeVisible();
  });

  test('a page past the end goes to the last page', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/user/enterprise?page=9999&perPage=10');
    await expect(rows(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/page=9999/);
    await expect(page.getByText(/第 29\d-300 条/)).toBeVisible();
  });

  test('a page makes no request twice', async ({ page, signedIn }) => {
    await withoutCounts(page);
    await signedIn('admin');
    const asked: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname),
    );
    await page.goto('/user/enterprise');
    await expect(page.getByText(/第 1-10 条/)).toBeVisible();
    expect(asked.sort()).toEqual(['/api/ajax/user/getUserList', '/api/member/getMenu']);
  });
});

test.describe('an export', () => {
  test('is a plain navigation without a token, and is reported as asked of the browser', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.goto('/user/enterprise');
    const downloading = page.waitForEvent('download');
    await exportList(page, { byServer: '导出全部' });
    const download = await downloading;
    expect(new URL(download.url()).pathname).toBe('/api/export/userExport');
    expect(new URL(download.url()).searchParams.get('type')).toBe('2');
    expect(download.suggestedFilename()).toMatch(/^企业认证-\d{8}\.csv$/);
    await expect(page.getByText('已请求浏览器下载')).toBeVisible();
  });
});

test.describe('a balance', () => {
  test('links to what changed it: that user’s orders, filtered and exported as that user’s', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.goto('/user/balance');
    const first = page.locator('tbody a').first();
    const href = (await first.getAttribute('href')) ?? '';
    const id = href.split('?')[0]?.split('/').pop();
    const asked = page.waitForRequest((request) => request.url().includes('userBalanceDetails'));
    await first.click();
    await expect(page).toHaveURL(href);
    expect(new URL((await asked).url()).search).toBe(`?page=1&limit=10&userId=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: '余额明细' })).toBeVisible();
    await expect(page.locator('tbody tr').getByText('充值').first()).toBeVisible();
    await axe(page);
    const downloading = page.waitForEvent('download');
    await exportList(page, { byServer: '导出全部' });
    expect(new URL((await downloading).url()).searchParams.get('userId')).toBe(id);
  });
});

test.describe('giving points', () => {
  test('says what is missing, rejects amounts that are not positive integers, and reloads the list', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.goto('/user/integral');
    await page.getByRole('button', { name: '赠送积分' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '提交' }).click();
    for (const message of ['手机号不能为空', '请选择赠送类型', '请输入赠送积分的个数', '请输入赠送原因']) {
      await expect(dialog.getByText(message)).toBeVisible();
    }
    await axe(page);
    await dialog.getByLabel(/手机号/).fill('13800000000');
    await dialog.getByLabel(/原因/).fill('活动赠送');
    const points = dialog.getByLabel(/^积分|积分数|个数/);
    await points.fill('abc');
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(dialog.getByText('数额必须为数字')).toBeVisible();
    await points.fill('0');
    await expect(dialog.getByText('请输入正整数数额')).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { follow } from './support/follow.ts';
import { accountButton, logOut } from './support/logOut.ts';
import { expect, test, withoutCounts } from './support/test.ts';

/** The phone page of an image. */
const IMAGE = `/mobile/previewImg/${encodeURIComponent('/favicon.svg')}`;

/** The network is gone, or an update has removed the old chunks: nothing must turn into a blank page. */
test.describe('code that fails to load', () => {
  test.beforeEach(({ consoleGuard }) => consoleGuard.allow('Failed to load resource', 'net::ERR_'));

  const UNHAD = '页面资源加载失败，请检查网络后刷新页面';
  const refuseCode = (page: Page) => page.route('**/assets/**', (route) => route.abort());
  const letCodeThrough = (page: Page) => page.unroute('**/assets/**');
  const rows = (page: Page) => page.locator('tbody tr');
  const menuLink = (page: Page, name: string) =>
    page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name });

  /** A loaded list, with every later chunk blocked. */
  async function openList(page: Page, path: string) {
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    await refuseCode(page);
  }

  test('a page that fails to load says so beside the menu, and opens after a reload', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await openList(page, '/user/enterprise');
    await menuLink(page, '企业证据').click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(UNHAD);
    await letCodeThrough(page);
    await page.getByRole('button', { name: '刷新页面' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '企业证据' })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
  });

  test('while the server is down, a reload leaves the console as it is, and says why', async ({
    page,
    signedIn,
    consoleGuard,
  }) => {
    consoleGuard.allow('ERR_FAILED');
    await signedIn('admin');
    await openList(page, '/user/enterprise');
    await menuLink(page, '企业证据').click();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toHaveText(UNHAD);
    await page.route(new URL('/', page.url()).href, (route) => route.abort());
    await page.getByRole('button', { name: '刷新页面' }).click();
    await expect(notice).toHaveText('无法连接服务器，请检查网络后重试');
    await expect(menuLink(page, '企业证据')).toBeVisible();
  });

  test('one can go to another page from one that failed to load', async ({ page, signedIn }) => {
    await signedIn('admin');
    await openList(page, '/user/enterprise');
    await menuLink(page, '企业证据').click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(UNHAD);
    await menuLink(page, '企业认证').click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText(UNHAD)).toHaveCount(0);
  });

  test('a page that failed to load does not affect another one of its kind', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.route('**/assets/Workbench-*', (route) => route.abort());
    await page.goto('/user/review/enterprise');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(UNHAD);
    await follow(page, '/authority/role-add');
    await expect(page.getByRole('textbox', { name: '角色名称' })).toBeVisible();
    await expect(page.getByText(UNHAD)).toHaveCount(0);
  });

  test('a dialog that fails to load becomes a toast, and the list stays', async ({ page, signedIn }) => {
    await signedIn('admin');
    await openList(page, '/user/enterprise');
    const keyword = page.getByRole('textbox', { name: '名称或手机号' });
    await keyword.fill('typed and not asked for yet');
    await page.getByRole('button', { name: '显示列' }).click();
    await expect(page.getByRole('alert').filter({ hasText: UNHAD })).toBeInViewport();
    await expect(keyword).toHaveValue('typed and not asked for yet');
    await expect(rows(page).first()).toBeVisible();
  });

  test('an account’s menu that fails to load says so, and logs out after a reload', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.route('**/assets/PersonalMenu-*', (route) => route.abort());
    await page.goto('/user/enterprise');
    await accountButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: UNHAD })).toBeInViewport();
    await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'false');
    await page.unroute('**/assets/PersonalMenu-*');
    await page.reload();
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('if the confirmation fails to load, the form stays filled in', async ({ page, signedIn }) => {
    await signedIn('admin');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/authority/role-edit/2');
    const name = page.getByRole('textbox', { name: '角色名称' });
    await name.fill('改了的名称');
    await refuseCode(page);
    sent.length = 0;
    await page.getByRole('button', { name: '提交' }).click();
    await expect(page.getByRole('alert').filter({ hasText: UNHAD })).toBeInViewport();
    await expect(name).toHaveValue('改了的名称');
    await expect(page.getByRole('button', { name: '提交' })).toBeEnabled();
    expect(sent).toEqual([]);
  });

  test('background code that fails to load is ignored', async ({ page, signedIn }) => {
    await signedIn('admin');
    const parts = ['OnceSettled', 'Notification', 'PendingBadge'];
    await page.route(new RegExp(`/assets/(${parts.join('|')})-`), (route) => route.abort());
    const refused = parts.map((part) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${part}-`)),
    );
    await page.goto('/user/enterprise');
    await Promise.all(refused);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText(UNHAD)).toHaveCount(0);
    // Nor do they suppress other messages.
    await page.route('**/api/ajax/user/getUserList*', (route) => route.abort());
    await page.getByRole('button', { name: '查询' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: '无法连接服务器，请检查网络后重试' }),
    ).toBeInViewport();
  });

  for (const [part, path, shown] of [
    ['draw', IMAGE, (page: Page) => page.getByRole('img')],
    ['login', '/login', (page: Page) => page.getByRole('button', { name: '登录' })],
  ] as const)
    test(`a start without its ${part} says so, and offers to reload`, async ({ page }) => {
      await page.route(new RegExp(`/assets/${part}-`, 'i'), (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('alert')).toHaveText(UNHAD);
      const reload = page.getByRole('button', { name: '刷新页面' });
      await expect(reload).toBeInViewport();
      // While the server is down, it stays and says why.
      await page.route('/', (route) => route.abort());
      await reload.click();
      await expect(page.getByRole('alert')).toHaveText('无法连接服务器，请检查网络后重试');
      await page.unrouteAll();
      await reload.click();
      await expect(shown(page)).toBeVisible();
    });

  test('a page outside the menu, and one for phones, say so and offer to reload', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await openList(page, '/evidence/EnterpriseCertificate');
    await follow(page, '/certificate/BQ0/1');
    await expect(page.getByRole('alert')).toHaveText(UNHAD);
    await expect(page.getByRole('button', { name: '刷新页面' })).toBeInViewport();
    await letCodeThrough(page);

    await page.route('**/assets/DocumentPreview-*', (route) => route.abort());
    await page.goto(`/mobile/previewDoc/${encodeURIComponent('/1.pdf')}`);
    await expect(page.getByRole('alert')).toHaveText(UNHAD);
    await expect(page.getByRole('button', { name: '刷新页面' })).toBeInViewport();
  });
});

test('an uncaught error of the program is reported, at the login, on a phone and in the console', async ({
  page,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('a mistake');
  const mistaken = (part: string, body = 'export default () => { throw new Error("a mistake"); };') =>
    page.route(new RegExp(`/assets/${part}-`), (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  // Its words, which are read while it is rendered.
  await mistaken('login', 'export const login = { get "zh-CN"() { throw new Error("a mistake"); } };');
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText('页面出错了，请刷新页面');
  await signedIn('admin');
  await mistaken('DocumentPreview');
  await page.goto(`/mobile/previewDoc/${encodeURIComponent('/1.pdf')}`);
  await expect(page.getByRole('alert')).toHaveText('页面出错了，请刷新页面');
  await mistaken('OnceSettled');
  await page.goto('/user/enterprise');
  await expect(page.getByRole('alert')).toHaveText('页面出错了，请刷新页面');
  await expect(page.getByRole('button', { name: '刷新页面' })).toBeInViewport();
});

test.describe('without a network', () => {
  const AWAY = '无法连接服务器，请检查网络后重试';
  test.beforeEach(({ consoleGuard }) => consoleGuard.allow('Failed to load resource', 'net::ERR_'));

  test('while offline a list says so at once, and loads by itself when the network is back', async ({
    page,
    context,
    signedIn,
  }) => {
    await signedIn('admin');
    await withoutCounts(page);
    const ahead = ['ListFailed', 'Notification'].map((part) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
    );
    await page.goto('/user/enterprise');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await Promise.all(ahead);
    await context.setOffline(true);
    await page.getByRole('textbox', { name: '名称或手机号' }).fill('1');
    await page.getByRole('button', { name: '查询' }).click();
    const failed = page.getByRole('group', { name: /失败/ });
    await expect(failed).toContainText(AWAY);
    await context.setOffline(false);
    await expect(failed).toHaveCount(0);
    await expect(page.locator('tbody tr').first()).toBeVisible();
  });

  test('pages and dialogs that could not be opened while offline open when the network is back', async ({
    page,
    context,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.goto('/user/enterprise');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await context.setOffline(true);
    const columns = page.getByRole('button', { name: '显示列' });
    await columns.click();
    await expect(page.getByText(AWAY)).toBeInViewport();
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '后台登录日志' })
      .click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(AWAY);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: '后台登录日志' })).toBeVisible();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await columns.click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeInViewport();
  });
});

for (const [here, there, chunk] of [
  [IMAGE, '/login', 'showLogin'],
  ['/login', IMAGE, 'entry'],
] as const)
  test(`a page that opens after ${there} failed to load replaces the failure`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow('Failed to load resource', 'net::ERR_');
    await page.goto(here);
    const shown = page.getByRole('img').first();
    await expect(shown).toBeVisible();
    await page.route(`**/assets/${chunk}-*`, (route) => route.abort());
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, there);
    const failure = page.getByRole('button', { name: '刷新页面' });
    await expect(failure).toBeVisible();
    await page.goBack();
    await expect(shown).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

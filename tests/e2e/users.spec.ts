import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { tokenIn } from '../support/sessionCookie.ts';
import { expect, login, loginHere, test, tokenOf, withoutCounts } from './support/test.ts';

const rows = (page: Page) => page.locator('tbody tr');
const alerts = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const keyword = (page: Page) => page.getByRole('textbox', { name: '名称或手机号' });

/** The wire row of an enterprise user with a verified name. */
async function enterpriseUser(request: APIRequestContext): Promise<{ mobile: string }> {
  const answer = await request.get('/api/ajax/user/getUserList', {
    params: { page: '1', limit: '1', types: '2', status: '3' },
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  return (await answer.json()).data.data[0];
}

async function fillGift(dialog: Locator, mobile: string) {
  await dialog.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await dialog.getByRole('radio', { name: '充值返赠' }).check();
  await dialog.getByRole('textbox', { name: '积分' }).fill('88');
  await dialog.getByRole('textbox', { name: '原因' }).fill('周年庆活动');
}

test('points are given with one request, and appear first in the list, which is reloaded once, and in the balance', async ({
  page,
  request,
  signedIn,
}) => {
  const { mobile } = await enterpriseUser(request);
  const balance = page.getByRole('row', { name: mobile }).getByRole('cell').last();
  const balances = `/user/balance?filter=${encodeURIComponent(JSON.stringify({ keyword: mobile }))}`;
  await withoutCounts(page);
  await signedIn('admin');
  await page.goto(balances);
  const before = Number((await balance.innerText()).replaceAll(',', ''));
  await page.clock.install();
  // What counts new rows of this list, not of the one before.
  const counting = page.waitForResponse(
    (answer) => /\/assets\/NewRows-/.test(answer.url()) && page.url().endsWith('/user/integral'),
  );
  await page.goto('/user/integral');
  await expect(rows(page).first()).toBeVisible();
  // It is there, and doesn't ask beside the list.
  await page.clock.runFor(3000);
  await counting;
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.getByRole('button', { name: '赠送积分' }).click();
  const dialog = page.getByRole('dialog', { name: '赠送积分' });
  await expect(
    dialog.getByRole('textbox', { name: '手机号' }),
    'a keyboard starts at the first',
  ).toBeFocused();
  let found = () => {};
  const looked = new Promise<void>((resolve) => {
    found = resolve;
  });
  await page.route('**/api/ajax/user/getBalanceList*', async (route) => {
    await looked;
    await route.continue();
  });
  await fillGift(dialog, mobile);
  const submit = dialog.getByRole('button', { name: '提交' });
  await expect(dialog.getByRole('status')).toContainText('正在查询');
  const place = await submit.boundingBox();
  found();
  await expect(dialog.getByRole('status')).toContainText('当前余额');
  expect(await submit.boundingBox(), 'what is found moves no button').toEqual(place);
  const sent = page.waitForRequest('**/api/user/updatePoints');
  await submit.dblclick();
  const question = page.getByRole('dialog', { name: '确认赠送' });
  await expect(question).toContainText(mobile);
  await question.getByRole('button', { name: '赠送', exact: true }).dblclick();
  expect((await sent).postData()).toBe(
    String(new URLSearchParams({ mobile, type: '2', pointsType: '2', points: '88', explain: '周年庆活动' })),
  );
  await expect(alerts(page, '赠送成功')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  for (const shown of [mobile, '充值返赠', '88', '周年庆活动', '管理员'])
    await expect(rows(page).first()).toContainText(shown);
  // The owner of the number was looked up besides.
  const besides = (path: string) => path.startsWith('/api/') && path !== '/api/ajax/user/getBalanceList';
  expect(asked.filter(besides).sort()).toEqual(['/api/ajax/user/getPoints', '/api/user/updatePoints']);
  await page.goto(balances);
  await expect(balance).toHaveText((before + 88).toLocaleString('en-US'));
});

test('the Enter that ends composing in the query bar makes no request, the next one does', async ({
  page,
  devtools,
  signedIn,
}) => {
  await withoutCounts(page);
  await signedIn('admin');
  await page.goto('/user/enterprise');
  await expect(rows(page).first()).toBeVisible();
  const asked: (string | null)[] = [];
  page.on('request', (one) => {
    const { pathname, searchParams } = new URL(one.url());
    if (pathname.endsWith('/getUserList')) asked.push(searchParams.get('keyword'));
  });
  await keyword(page).focus();
  await devtools.send('Input.imeSetComposition', { text: 'bei jing', selectionStart: 8, selectionEnd: 8 });
  await expect(keyword(page)).toHaveValue('bei jing');
  await page.keyboard.press('Enter');
  await devtools.send('Input.insertText', { text: '北京' });
  await expect(keyword(page)).toHaveValue('北京');
  await expect(page).toHaveURL(/\/user\/enterprise$/);
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toContainText('北京');
  expect(asked).toEqual(['北京']);
});

test('a hanging server times out after 30 seconds, with a message and a retry', async ({
  page,
  signedIn,
}) => {
  await page.clock.install();
  // AbortSignal.timeout ignores the test's clock, so it is replaced by one that uses it.
  await page.addInitScript(() => {
    AbortSignal.timeout = (limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), limit);
      return controller.signal;
    };
  });
  await signedIn('admin');
  await page.route('**/getBalanceList*', () => {});
  const asked = page.waitForRequest('**/getBalanceList*');
  await page.goto('/user/balance');
  await asked;
  await page.clock.fastForward(28_000);
  // Enough time to show an answer if the wait were already over.
  await page.clock.runFor(1_000);
  await expect(page.getByRole('progressbar', { name: '加载中' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(1_000);
  await expect(alerts(page, '服务器超过30秒未响应，请稍后重试')).toBeVisible();
  await page.unroute('**/getBalanceList*');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('第 1-10 条')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('every answer of a broken server or proxy is an error with a retry, never an empty list', async ({
  page,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('502', 'ERR_CONNECTION_RESET');
  const unreadable = '服务器返回的内容无法识别，请稍后重试';
  const html = '<html><title>502 Bad Gateway</title></html>';
  const answers = [
    { said: unreadable, body: '{"code":200,"data":{"data":[{"user_id":"1","na' },
    { said: unreadable, body: html, contentType: 'text/html' },
    { said: unreadable, body: '' },
    { said: unreadable, body: '{"code":200,"data":{"total":3}}' },
    { said: '服务器出错，请稍后重试', body: html, contentType: 'text/html', status: 502 },
    { said: '网关繁忙', body: '{"code":502,"message":"网关繁忙"}', status: 502 },
    { said: '无法连接服务器，请检查网络后重试', body: undefined },
  ];
  const left = [...answers];
  await signedIn('admin');
  await page.route('**/getBalanceList*', (route) => {
    const answer = left.shift();
    if (!answer) return route.fallback();
    return answer.body === undefined ? route.abort('connectionreset') : route.fulfill(answer);
  });
  await page.goto('/user/balance');
  for (const { said } of answers) {
    await expect(alerts(page, said)).toBeVisible();
    await expect(page.getByText('暂无数据')).toHaveCount(0);
    await page.getByRole('button', { name: '重试' }).click();
  }
  await expect(page.getByText('第 1-10 条')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a tampered url opens the list without a query', async ({ page, signedIn }) => {
  await signedIn('admin');
  for (const search of [
    '?page=abc&perPage=99999&filter=%7Bbroken',
    '?filter=[]&displayedFilters=%7B',
    '?filter="x"&page=1e9x',
    '?filter={"__proto__":{"status":"1"},"constructor":{"prototype":1}}',
    '?filter=%E0%A4%A&page=%00',
    `?filter={"keyword":${JSON.stringify(['a', { b: 1 }])}}`,
  ]) {
    const asking = page.waitForRequest('**/getUserList*');
    await page.goto(`/user/enterprise${search}`);
    expect(new URL((await asking).url()).search, search).toBe('?page=1&limit=10&types=2');
    await expect(page.getByText('第 1-10 条'), search).toBeVisible();
    await expect(keyword(page)).toHaveValue('');
  }
});

test('an address with invalid parts says what is wrong', async ({ page, signedIn, consoleGuard }) => {
  consoleGuard.allow('could not be decoded');
  await signedIn('admin');
  for (const [path, said] of [
    ['/user/Detail/__proto__', '参数 userId'],
    ['/evidence/results/1/2/999999/1', '出证申请不存在'],
    ['/money/invoice/invoiceDetail?id=', '缺少发票编号'],
    ['/%', '抱歉，你访问的页面不存在'],
    ['/java%0Ascript:', '抱歉，你访问的页面不存在'],
    ['/user/enterprise/nowhere', '抱歉，你访问的页面不存在'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(said), path).toBeVisible();
    await expect(page.getByRole('link', { name: '企业认证' }).first(), path).toBeVisible();
  }
});

test('an address that no route matches has a link home', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/nowhere%0A');
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '企业认证' })).toBeVisible();
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

for (const [what, path, opens, field] of [
  ['a form', '/user/integral', '赠送积分', '手机号'],
  ['a review', '/user/enterprise', '审核', '拒绝原因'],
] as const) {
  test(`${what} with input asks before its tab closes, without input it does not`, async ({
    context,
    signedIn,
  }) => {
    await signedIn('admin');
    const asked: string[] = [];
    for (const typed of ['', '13900000000']) {
      const page = await context.newPage();
      page.on('dialog', (dialog) => {
        asked.push(`${dialog.type()} ${typed}`);
        void dialog.accept();
      });
      await page.goto(path);
      await page.getByRole('button', { name: opens, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('textbox', { name: field }).pressSequentially(typed);
      const closed = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await closed;
    }
    expect(asked).toEqual(['beforeunload 13900000000']);
  });
}

test('a dialog that was filled in when its session ended is filled in again after the login', async ({
  page,
  context,
  request,
}) => {
  await login(page, 'admin');
  await page.goto('/user/integral');
  await page.getByRole('button', { name: '赠送积分' }).click();
  await fillGift(page.getByRole('dialog'), '13900000000');
  const token = tokenIn(await context.cookies());
  await request.get('/api/user/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await loginHere(page, 'admin');
  await expect(page).toHaveURL(/\/user\/integral/);
  await page.getByRole('button', { name: '赠送积分' }).click();
  const dialog = page.getByRole('dialog');
  const restored = dialog.getByText('已恢复上次未提交的内容');
  await expect(restored).toBeVisible();
  const title = await dialog.getByRole('heading', { name: '赠送积分' }).boundingBox();
  expect((await restored.boundingBox())?.y).toBeGreaterThan(title?.y ?? Number.NaN);
  await expect(dialog.getByRole('textbox', { name: '手机号' })).toHaveValue('13900000000');
  await expect(dialog.getByRole('textbox', { name: '积分' })).toHaveValue('88');
  await expect(dialog.getByRole('radio', { name: '充值返赠' })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('周年庆活动');
});

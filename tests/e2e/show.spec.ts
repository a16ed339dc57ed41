import type { APIRequestContext, Page, Route } from '@playwright/test';
import money from '../../i18n/zh-CN/areas/money.ts';
import { hold } from './support/gate.ts';
import { axe, expect, test, tokenOf } from './support/test.ts';

interface User {
  readonly user_id: string;
  readonly mobile: string;
  readonly name: string;
}

/** Pending persons in wire order: newest first. */
async function pendingPersons(
  request: APIRequestContext,
  query: Record<string, string> = {},
): Promise<User[]> {
  const answer = await request.get('/api/ajax/user/getUserList', {
    params: { page: '1', limit: '100', types: '1', status: '2', ...query },
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  return (await answer.json()).data.data;
}

/** Approves the person whose page is open. */
async function approve(page: Page) {
  await page.getByRole('button', { name: '通过', exact: true }).click();
  await page
    .getByRole('dialog', { name: '审核通过' })
    .getByRole('button', { name: '通过', exact: true })
    .click();
  const toast = page.getByRole('alert').filter({ hasText: '操作成功' });
  await expect(toast).toBeVisible();
  return { next: toast.getByRole('link', { name: '处理下一条' }) };
}

const list = (page: number) =>
  `/user/individual?filter=${encodeURIComponent(JSON.stringify({ status: 'awaiting' }))}&page=${page}&perPage=10`;
const row = (page: Page, { mobile }: User) => page.getByRole('row', { name: mobile });
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: '当前位置' });

test('the page of a record leads back to its list, with the same query, page and row', async ({
  page,
  request,
  signedIn,
}) => {
  const user = (await pendingPersons(request, { page: '2', limit: '10' })).at(4);
  if (!user) throw new Error('the seed has too few pending persons');
  await signedIn('admin');
  await page.goto(list(2));
  await row(page, user).getByRole('link', { name: user.name }).click();
  await expect(page).toHaveURL(new RegExp(`/user/Detail/${user.user_id}\\?kind=individual&status=2$`));
  await expect(breadcrumb(page).getByRole('link', { name: '个人认证' })).toHaveAttribute(
    'href',
    '/user/individual',
  );
  await expect(page.getByRole('link', { name: '个人认证' }).first()).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(page).toHaveURL(list(2));
  await expect(page.getByText('第 11-20 条')).toBeVisible();
  await expect(row(page, user).getByRole('link', { name: user.name })).toBeFocused();
  await expect(row(page, user)).toBeInViewport({ ratio: 1 });
});

test('a person’s page opened by its address alone asks who it is, and then belongs to the list of persons', async ({
  page,
  request,
  signedIn,
}) => {
  const user = (await pendingPersons(request)).at(0);
  await signedIn('admin');
  await page.goto(`/user/Detail/${user?.user_id}`);
  await page.getByRole('radio', { name: '个人' }).check();
  await expect(breadcrumb(page).getByRole('link', { name: '个人认证' })).toBeVisible();
  await expect(page.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', '/user/individual');
  await page.reload();
  await expect(page).toHaveURL(`/user/Detail/${user?.user_id}?kind=individual`);
  await expect(breadcrumb(page).getByRole('link', { name: '个人认证' })).toBeVisible();
});

test('the parts of a loading record don’t move, so that a click hits what it was aimed at', async ({
  page,
  request,
  signedIn,
}) => {
  const user = (await pendingPersons(request)).at(0);
  await signedIn('admin');
  await page.addInitScript(() => {
    const moved = window as unknown as { moved: number };
    moved.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The page's last request: other users with the same phone number.
  const asked = ['types=1', 'types=2'].map((types) =>
    page.waitForResponse((answer) => answer.url().includes('getUserList') && answer.url().includes(types)),
  );
  await page.goto(`/user/Detail/${user?.user_id}?kind=individual`);
  await expect(page.getByRole('button', { name: /^查看大图/ }).first()).toBeVisible();
  await Promise.all(asked);
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
});

test('after a decision the list is unchanged, and the next pending record is offered', async ({
  page,
  request,
  signedIn,
}) => {
  const keyword = (await pendingPersons(request)).at(-1)?.mobile.slice(0, 3) ?? '';
  const [user, ...others] = await pendingPersons(request, { keyword });
  if (!user || others.length === 0) throw new Error('the seed has too few pending persons of this keyword');
  const filtered = `/user/individual?filter=${encodeURIComponent(JSON.stringify({ keyword }))}&page=1&perPage=100`;
  await signedIn('admin');
  await page.goto(filtered);
  await row(page, user).getByRole('link', { name: user.name }).click();
  const offered = await approve(page);
  await expect(page).toHaveURL(filtered);
  await expect(row(page, user)).toContainText('已通过');
  await offered.next.click();
  await expect(page).toHaveURL(/\/user\/review\/individual\?filter=/);
  await expect(page.getByRole('status', { name: /^第 1 条/ })).toHaveText(`1 / ${others.length}`);
  // One of the oldest, which one depends on the account: reviewers don't begin at the same.
  await expect(page).toHaveURL(/[?&]at=/);
  const at = new URL(page.url()).searchParams.get('at');
  const next = others.find(({ user_id }) => user_id === at);
  await expect(page.getByText(next?.mobile ?? 'none of the list')).toBeVisible();
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(page).toHaveURL(filtered);
});

test('after the last pending record under the list’s filters, no next one is offered', async ({
  page,
  request,
  signedIn,
}) => {
  const user = (await pendingPersons(request)).at(-1);
  if (!user) throw new Error('the seed has no pending person');
  const filtered = `/user/individual?filter=${encodeURIComponent(JSON.stringify({ keyword: user.mobile }))}`;
  await signedIn('admin');
  await page.goto(filtered);
  await row(page, user).getByRole('link', { name: user.name }).click();
  await expect(page).toHaveURL(/\/user\/Detail\//);
  const asked = page.waitForResponse((answer) => {
    const { searchParams } = new URL(answer.url());
    return searchParams.get('status') === '2' && searchParams.get('keyword') === user.mobile;
  });
  const offered = await approve(page);
  await (await asked).finished();
  await expect(page).toHaveURL(filtered);
  await expect(row(page, user)).toContainText('已通过');
  await expect(offered.next).toHaveCount(0);
});

test('an enterprise without papers is recognised by the link, and approving it sends no type', async ({
  page,
  request,
  signedIn,
}) => {
  const answer = await request.get('/api/ajax/user/getUserList', {
    params: { page: '1', limit: '1', types: '2', status: '2' },
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  const [user] = (await answer.json()).data.data;
  await page.route('**/userDetial*', async (route: Route) => {
    const told = await (await route.fetch()).json();
    const papers = { ...told.data.userDetailInfo, tax_number: null, license: null, legal_person: null };
    await route.fulfill({ json: { ...told, data: { ...told.data, userDetailInfo: papers } } });
  });
  await page.route('**/updateUserStatus', (route) =>
    route.fulfill({ json: { code: 200, message: '操作成功', data: null } }),
  );
  await signedIn('admin');
  await page.goto(`/user/enterprise?filter=${encodeURIComponent(JSON.stringify({ keyword: user.mobile }))}`);
  await page.getByRole('link', { name: user.companyName }).click();
  await expect(page.getByRole('region', { name: '认证信息' })).toContainText('统一社会信用代码');
  await page.getByRole('button', { name: '通过', exact: true }).click();
  const sent = page.waitForRequest('**/updateUserStatus');
  await page
    .getByRole('dialog', { name: '审核通过' })
    .getByRole('button', { name: '通过', exact: true })
    .click();
  expect((await sent).postData()).toBe(`status=1&userId=${user.user_id}&account=`);
});

/** The permission strings of the contract; a server that only follows it sends no others. */
const NAMED = [
  'user/getUserList',
  'userbalance/getUserBalanceList',
  'integral/getPointsList',
  'evidence/getEvidenceList',
  'notarization/getList',
];

interface Node {
  readonly permission?: string;
  readonly childMenu?: readonly Node[];
}

const withNamedOnly = (nodes: readonly Node[]): Node[] =>
  nodes.map((node) => ({
    ...node,
    permission: NAMED.includes(node.permission ?? '') ? node.permission : '',
    childMenu: withNamedOnly(node.childMenu ?? []),
  }));

test('a menu without finer rights leaves everything below its lists open', async ({ page, signedIn }) => {
  await page.route('**/api/member/getMenu', async (route) => {
    const told = await (await route.fetch()).json();
    await route.fulfill({ json: { ...told, data: { ...told.data, role: withNamedOnly(told.data.role) } } });
  });
  await signedIn('admin');
  await page.goto('/money/invoice');
  for (const name of ['初审工作台', '开票工作台'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  for (const [path, shown] of [
    ['/money/invoice/invoiceDetail/audit?id=1', '发票初审'],
    ['/money/invoice/invoiceDetail/makeOut?id=1', '财务开票'],
    ['/online/webDownload', '网页取证批量下载'],
    ['/certificate/1/1?isDownload=1', '证据证书'],
    ['/online/attestation/1/web', '取证证书'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown).first(), path).toBeVisible();
    await expect(page.getByText('你没有访问此页面的权限'), path).toHaveCount(0);
  }
});

test('space is reserved for what loads late, so that nothing below moves', async ({ page, signedIn }) => {
  await signedIn('admin');
  const answer = await hold(page, '**/api/invoice/invoiceOrderList');
  await page.goto('/money/invoice/invoiceDetail?id=1');
  const beneath = page.getByRole('region', {
    name: money.resources['money/invoiceDetail'].sections.orders.name,
  });
  await expect(beneath).toBeVisible();
  const sum = page.getByText(/^发票订单合计/);
  await expect(sum).toBeAttached();
  await expect(sum).toBeHidden();
  const before = await beneath.boundingBox();
  answer();
  await expect(sum).toBeVisible();
  expect((await beneath.boundingBox())?.y).toBe(before?.y);
});

test('the line for the owner of a balance is there before the owner is known', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/balance');
  const owner = page.locator('tbody').getByRole('link').first();
  const href = (await owner.getAttribute('href')) ?? '';
  const answer = await hold(page, '**/api/ajax/user/getBalanceList*');
  const asked = page.waitForRequest('**/api/ajax/user/getBalanceList*');
  await page.goto(href);
  await asked;
  const beneath = page.getByRole('search');
  await expect(beneath).toBeVisible();
  const before = await beneath.boundingBox();
  answer();
  await expect(page.getByText(/账户余额 \S+ 积分/)).toBeVisible();
  expect((await beneath.boundingBox())?.y).toBe(before?.y);
});

test('in English an apostrophe is as narrow as a letter, in the font for Chinese, too', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/user/enterprise');
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('banner').getByRole('button', { name: 'English', exact: true }).click();
  const shares = await page
    .getByText('Contact’s ID card', { exact: true })
    .first()
    .evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode() as Text;
      const at = text.data.indexOf('’');
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize);
    });
  expect(shares).toBeGreaterThan(0);
  expect(shares).toBeLessThan(0.6);
});

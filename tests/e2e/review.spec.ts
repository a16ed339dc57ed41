import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as alone, request as requests } from '@playwright/test';
import { startBackend } from '../../scripts/backend.ts';
import { expectInSight } from './support/inSight.ts';
import { logOut } from './support/logOut.ts';
import { holdPause } from './support/pause.ts';
import { axe, desktop, expect, login, phone, test, tokenOf } from './support/test.ts';

interface User {
  readonly user_id: string;
  readonly mobile: string;
  readonly companyName: string;
  readonly user_status: string;
}

/** Each test decides its own row: its index among the pending rows at the end of the list. */
async function usersOf(
  request: APIRequestContext,
  token: string,
  query: Record<string, string>,
): Promise<User[]> {
  const answer = await request.get('/api/ajax/user/getUserList', {
    params: { page: '1', limit: '100', ...query },
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data.data;
}

async function pendingUser(request: APIRequestContext, place: number, types = '2'): Promise<User> {
  const users = await usersOf(request, await tokenOf(request, 'admin'), { types, status: '2' });
  const user = users.at(-1 - place);
  if (!user) throw new Error('the seed has too few pending users');
  return user;
}

const filtered = (list: string, { mobile }: User) =>
  `${list}?filter=${encodeURIComponent(JSON.stringify({ keyword: mobile }))}`;

const statusOf = async (request: APIRequestContext, { user_id: userId }: User) => {
  const answer = await request.get('/api/user/userDetial', {
    params: { userId },
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  return (await answer.json()).data.userInfo.user_status;
};

const decideElsewhere = async (request: APIRequestContext, { user_id: userId }: User) => {
  const answer = await request.post('/api/user/updateUserStatus', {
    form: { userId, status: '1' },
    headers: { Authorization: `Bearer ${await tokenOf(request, 'reviewer')}` },
  });
  expect((await answer.json()).code).toBe(200);
};

test('approving asks for confirmation, shows 操作成功, and reloads the list', async ({
  page,
  request,
  signedIn,
}) => {
  const user = await pendingUser(request, 0);
  await signedIn('admin');
  await page.goto(filtered('/user/enterprise', user));
  await page.getByRole('button', { name: '审核', exact: true }).click();
  await page.getByRole('button', { name: '通过', exact: true }).click();
  const sent = page.waitForRequest('**/updateUserStatus');
  await page
    .getByRole('dialog', { name: '审核通过' })
    .getByRole('button', { name: '通过', exact: true })
    .click();
  expect((await sent).postData()).toBe(`status=1&userId=${user.user_id}&account=`);
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: user.mobile })).toContainText('已通过');
  // The button that opened the dialog is gone; the focus stays in its row.
  await expect(page.getByRole('link', { name: user.companyName })).toBeFocused();
});

test('from dialog to dialog the list stays, the next pending record is offered, and the focus stays in the list', async ({
  page,
  request,
  signedIn,
}) => {
  const user = await pendingUser(request, 7);
  const filter = encodeURIComponent(JSON.stringify({ status: 'awaiting', keyword: user.mobile.slice(0, 3) }));
  const awaiting = `/user/enterprise?filter=${filter}&page=1&perPage=100`;
  await signedIn('admin');
  await page.goto(awaiting);
  const row = page.getByRole('row', { name: user.mobile });
  await row.getByRole('button', { name: '审核', exact: true }).click();
  await page.getByRole('button', { name: '通过', exact: true }).click();
  await page
    .getByRole('dialog', { name: '审核通过' })
    .getByRole('button', { name: '通过', exact: true })
    .click();
  const toast = page.getByRole('alert').filter({ hasText: '操作成功' });
  await expect(row).toHaveCount(0);
  await expect(page).toHaveURL(awaiting);
  await expect(page.getByRole('group', { name: '企业认证' })).toBeFocused();
  await toast.getByRole('link', { name: '处理下一条' }).click();
  await expect(page).toHaveURL(/\/user\/review\/enterprise\?filter=/);
  await expect(page.getByRole('status', { name: /^第 1 条/ })).toBeVisible();
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(page).toHaveURL(awaiting);
});

test('the review of a personal user sends type=1', async ({ page, request, signedIn }) => {
  const user = await pendingUser(request, 0, '1');
  await signedIn('admin');
  await page.goto(filtered('/user/individual', user));
  await page.getByRole('button', { name: '审核', exact: true }).click();
  await page.getByRole('button', { name: '通过', exact: true }).click();
  const sent = page.waitForRequest('**/updateUserStatus');
  await page
    .getByRole('dialog', { name: '审核通过' })
    .getByRole('button', { name: '通过', exact: true })
    .click();
  expect((await sent).postData()).toBe(`status=1&userId=${user.user_id}&type=1&account=`);
  await expect(page.getByText('操作成功')).toBeVisible();
});

test('rejecting needs a reason, which is in the records afterwards', async ({ page, request, signedIn }) => {
  const user = await pendingUser(request, 1);
  await signedIn('admin');
  await page.goto(`/user/Detail/${user.user_id}`);
  await page.getByRole('button', { name: '拒绝' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '请填写拒绝原因' })).toBeVisible();
  expect(await statusOf(request, user)).toBe('2');
  await page.getByRole('textbox', { name: '拒绝原因' }).fill('执照照片不清晰');
  await page.getByRole('button', { name: '拒绝' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(page.getByRole('table', { name: '审核记录' })).toContainText('执照照片不清晰');
  await expect(page.getByRole('button', { name: '拒绝' })).toHaveCount(0);
  // The pressed button is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await statusOf(request, user)).toBe('4');
});

test('a review decided by somebody else says who and when, and keeps the typed text', async ({
  page,
  request,
  signedIn,
}) => {
  const user = await pendingUser(request, 2);
  await signedIn('admin');
  await page.goto(filtered('/user/enterprise', user));
  await page.getByRole('button', { name: '审核', exact: true }).click();
  await page.getByRole('textbox', { name: '拒绝原因' }).fill('法人信息不一致');
  await decideElsewhere(request, user);
  await page.getByRole('button', { name: '拒绝' }).click();
  const notice = page.getByRole('alert').filter({ hasText: '该记录已审核' });
  await expect(notice).toContainText(/已于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 审核，结果：审核成功/);
  await expect(notice.getByRole('textbox', { name: '你填写的内容' })).toHaveValue('法人信息不一致');
  await expect(page.getByRole('dialog').getByText('已通过')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: user.mobile })).toContainText('已通过');
});

test('an approved enterprise shows its AppID, and its SecurityKey only on request', async ({
  page,
  request,
  signedIn,
}) => {
  const [user] = await usersOf(request, await tokenOf(request, 'admin'), { types: '2', status: '3' });
  await signedIn('admin');
  await page.goto(`/user/Detail/${user?.user_id}?status=3`);
  const keys = page.getByRole('region', { name: 'API信息' });
  await expect(keys).toContainText('AppID');
  await expect(keys).toContainText('••••');
  await keys.getByRole('button', { name: '显示 SecurityKey' }).click();
  await expect(keys).not.toContainText('••••');
});

test('the user detail and its pictures pass axe', async ({ page, request, signedIn }) => {
  const user = await pendingUser(request, 3);
  await signedIn('admin');
  await page.goto(`/user/Detail/${user.user_id}`);
  await page.getByRole('button', { name: '查看大图：身份证正面' }).click();
  const stage = page.getByRole('group', { name: /身份证正面/ });
  await stage.focus();
  await page.keyboard.press('+');
  await expect(page.getByText('135%')).toBeVisible();
  await page.keyboard.press('0');
  await expect(page.getByText('100%')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await axe(page);
  await page.setViewportSize(phone);
  await axe(page);
});

test('the workbench goes on to the next pending record, with the list’s filters and a count', async ({
  page,
  request,
  signedIn,
}) => {
  const user = await pendingUser(request, 4);
  await signedIn('admin');
  await page.goto(filtered('/user/enterprise', user));
  await page.getByRole('link', { name: '审核工作台' }).click();
  await expect(page.getByText('1 / 1', { exact: true })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: '通过', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(page.getByText('本次待审核的记录已全部处理')).toBeVisible();
  await page.getByRole('link', { name: '返回列表' }).last().click();
  await expect(page.getByRole('row', { name: user.mobile })).toContainText('已通过');
});

test('the workbench reads the record again before it sends, and reports a decision taken meanwhile', async ({
  page,
  request,
  signedIn,
}) => {
  const user = await pendingUser(request, 5);
  await signedIn('admin');
  await page.goto(filtered('/user/review/enterprise', user));
  await page.getByRole('textbox', { name: '拒绝原因' }).fill('照片不清晰');
  await decideElsewhere(request, user);
  let sent = 0;
  page.on('request', (one) => {
    if (one.url().includes('updateUserStatus')) sent += 1;
  });
  await page.getByRole('button', { name: '拒绝' }).click();
  const notice = page.getByRole('alert').filter({ hasText: '该记录已审核' });
  await expect(notice.getByRole('textbox', { name: '你填写的内容' })).toHaveValue('照片不清晰');
  expect(sent).toBe(0);
});

test('changing the language keeps a half-typed remark, and translates who was first', async ({
  page,
  request,
  signedIn,
}) => {
  const user = await pendingUser(request, 8);
  await signedIn('admin');
  await page.goto(filtered('/user/review/enterprise', user));
  await page.getByRole('textbox', { name: '拒绝原因' }).fill('照片不清晰');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('textbox', { name: 'Reason for rejecting' })).toHaveValue('照片不清晰');
  await decideElsewhere(request, user);
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Already reviewed' })).toContainText(
    'result: Review succeeded',
  );
  await page.getByRole('button', { name: '中文' }).click();
  const notice = page.getByRole('alert').filter({ hasText: '该记录已审核' });
  await expect(notice).toContainText('结果：审核成功');
  await expect(notice.getByRole('textbox', { name: '你填写的内容' })).toHaveValue('照片不清晰');
});

for (const [size, viewport] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const) {
  test(`on ${size}, the workbench names the pictures that an applicant didn’t provide`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(viewport);
    await signedIn('admin');
    await page.route('**/api/user/userDetial*', async (route) => {
      const answer = await (await route.fetch()).json();
      // Whoever comes first may have sent none.
      const papers = { author_front: '/favicon.svg', author_back: '', author_hand: '', type: '1' };
      Object.assign(answer.data.userDetailInfo, papers);
      await route.fulfill({ json: answer });
    });
    await page.goto('/user/review/individual');
    const named = page.getByText('未提供：身份证反面、手持身份证');
    await named.scrollIntoViewIfNeeded();
    await expectInSight(named);
  });
}

test('on a phone, all pictures of the workbench can be reached', async ({ page, signedIn }) => {
  await page.setViewportSize(phone);
  await signedIn('notary');
  await page.goto('/evidence/review');
  const next = page.getByRole('button', { name: '下一张' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.click();
  const strip = page.getByRole('list', { name: '图片列表' }).getByRole('button');
  await expect(strip.nth(1)).toHaveAttribute('aria-current', 'true');
  await strip.last().click();
  await expect(strip.last()).toHaveAttribute('aria-current', 'true');
  await expect(strip.last()).toBeInViewport({ ratio: 1 });
});

test('a workbench leaves all other keys to the page, and can be used by keyboard only', async ({
  page,
  request,
  signedIn,
}) => {
  const user = await pendingUser(request, 3);
  await signedIn('admin');
  await page.goto(`/user/review/enterprise?at=${user.user_id}`);
  const approve = page.getByRole('button', { name: '通过', exact: true });
  await expect(approve).toBeVisible();
  await page.keyboard.press('d');
  await expect(approve).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: '拒绝' })).toBeFocused();
  // Ctrl+Enter rejects, which needs a reason.
  await page.getByRole('textbox', { name: '拒绝原因' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('请填写拒绝原因')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  const sent = page.waitForRequest('**/updateUserStatus');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '审核通过' });
  await expect(dialog.getByRole('button', { name: '通过', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await sent).postData()).toContain(`userId=${user.user_id}`);
  await expect(page).not.toHaveURL(new RegExp(`at=${user.user_id}`));
  // The pressed buttons are gone; the focus stays in the review.
  await expect(page.getByRole('group', { name: /可缩放、旋转和拖动/ })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the second click of a double click does not decide the next record', async ({
  page,
  context,
  signedIn,
}) => {
  // What waits to be sent is said above the record for as long.
  await holdPause(context);
  await signedIn('admin');
  // Two of people, who have no tax number to be wrong, and whose orders add up: of nothing else would be asked, either.
  await page.route('**/api/invoice/invoiceList', async (route) => {
    const answer = await (await route.fetch()).json();
    const isPlain = ({ id, tax_num }: { id: string; tax_num: string | null }) =>
      !tax_num && Number(id) % 19 !== 4;
    const data = answer.data.data.filter(isPlain).slice(0, 2);
    await route.fulfill({ json: { ...answer, data: { data, count: data.length } } });
  });
  await page.goto('/money/review/audit');
  const submit = page.getByRole('button', { name: '提交' });
  // The last part to load: until then approving is asked about.
  await expect(page.getByText('与发票金额一致')).toBeVisible();
  await expect(submit).toBeEnabled();
  // Checked at once, before anything is validated or read again; no time passes, however slow the machine is.
  await page.evaluate(() => {
    const { dataset } = document.body;
    const now = performance.now();
    performance.now = () => now;
    addEventListener(
      'submit',
      () => Object.assign(dataset, { submits: Number(dataset.submits ?? 0) + 1 }),
      true,
    );
  });
  const submits = () => page.evaluate(() => document.body.dataset.submits);
  const at = () => new URL(page.url()).searchParams.get('at');
  const place = (await submit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const first = at();
  await page.mouse.click(x, y);
  await page.waitForURL(() => at() !== first);
  await expect(submit).toBeEnabled();
  expect(await submit.boundingBox()).toEqual(place);
  await page.mouse.click(x, y);
  expect(await submits()).toBe('1');
  // A click in another place is a separate click.
  await submit.click({ position: { x: 12, y: 4 } });
  expect(await submits()).toBe('2');
});

for (const size of [desktop, phone]) {
  test(`at ${size.width} px the next record is shown from the top, even if it is already loaded`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    await page.goto('/money/review/audit');
    const submit = page.getByRole('button', { name: '提交' });
    const place = page.getByRole('status', { name: /^第 \d+ 条/ });
    const top = () => page.evaluate(() => window.scrollY);
    await expect(submit).toBeEnabled();
    await page.keyboard.press('j');
    await expect(place).toHaveText(/^2 /);
    await expect(submit).toBeEnabled();
    await page.keyboard.press('k');
    await expect(place).toHaveText(/^1 /);
    // A rejection asks nothing, whatever the screen warns of.
    await page.getByRole('radio', { name: '不通过' }).check();
    await page.getByRole('textbox', { name: '备注' }).fill('金额不符');
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await top()).toBeGreaterThan(100);
    const before = page.url();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== before);
    await expect(submit).toBeEnabled();
    await expect.poll(top).toBe(0);
  });
}

test('opening a workbench at a record that is no longer pending says that it is missing', async ({
  page,
  request,
  signedIn,
}) => {
  const token = await tokenOf(request, 'admin');
  const [done] = await usersOf(request, token, { types: '2', status: '3' });
  await signedIn('admin');
  await page.goto(`/user/review/enterprise?at=${done?.user_id}`);
  await expect(page.getByText('所要的记录不在待审核之列')).toBeVisible();
  await page.getByRole('button', { name: '下一条' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '通过', exact: true })).toBeVisible();
  await expect(page.getByText('所要的记录不在待审核之列')).toHaveCount(0);
});

test('the workbench’s shortcuts move and focus, and never send', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/review/individual');
  await expect(page.getByRole('status', { name: /^第 1 条/ })).toBeVisible();
  await page.getByRole('textbox', { name: '拒绝原因' }).waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.getByRole('status', { name: /^第 2 条/ })).toBeVisible();
  await page.getByRole('textbox', { name: '拒绝原因' }).waitFor();
  await page.keyboard.press('d');
  await expect(page.getByRole('button', { name: '通过', exact: true })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: '拒绝原因' })).toBeFocused();
});

test('a remark survives the end of the session, but not a logout, which asks first', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow('403');
  const user = await pendingUser(request, 6);
  await login(page, 'admin');
  await page.goto(filtered('/user/review/enterprise', user));
  await page.getByRole('textbox', { name: '拒绝原因' }).fill('地址与执照不符');
  await page.route('**/userDetial*', (route) =>
    route.fulfill({ json: { code: 403, message: 'x', data: null } }),
  );
  await page.getByRole('button', { name: '拒绝' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.unroute('**/userDetial*');
  await login(page, 'admin');
  await page.goto(filtered('/user/review/enterprise', user));
  await expect(page.getByRole('textbox', { name: '拒绝原因' })).toHaveValue('地址与执照不符');
  const asked = page.getByRole('dialog', { name: '有尚未提交的内容' });
  await logOut(page);
  await asked.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('textbox', { name: '拒绝原因' })).toHaveValue('地址与执照不符');
  await logOut(page);
  await asked.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await login(page, 'admin');
  await page.goto(filtered('/user/review/enterprise', user));
  await expect(page.getByRole('textbox', { name: '拒绝原因' })).toHaveValue('');
});

test('a remark survives a decision whose refusal ends the session', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow('权限不足');
  const user = await pendingUser(request, 7);
  const workbench = filtered('/user/review/enterprise', user);
  await login(page, 'admin');
  await page.goto(workbench);
  await page.getByRole('textbox', { name: '拒绝原因' }).fill('印章不清晰');
  await page.route('**/updateUserStatus', (route) =>
    route.fulfill({ json: { code: 500, message: '权限不足', data: null } }),
  );
  await page.getByRole('button', { name: '拒绝' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('操作成功')).toHaveCount(0);
  await login(page, 'admin');
  await page.goto(workbench);
  await expect(page.getByRole('textbox', { name: '拒绝原因' })).toHaveValue('印章不清晰');
});

alone('a decision is still there after the server was restarted', async () => {
  alone.setTimeout(180_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'review-restart-'));
  const settings = { DATA_DIR: dataDir, CAPTCHA: 'fixed', API_ONLY: '1' };
  try {
    const first = await startBackend(settings);
    const before = await requests.newContext({ baseURL: first.url });
    const user = await pendingUser(before, 0);
    await decideElsewhere(before, user);
    await before.dispose();
    await first.stop();
    const second = await startBackend(settings);
    const after = await requests.newContext({ baseURL: second.url });
    expect(await statusOf(after, user)).toBe('3');
    await after.dispose();
    await second.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

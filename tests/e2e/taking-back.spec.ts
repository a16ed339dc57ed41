import type { APIRequestContext, Page } from '@playwright/test';
import words from 'declared-console/words/zh-CN/review';
import area from '../../i18n/zh-CN/areas/user.ts';
import { expectInSight } from './support/inSight.ts';
import { logOut } from './support/logOut.ts';
import { holdPause } from './support/pause.ts';
import { axe, desktop, expect, phone, test, tokenOf } from './support/test.ts';

const { pause, workbench, before } = words.review;
const { approve, reject } = area.resources['user/Detail'].review.decision.actions;
const photos = area.resources['user/Detail'].sections.photos.fields;

const QUEUE = '/user/review/individual';
const DETAIL = '**/api/user/userDetial?*';
const SEND = '**/api/user/updateUserStatus';

// Whoever lets the pause end moves a clock, which is installed later.
test.beforeEach(({ context }) => holdPause(context));

/** The persons of the queue have no pictures, unless they are `seen`: the screen warns of nothing. */
async function openQueue(page: Page, files: Readonly<Record<string, string>> = {}) {
  const none = { author_front: '', author_back: '', author_hand: '', license: '', file: '', type: '' };
  const plain = { ...none, legal_person: '', tax_number: '', contact_idcard: '', ...files };
  await page.route(DETAIL, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data.userDetailInfo, plain);
    await route.fulfill({ response, json: answer });
  });
  await page.goto(QUEUE);
  await expect(button(page, approve.name)).toBeVisible();
  // The last part to load.
  await expect(button(page, area.pages.users.findDuplicates)).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const takeBack = (page: Page) => page.getByRole('button', { name: new RegExp(`^${pause.takeBack}`) });
const reason = (page: Page) => page.getByRole('textbox', { name: reject.fields.account });
const at = (page: Page) => new URL(page.url()).searchParams.get('at');

/** What was sent, as it goes on. */
function sentFrom(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/updateUserStatus/.test(request.url())) sent.push(request.postData() ?? '');
  });
  return sent;
}

/** The user of the open record, once it is shown. */
async function shown(page: Page): Promise<string> {
  await expect(button(page, approve.name)).toBeVisible();
  await expect.poll(() => at(page)).not.toBeNull();
  return at(page) ?? '';
}

/** Decides by two keys, and waits until the next record is shown. */
async function approveByKeys(page: Page): Promise<string> {
  const id = await shown(page);
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await expect.poll(() => at(page)).not.toBe(id);
  await expect(takeBack(page)).toBeVisible();
  return id;
}

const statusOf = async (request: APIRequestContext, userId: string): Promise<string> => {
  const answer = await request.get('/api/user/userDetial', {
    params: { userId },
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  return (await answer.json()).data.userInfo.user_status;
};

const receiptsOf = async (request: APIRequestContext, item: string): Promise<unknown> => {
  const answer = await request.get('/api/receipt/getList', {
    params: { step: 'realName', item },
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  return (await answer.json()).data.data;
};

test('approving takes two keys and goes on at once; the next decision sends it, and Z takes the last one back', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const sent = sentFrom(page);
  await openQueue(page);
  const first = await approveByKeys(page);
  await expectInSight(takeBack(page));
  await axe(page);
  expect(sent, 'it can be taken back').toEqual([]);
  const second = await approveByKeys(page);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toContain(`userId=${first}&`);
  await page.keyboard.press('z');
  await expect.poll(() => at(page)).toBe(second);
  await expect(page.getByText(pause.takenBack)).toBeVisible();
  await expect(takeBack(page)).toHaveCount(0);
  await page.getByRole('link', { name: workbench.list }).first().click();
  await expect(page).toHaveURL(/\/user\/individual/);
  expect(sent).toHaveLength(1);
});

test('a decision is sent once its pause is over, and one that was taken back has its text again', async ({
  page,
  request,
  signedIn,
}) => {
  await signedIn('admin');
  await page.clock.install();
  const sent = sentFrom(page);
  await openQueue(page);
  const id = await shown(page);
  await reason(page).fill('110101199003078515?');
  // From here time passes by the clock alone.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('Control+Enter');
  await takeBack(page).click();
  await expect.poll(() => at(page)).toBe(id);
  await expect(reason(page)).toHaveValue('110101199003078515?');
  await page.clock.fastForward(20_000);
  expect(sent).toEqual([]);
  await reason(page).press('Control+Enter');
  await expect(takeBack(page)).toBeVisible();
  await page.clock.fastForward(9000);
  await expect(takeBack(page)).toHaveCount(0);
  await expect.poll(() => sent).toHaveLength(1);
  await expect.poll(() => statusOf(request, id)).toBe('4');
});

test('closing the page sends what waits at once, without reading the record again', async ({
  context,
  request,
  signedIn,
}) => {
  await signedIn('admin');
  const page = await context.newPage();
  const ready = page.waitForResponse(/\/assets\/receiptCalls-/);
  await openQueue(page);
  await ready;
  const id = await approveByKeys(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => statusOf(request, id)).toBe('3');
  // Nobody is left to learn whether it was taken, which its receipt says.
  await expect.poll(() => receiptsOf(request, id)).toMatchObject([{ is_confirmed: '2' }]);
});

test('logging out waits until what was decided is sent', async ({ page, request, signedIn }) => {
  await signedIn('admin');
  await openQueue(page);
  const id = await approveByKeys(page);
  // What asks for the status below has the same session.
  const ended = page.waitForResponse('**/api/user/logout*');
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await ended;
  expect(await statusOf(request, id)).toBe('3');
});

for (const [size, viewport] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const) {
  test(`on ${size}, a refused decision comes back with its text and the server’s words`, async ({
    page,
    signedIn,
    consoleGuard,
  }) => {
    consoleGuard.allow('refused');
    await page.setViewportSize(viewport);
    await signedIn('admin');
    await page.route(SEND, (route) => route.fulfill({ json: { code: 500, message: 'refused', data: null } }));
    await openQueue(page);
    const id = await shown(page);
    await reason(page).fill('unclear');
    await button(page, reject.name).click();
    await expectInSight(takeBack(page));
    await button(page, workbench.next).click();
    await button(page, approve.name).click();
    await expect.poll(() => at(page)).toBe(id);
    const notice = page.getByRole('alert').filter({ hasText: 'refused' });
    await expectInSight(notice);
    await expect(reason(page)).toHaveValue('unclear');
    await page.keyboard.press('z');
  });
}

test('a record that waits to be sent isn’t decided again when one goes back to it', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await openQueue(page);
  const id = await approveByKeys(page);
  await page.keyboard.press('k');
  await expect.poll(() => at(page)).toBe(id);
  await expect(takeBack(page)).toHaveCount(2);
  await expect(button(page, approve.name)).toHaveCount(0);
  await takeBack(page).last().click();
  await expect(button(page, approve.name)).toBeVisible();
});

test('what wasn’t opened is named beside the buttons, and in the question before approving', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const sent = sentFrom(page);
  await openQueue(page, {
    author_front: '/favicon.svg?1',
    author_back: '/favicon.svg?2',
    license: '/none.png',
  });
  const names = [photos['userDetailInfo.author_back'], photos['userDetailInfo.license']];
  const failed = before.failed.replace('%{labels}', names[1] ?? '');
  await expectInSight(page.getByText(before.unopened.replace('%{labels}', names[0] ?? ''), { exact: true }));
  await expectInSight(page.getByText(failed, { exact: true }));
  const id = await shown(page);
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: approve.title });
  await expect(question).toContainText(names[0] ?? '');
  await expect(question).toContainText(failed);
  await axe(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => at(page)).not.toBe(id);
  await page.keyboard.press('z');
  await expect.poll(() => at(page)).toBe(id);
  expect(sent).toEqual([]);
});

for (const [size, viewport] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const) {
  test(`on ${size}, a skipped record is put aside and taken up again, and today’s decisions outlive a reload without names`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(viewport);
    await signedIn('admin');
    await openQueue(page);
    const skipped = await shown(page);
    await button(page, workbench.skip).click();
    await expect.poll(() => at(page)).not.toBe(skipped);
    const pile = button(page, workbench.skipped.replace('%{smart_count}', '1'));
    await expectInSight(pile);
    const decided = await shown(page);
    await reason(page).fill('unclear 110101199003078515');
    await button(page, reject.name).click();
    await expect.poll(() => at(page)).not.toBe(decided);
    await page.keyboard.press('t');
    const today = page.getByRole('dialog', { name: workbench.today });
    await expect(today.getByRole('listitem')).toHaveCount(1);
    await expect(today).toContainText(`${reject.name}`);
    await expect(today).toContainText('unclear');
    await axe(page);
    await page.keyboard.press('Escape');
    await pile.click();
    await expect.poll(() => at(page)).toBe(skipped);
    await page.reload();
    await shown(page);
    await page.keyboard.press('t');
    await expect(today.getByRole('link', { name: decided })).toBeVisible();
    await expect(today).toContainText(workbench.unconfirmed);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain('unclear');
    expect(kept).not.toContain('110101199003078515');
  });
}

test('what was decided today is shown by verdict, and leads to what everybody decided, where the account may see it', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('admin');
  await openQueue(page);
  const rejected = await shown(page);
  await reason(page).fill('unclear');
  await button(page, reject.name).click();
  await expect.poll(() => at(page)).not.toBe(rejected);
  await approveByKeys(page);
  await page.keyboard.press('t');
  const today = page.getByRole('dialog', { name: workbench.today });
  await expect(today.getByRole('listitem')).toHaveCount(2);
  const by = today.getByRole('group', { name: workbench.verdicts });
  await expectInSight(by);
  await by.getByRole('button', { name: `${reject.name} 1` }).press('Enter');
  await expect(today.getByRole('listitem')).toHaveCount(1);
  await expect(today.getByRole('listitem')).toContainText('unclear');
  await axe(page, '[role=dialog]');
  await by.getByRole('button', { name: `${reject.name} 1` }).press('Enter');
  await expect(today.getByRole('listitem'), 'pressed again, all of them').toHaveCount(2);
  const opening = context.waitForEvent('page');
  await today.getByRole('link', { name: workbench.everybody }).press('Enter');
  const everybody = await opening;
  await expect(everybody.getByRole('heading', { level: 1, name: '操作日志' })).toBeVisible();
  await expect(everybody.getByRole('combobox', { name: '操作' })).toHaveValue('decision');
  await everybody.close();
});

test('without an activity log nothing leads to what everybody decided', async ({ page, signedIn }) => {
  await page.route('/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    const capabilities = config.capabilities.filter((each: string) => each !== 'audit');
    await route.fulfill({ json: { ...config, capabilities } });
  });
  await signedIn('admin');
  await openQueue(page);
  await approveByKeys(page);
  await page.keyboard.press('t');
  const today = page.getByRole('dialog', { name: workbench.today });
  await expect(today.getByRole('listitem')).toHaveCount(1);
  await expect(today.getByRole('link', { name: workbench.everybody })).toHaveCount(0);
  await expect(today.getByRole('group', { name: workbench.verdicts })).toHaveCount(0);
});

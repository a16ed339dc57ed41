import type { Page } from '@playwright/test';
import words from 'declared-console/words/zh-CN/review';
import { list } from 'declared-console/words/zh-CN/shell';
import area from '../../i18n/zh-CN/areas/user.ts';
import { document } from '../../i18n/zh-CN/document.ts';
import { gate } from './support/gate.ts';
import { expectInSight } from './support/inSight.ts';
import { reviewLicence } from './support/licence.ts';
import { holdPause } from './support/pause.ts';
import { pdfOf } from './support/pdf.ts';
import { axe, expect, phone, test } from './support/test.ts';

const { approve, reject } = area.resources['user/Detail'].review.decision.actions;
const { before, workbench } = words.review;

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const QUEUE = '/user/review/individual';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const reason = (page: Page) => page.getByRole('textbox', { name: reject.fields.account });
const at = (page: Page) => new URL(page.url()).searchParams.get('at');

/** Opens the queue at its first record, whose persons have two pictures; nothing that is decided here leaves the browser. */
async function openQueue(page: Page, onSent: (form: string) => void = () => {}) {
  await page.route('**/api/user/userDetial?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const pictures = { author_front: '/favicon.svg?1', author_back: '/favicon.svg?2', author_hand: '' };
    Object.assign(answer.data.userDetailInfo, { license: '', file: '', ...pictures });
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/api/user/updateUserStatus', (route) => {
    onSent(route.request().postData() ?? '');
    return route.fulfill({ json: { code: 200, message: '', data: null } });
  });
  await page.goto(QUEUE);
  await expect(button(page, approve.name)).toBeVisible();
  await expect(button(page, area.pages.users.findDuplicates)).toBeVisible();
  await expect.poll(() => at(page)).not.toBeNull();
  return at(page) ?? '';
}

test('rejecting with a phrase takes four keys, and the picture turns by key while the reason is written', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const sent: string[] = [];
  const id = await openQueue(page, (form) => sent.push(form));
  for (const key of ['e', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(reason(page)).toBeFocused();
  const phrase = await reason(page).inputValue();
  expect(phrase).not.toBe('');
  const picture = page.getByRole('group', { name: /可缩放/ }).getByRole('img');
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('alt');
  await page.keyboard.press('Alt+r');
  await expect(picture).toHaveCSS('transform', 'matrix(0, 1, -1, 0, 0, 0)');
  await page.keyboard.press('Alt+]');
  await expect(picture).not.toHaveAttribute('alt', first ?? '');
  await expect(reason(page)).toBeFocused();
  await expect(reason(page)).toHaveValue(phrase);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => at(page)).not.toBe(id);
  await page.getByRole('link', { name: workbench.list }).first().click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(new URLSearchParams(sent[0]).get('account')).toBe(phrase);
});

test('after a decision the next record stands without an answer of the network', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const ahead = new Set<string>();
  page.on('requestfinished', (request) => {
    const user = /userDetial/.test(request.url()) && new URL(request.url()).searchParams.get('userId');
    if (user) ahead.add(user);
  });
  const id = await openQueue(page);
  await expect.poll(() => ahead.size).toBe(2);
  const [next] = [...ahead].filter((each) => each !== id);
  // Nothing is answered any more.
  await page.route('**/api/**', () => {});
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: approve.title });
  await expect(question).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => at(page)).toBe(next);
  await expectInSight(button(page, approve.name));
  await expect(page.getByRole('group', { name: /可缩放/ }).getByRole('img')).toBeVisible();
  await page.keyboard.press('z');
});

test('a network that is gone is said before anything is pressed; once it is back, record and text are the same', async ({
  page,
  context,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('Failed to load resource', 'net::ERR_');
  await signedIn('admin');
  const id = await openQueue(page);
  await reason(page).fill('unclear');
  await context.setOffline(true);
  const notice = page.getByText(before.away);
  await expectInSight(notice);
  await expectInSight(button(page, reject.name));
  await axe(page);
  await page.setViewportSize(phone);
  await notice.scrollIntoViewIfNeeded();
  await expectInSight(notice);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(reason(page)).toHaveValue('unclear');
  expect(at(page)).toBe(id);
});

test('the place and the number in the menu go down with a decision, and up when it is taken back', async ({
  page,
  context,
  signedIn,
}) => {
  await holdPause(context);
  await signedIn('admin');
  await openQueue(page);
  const place = page.getByRole('status', { name: /^第 \d+ 条/ });
  const inMenu = page.locator('[id="/user/individual-pending"]');
  const [, count = ''] = (await place.innerText()).split(' / ');
  const total = Number(count);
  await expect(inMenu).toHaveAccessibleName(new RegExp(`^待审核 ${total} 条`));
  await button(page, approve.name).click();
  await page.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(place).toHaveText(`1 / ${total - 1}`);
  await expect(page.getByText(`剩余 ${total - 1}`)).toBeVisible();
  await expect(inMenu).toHaveAccessibleName(new RegExp(`^待审核 ${total - 1} 条`));
  await page.keyboard.press('z');
  await expect(place).toHaveText(`1 / ${total}`);
  await expect(inMenu).toHaveAccessibleName(new RegExp(`^待审核 ${total} 条`));
});

test('what is typed while the next record loads is in its reason, and in no other record’s', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const first = await openQueue(page);
  const { open, opened } = gate();
  await page.route('**/api/user/userDetial?*', async (route) => {
    await opened;
    await route.fallback();
  });
  // The next one may have been read ahead, those after it not.
  for (const key of ['j', 'j']) await page.keyboard.press(key);
  await expect.poll(() => at(page)).not.toBe(first);
  const early = page.getByRole('textbox', { name: workbench.early });
  await page.keyboard.press('e');
  await expect(early).toBeFocused();
  await page.keyboard.type('jd blurred');
  await expectInSight(early);
  await axe(page);
  open();
  await expect(reason(page)).toHaveValue('jd blurred');
  await expect(reason(page)).toBeFocused();
  await expect(early).toHaveCount(0);
  const third = at(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect.poll(() => at(page)).not.toBe(third);
  await expect(button(page, approve.name)).toBeVisible();
  await expect(reason(page)).toHaveValue('');
});

test('what loads is a spinner that waits a blink; a picture has no ground before it is there', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const chunk = gate();
  await page.route(/\/assets\/Workbench-/, async (route) => {
    await chunk.opened;
    await route.continue();
  });
  const picture = gate();
  await page.route(/\/favicon\.svg\?/, async (route) => {
    await picture.opened;
    await route.continue();
  });
  const opened = openQueue(page);
  const spinner = page.getByRole('main').getByRole('status', { name: list.loading });
  await expect(spinner).toHaveCSS('animation-delay', '0.3s');
  await expect(page.getByText('请稍候')).toHaveCount(0);
  chunk.open();
  await opened;
  const stage = page.getByRole('group', { name: /可缩放/ });
  await expect(stage.getByRole('status', { name: list.loading })).toHaveCSS('animation-delay', '0.3s');
  await expect(stage).toHaveCSS('background-color', TRANSPARENT);
  picture.open();
  await expect(stage.getByRole('img')).toBeVisible();
  await expect(stage).not.toHaveCSS('background-color', TRANSPARENT);
});

test('what was put aside is still put aside after a reload', async ({ page, signedIn }) => {
  await signedIn('admin');
  const id = await openQueue(page);
  await button(page, workbench.skip).click();
  await expect.poll(() => at(page)).not.toBe(id);
  await page.reload();
  await expectInSight(button(page, workbench.skipped.replace('%{smart_count}', '1')));
  expect(at(page)).not.toBe(id);
});

test('a document beside the decision is searched and goes to a page, by keyboard', async ({
  page,
  signedIn,
}) => {
  const texts = Array.from(
    { length: 40 },
    (_, index) => `Clause ${index + 1} ${index % 10 === 4 ? 'Seal' : ''}`,
  );
  await signedIn('admin');
  await reviewLicence(page, pdfOf(texts));
  const pages = page.getByRole('region', { name: document.pages });
  await expect(page.getByText('Clause 1', { exact: false }).first()).toBeVisible();
  await pages.press('Control+f');
  const find = page.getByRole('searchbox', { name: document.find });
  await expect(find).toBeFocused();
  await page.keyboard.type('5ＳEAL');
  await expect(page.getByText('1 / 4', { exact: true })).toBeVisible();
  await expect(page.getByText('Clause 5 Seal')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 / 4', { exact: true })).toBeVisible();
  await expect(page.getByText('Clause 15 Seal')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('pdf-current')?.size)).toBe(1);
  await axe(page);
  const number = page.getByRole('textbox', { name: document.toPage });
  await number.fill('40');
  await number.press('Enter');
  await expect(page.locator('[data-page="40"]')).toBeInViewport();
});

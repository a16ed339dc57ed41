import type { Page } from '@playwright/test';
import words from 'declared-console/words/zh-CN/review';
import messages from '../../i18n/zh-CN/areas/user.ts';
import { expectInSight } from './support/inSight.ts';
import { expect, test } from './support/test.ts';

const { approve } = messages.resources['user/Detail'].review.decision.actions;
const { front, number, date } = {
  front: messages.resources['user/Detail'].sections.photos.fields['userDetailInfo.author_front'],
  number: '公民身份号码',
  date: '出生日期',
};
const { equal, differs, unread } = words.review.reading;

const ENTERED = '110101198503074516';
const OTHER = '11010119900307803X';

/** A picture of a card as a camera gives it: the words, the date and the number, or nothing that can be read. */
const cardOf = (page: Page, printed: string | undefined) =>
  page.evaluate(async (no) => {
    const canvas = new OffscreenCanvas(860, 540);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#e4f0f8';
    context.fillRect(0, 0, 860, 540);
    context.fillStyle = '#1d2b44';
    const write = (text: string, x: number, y: number, size: number) => {
      context.font = `${size}px sans-serif`;
      context.fillText(text, x, y);
    };
    if (no) {
      write('样例 Specimen', 56, 90, 30);
      write(
        `${no.slice(6, 10)} 年 ${Number(no.slice(10, 12))} 月 ${Number(no.slice(12, 14))} 日`,
        160,
        220,
        28,
      );
      context.letterSpacing = '2px';
      write(no, 270, 450, 34);
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, printed);

/** Opens the queue with a card of the first person, on a server that has reading switched on. */
async function openWith(page: Page, printed: string | undefined) {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), readPictures: true } });
  });
  await page.goto('/login');
  const card = Buffer.from(await cardOf(page, printed));
  await page.route('**/specimen.png', (route) => route.fulfill({ body: card, contentType: 'image/png' }));
  await page.route('**/api/user/userDetial?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    // What wasn't provided is asked about, whatever is read.
    const none = {
      type: '1',
      author_back: '',
      author_hand: '',
      license: '',
      file: '',
      legal_person: '',
      tax_number: '',
    };
    const url = `${new URL(page.url()).origin}/specimen.png`;
    Object.assign(answer.data.userDetailInfo, none, { author_front: url, contact_idcard: ENTERED });
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/user/review/individual');
}

for (const [what, printed, said] of [
  ['the number that was entered', ENTERED, equal],
  ['another number', OTHER, differs],
  ['nothing that can be read', undefined, unread],
] as const) {
  test(`a card with ${what} says so under its picture`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await signedIn('admin');
    await openWith(page, printed);
    const beside = page.getByLabel(words.review.reading.beside);
    // Its first reading also loads what it reads with.
    await expect(beside.getByText(`${number}：${said}`)).toBeVisible({ timeout: 25_000 });
    await expectInSight(beside.getByText(`${date}：${said}`));
    await expectInSight(page.getByRole('group', { name: /可缩放、旋转和拖动/ }));
    await expectInSight(page.getByRole('button', { name: approve.name, exact: true }));
    const warning = page
      .getByRole('dialog')
      .getByText(words.review.reading.warning.replace('%{picture}', front).replace('%{what}', number));
    await page.getByRole('button', { name: approve.name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: approve.title })).toBeVisible();
    if (said === differs) await expect(warning).toBeVisible();
    else await expect(warning).toHaveCount(0);
  });
}

test("a sample person's own card is read as the record says it", async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signedIn('admin');
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), readPictures: true } });
  });
  await page.goto('/user/review/individual');
  const beside = page.getByLabel(words.review.reading.beside);
  await expect(beside.getByText(`${number}：${equal}`)).toBeVisible({ timeout: 25_000 });
  await expect(beside.getByText(`${date}：${equal}`)).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import review from 'declared-console/words/zh-CN/review';
import { list } from 'declared-console/words/zh-CN/shell';
import transfers from 'declared-console/words/zh-CN/transfers';
import giving from '../../../i18n/zh-CN/areas/giveMany.ts';
import home from '../../../i18n/zh-CN/areas/home.ts';
import money from '../../../i18n/zh-CN/areas/money.ts';
import user from '../../../i18n/zh-CN/areas/user.ts';
import type { Hand } from './hand.ts';

/** A person whose phone number somebody gives on the phone. */
export interface Caller {
  readonly name: string;
  readonly mobile: string;
}

/** Something that people do all day. */
export interface Task {
  readonly name: string;
  /** Where it begins. */
  readonly at: string;
  /** What must be there before it begins. */
  ready(page: Page): Locator;
  does(hand: Hand, page: Page, callers: readonly Caller[]): Promise<void>;
}

const { approve } = user.resources['user/Detail'].review.decision.actions;
const { giveMany } = user.resources['user/integral'].listActions;
const many = giving.pages.giveMany;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('tbody tr');
const { review: words } = review;

/** The workbench, once its record can be decided. */
const workbench = { at: '/user/review/individual', ready: (page: Page) => button(page, approve.name) };
const enterprises = { at: '/user/enterprise', ready: (page: Page) => rows(page).first() };
const current = (page: Page) => new URL(page.url()).searchParams.get('at');

/** Resolves once another record stands on the workbench, to be decided. */
async function nextRecord(page: Page, last: string | null): Promise<void> {
  await page.waitForFunction((at) => new URL(location.href).searchParams.get('at') !== at, last);
  await workbench.ready(page).and(page.locator(':enabled')).waitFor();
}

async function approveNow(hand: Hand, page: Page): Promise<string | null> {
  const last = current(page);
  await hand.key('d');
  await hand.key('Enter');
  await nextRecord(page, last);
  return last;
}

const approving: Task = {
  name: 'approve a person whose papers are seen, until the next one stands',
  ...workbench,
  does: async (hand, page) => void (await approveNow(hand, page)),
};

const rejecting: Task = {
  name: 'reject a person with a phrase, until the next one stands',
  ...workbench,
  async does(hand, page) {
    const last = current(page);
    for (const key of ['e', 'Tab', 'Enter', 'Control+Enter']) await hand.key(key);
    await nextRecord(page, last);
  },
};

const takingBack: Task = {
  name: 'take back an approval',
  ...workbench,
  async does(hand, page) {
    const last = await approveNow(hand, page);
    await hand.key('z');
    await page.waitForFunction((at) => new URL(location.href).searchParams.get('at') === at, last);
  },
};

const today: Task = {
  name: 'see what one decided today',
  ...workbench,
  async does(hand, page) {
    await hand.key('t');
    await page.getByRole('dialog', { name: words.workbench.today }).waitFor();
  },
};

const lastDigits: Task = {
  name: 'find a company by the last four digits of its number',
  ...enterprises,
  async does(hand, page, [caller]) {
    await hand.key('/');
    await hand.type(caller?.mobile.slice(-4) ?? '');
    await hand.key('Enter');
    await rows(page).filter({ hasText: caller?.name }).first().waitFor();
  },
};

const theirOrders: Task = {
  name: 'from a company’s number to its orders',
  ...enterprises,
  async does(hand, page, [caller]) {
    await hand.key('Control+k');
    await hand.paste(caller?.mobile ?? '');
    const orders = page.getByRole('option', {
      name: new RegExp(`^${money.resources['money/customer'].name}`),
    });
    await hand.click(orders.first());
    await page.getByRole('heading', { level: 1, name: money.resources['money/customer'].name }).waitFor();
    await hand.answered();
  },
};

const waiting: Task = {
  name: 'see what waits, and since when',
  ...enterprises,
  async does(hand, page) {
    await hand.click(page.getByRole('navigation').getByRole('link').first());
    const counted = page.getByRole('region', { name: home.home.waiting }).getByRole('listitem');
    await counted.filter({ hasText: home.home.oldest }).nth(5).waitFor();
  },
};

const exporting: Task = {
  name: 'export a list, and be back at work elsewhere',
  ...enterprises,
  async does(hand, page) {
    await hand.click(button(page, list.export));
    await hand.click(
      page.getByRole('dialog').getByRole('button', { name: transfers.transfers.start, exact: true }),
    );
    await hand.click(
      page.getByRole('navigation').getByRole('link', { name: user.resources['user/balance'].name }),
    );
    await page.getByRole('heading', { level: 1, name: user.resources['user/balance'].name }).waitFor();
    await rows(page).first().waitFor();
  },
};

const summing: Task = {
  name: 'the sum of three orders',
  at: '/money/just',
  ready: (page) => rows(page).first(),
  async does(hand, page) {
    for (const at of [0, 1, 2]) await hand.click(rows(page).getByRole('checkbox').nth(at));
    await page.getByRole('toolbar').filter({ hasText: AMOUNT }).waitFor();
  },
};

const giftsToMany: Task = {
  name: 'points for five people',
  at: '/user/integral',
  ready: (page) => button(page, giveMany.name),
  async does(hand, page, callers) {
    await hand.click(button(page, giveMany.name));
    const form = page.getByRole('dialog', { name: many.title }).first();
    await form.getByRole('textbox', { name: many.fields.mobiles }).and(page.locator(':focus')).waitFor();
    await hand.paste(callers.map(({ mobile }) => mobile).join('\n'));
    await hand.click(form.getByRole('radio').nth(2));
    await hand.click(form.getByRole('textbox', { name: many.fields.points }));
    await hand.type('7');
    await hand.click(form.getByRole('textbox', { name: many.fields.explain }));
    await hand.type('for five');
    await hand.click(form.getByRole('button', { name: many.next }));
    const question = page.getByRole('dialog', { name: many.title }).last();
    await hand.click(question.getByRole('button', { name: many.give }));
    await question.getByText(many.results.done).nth(4).waitFor();
  },
};

const AMOUNT = /¥/;

/** Ten tasks of a day. */
export const tasks: readonly Task[] = [
  approving,
  rejecting,
  takingBack,
  today,
  lastDigits,
  theirOrders,
  waiting,
  exporting,
  summing,
  giftsToMany,
];

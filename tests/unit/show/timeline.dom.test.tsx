import users from '@resources/user/detail';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { sampleShape } from '../../../src/model/shape';
import { type Answers, button, menuOf, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const PHONE = '13900000000';
const ORDERS = 'GET /api/ajax/data/getOrderList';
const POINTS = 'GET /api/ajax/user/getPoints';

let show: (() => void)[] = [];
class Observer {
  constructor(private readonly heard: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    show.push(() => this.heard([{ isIntersecting: true }]));
  }
  disconnect() {}
}

beforeEach(() => {
  show = [];
  vi.stubGlobal('IntersectionObserver', Observer);
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});
afterEach(() => vi.unstubAllGlobals());

const order = (day: number, more = {}) => ({
  orderNo: `GZ${day}`,
  mobile: PHONE,
  addTime: `2026-03-${String(day).padStart(2, '0')} 08:00:00`,
  money: 10,
  pay: '2',
  ...more,
});
const gift = (day: number, more = {}) => ({
  mobile: PHONE,
  time: `2026-03-${String(day).padStart(2, '0')} 09:00:00`,
  type: '1',
  points: day,
  ...more,
});
const check = { id: '1', verifier: '高霞', verify_time: '2026-03-09 07:00:00', reason: '', status: '1' };

/** Opens a user's page, whose timeline isn't in view yet. */
async function open(
  answers: Answers,
  lists = ['user/individual', 'money/just', 'user/integral'],
  mobile = PHONE,
) {
  const sample = sampleShape(users.record, 1);
  const user = {
    ...sample,
    userInfo: { ...(sample.userInfo as object), user_id: '7', user_status: '3', mobile },
    checkRecords: [check],
  };
  const view = await renderConsole({
    at: '/user/Detail/7?kind=individual',
    menu: menuOf(lists),
    answers: { 'GET /api/user/userDetial': () => user, ...answers },
  });
  await screen.findByText('时间线');
  await waitFor(() => expect(show, 'it is drawn').not.toHaveLength(0));
  return view;
}

const comeIntoView = () =>
  act(async () => {
    for (const each of show) each();
  });
const timeline = () => {
  const section = screen.getByText('时间线').closest('section');
  if (!section) throw new Error('no section');
  return section;
};
const items = () => [...timeline().querySelectorAll('li li, ol > li')].map(({ textContent }) => textContent);
const count = (rows: readonly object[]) => () => ({ data: rows, count: rows.length });

describe('the timeline of a user', () => {
  it('asks other lists once it is in view, by what they find, and merges them with the reviews', async () => {
    const { sent } = await open({ [ORDERS]: count([order(10), order(8)]), [POINTS]: count([gift(9)]) });
    const asked = () => sent.filter(({ call }) => call === ORDERS || call === POINTS);
    expect(asked()).toEqual([]);
    await comeIntoView();
    await screen.findByText('GZ10');
    expect(items().map((text) => text?.replace(/\d\d:\d\d:\d\d/, '').slice(0, 4))).toEqual([
      '公证订单',
      '积分赠送',
      '实名审核',
      '公证订单',
    ]);
    expect(asked().map(({ params, background }) => [params.keyword, background])).toEqual([
      [PHONE, true],
      [PHONE, true],
    ]);
    const days = [...timeline().querySelectorAll('h3 time')].map((each) => each.getAttribute('datetime'));
    expect(days).toEqual(['2026-03-10', '2026-03-09', '2026-03-08']);
    // Lists that the account may not see are named, and not asked.
    expect(timeline().textContent).toContain('无权查看，未列出：出证申请、充值消费订单、发票');
  });

  it('names a source that failed, without hiding the others, and reads it when asked', async () => {
    let isDown = true;
    await open({
      [ORDERS]: () => (isDown ? new ApiError('refused', '维护中') : count([order(10)])()),
      [POINTS]: count([gift(9)]),
    });
    await comeIntoView();
    const notice = await screen.findByText('“公证订单”读取失败');
    expect(within(timeline()).getByText('维护中', { exact: false })).toBeTruthy();
    expect(items()).toHaveLength(2);
    isDown = false;
    await act(async () =>
      within(notice.closest('[role=alert]') as HTMLElement)
        .getByText('重试')
        .click(),
    );
    await screen.findByText('GZ10');
    expect(screen.queryByText('“公证订单”读取失败')).toBeNull();
  });

  it('reads on where newer rows may be left, before it shows what is older', async () => {
    const orders = Array.from({ length: 25 }, (_, index) => order(31 - index));
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { sent } = await open({
      [ORDERS]: async ({ page }) => {
        await answered;
        return { data: orders.slice((Number(page) - 1) * 10, Number(page) * 10), count: 25 };
      },
      [POINTS]: count([gift(1)]),
    });
    await comeIntoView();
    // Outside of act, which would hide what is shown between two pages.
    answer();
    await button('更多');
    expect(items()).toHaveLength(20);
    const pages = () => sent.filter(({ call }) => call === ORDERS).map(({ params }) => Number(params.page));
    expect(Math.max(...pages())).toBeLessThan(4);
    await press('更多');
    await screen.findByText('GZ7');
    expect(items()).toHaveLength(27);
    expect(items().at(-1)).toContain('积分赠送');
    expect(pages()).toEqual([1, 2, 3]);
    expect(screen.queryByText('更多')).toBeNull();
  });

  it('leaves out what a server finds of others, and says so', async () => {
    await open({ [ORDERS]: count([order(10, { mobile: '13911111111' }), order(8)]), [POINTS]: count([]) });
    await comeIntoView();
    await screen.findByText('GZ8');
    expect(screen.queryByText('GZ10')).toBeNull();
    expect(timeline().textContent).toContain('不属于此记录的数据，已略去：公证订单');
  });

  it('asks nothing of a user without a phone number', async () => {
    const { sent } = await open({}, undefined, '');
    await comeIntoView();
    expect(sent.some(({ call }) => call === ORDERS)).toBe(false);
    expect(timeline().textContent).toContain('缺少查找所需的内容，未列出：公证订单、积分赠送');
  });
});

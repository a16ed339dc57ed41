import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import HomePage from '../../../src/console/home/HomePage';
import { type Answers, menuOf, press, renderConsole } from '../../support/renderConsole';

const WEB = 'GET /api/ajax/webfor/getWebList';
const USERS = 'GET /api/ajax/user/getUserList';
const ORDERS = 'GET /api/ajax/data/getOrderList';
const SUMS = 'GET /api/figures/orders';
const ACTIVITY = 'GET /api/figures/activity';

/** The elements that are observed, and how to say that they come into view. */
let observed: (() => void)[] = [];
let isInView = true;

class Observer {
  constructor(private readonly heard: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    const show = () => this.heard([{ isIntersecting: true }]);
    if (isInView) show();
    else observed.push(show);
  }
  disconnect() {}
}

beforeEach(() => {
  observed = [];
  isInView = true;
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  act(() => focusManager.setFocused(undefined));
});

const open = (lists: readonly string[], answers: Answers = {}, capabilities: readonly string[] = []) =>
  renderConsole({
    at: '/home',
    answers,
    menu: menuOf(lists),
    config: { capabilities },
    pages: { '/home': <HomePage /> },
  });

const counting = (count: number) => () => ({ data: count > 0 ? [{ baoquan_no: '1' }] : [], count });

describe('the page to begin with', () => {
  it('asks for one row of the lists that the account may open, and for nothing else', async () => {
    const { sent } = await open(['online/web'], { [WEB]: counting(49) });
    expect(await screen.findAllByText('49')).not.toHaveLength(0);
    await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(2));
    expect(new Set(sent.map(({ call }) => call))).toEqual(new Set([WEB]));
    expect(new Set(sent.map(({ params }) => params.limit))).toEqual(new Set([1]));
    expect(sent.every(({ background }) => background)).toBe(true);
  });

  it('says that an account without figures may not see it', async () => {
    const { sent } = await open(['user/balance']);
    expect(await screen.findByText('你没有访问此页面的权限')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('leads a number to its rows, and a queue to its workbench, with the age of the oldest', async () => {
    const since = (day: string) => ({ user_id: day, user_status: '2', registered_time: `${day} 08:00:00` });
    const pages: Record<string, object[]> = {
      1: Array(10).fill(since('2026-03-01')),
      2: [since('2020-01-01')],
    };
    await open(['user/enterprise', 'online/web'], {
      [WEB]: counting(3),
      [USERS]: ({ page }) => ({ data: pages[String(page)], count: 11 }),
    });
    const begin = await screen.findByText('开始处理');
    expect(begin.getAttribute('href')).toBe('/user/review/enterprise');
    expect(await screen.findByText('11')).toBeTruthy();
    const days = await screen.findByText(/^等待 \d+ 天$/);
    expect(Number(days.textContent?.replace(/\D/g, ''))).toBeGreaterThan(2000);
    const number = (await screen.findAllByText('3')).map((each) => each.closest('a')?.getAttribute('href'));
    expect(number).toContain('/online/web?filter=%7B%22status%22%3A%22failed%22%7D');
  });

  it('says at a figure that failed why, and asks again for that one alone', async () => {
    let isDown = true;
    const { sent } = await open(['user/enterprise', 'online/web'], {
      [WEB]: counting(3),
      [USERS]: () => (isDown ? ApiError.of('http') : { data: [], count: 0 }),
    });
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      '服务器出错，请稍后重试重试',
    ]);
    await waitFor(() => expect(sent.filter(({ call }) => call === WEB).length).toBeGreaterThan(1));
    const before = sent.length;
    isDown = false;
    await press('重试');
    expect(await screen.findByText('没有待处理')).toBeTruthy();
    expect(sent.slice(before).map(({ call, background }) => [call, background])).toEqual([[USERS, false]]);
  });

  it('logs nobody out by a later count, although somebody asked for one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let isDown = true;
    const answer = (rows: object) => () => (isDown ? ApiError.of('http') : rows);
    const { sent } = await open(
      ['user/enterprise', 'money/just'],
      {
        [USERS]: answer({ data: [], count: 0 }),
        [ORDERS]: answer(counting(4)()),
        [SUMS]: answer({ data: [{ day: '2026-11-20', count: 4, amount: '5300' }], count: 1 }),
        [ACTIVITY]: () => ({ data: [{ kind: 'list', today: 2, week: 9 }], count: 1 }),
      },
      ['figures'],
    );
    await waitFor(() => expect(screen.getAllByText('重试')).toHaveLength(3));
    isDown = false;
    for (const retry of screen.getAllByText('重试')) await press(retry);
    await waitFor(() => expect(screen.queryByText('重试')).toBeNull());
    await waitFor(() =>
      expect(sent.filter(({ background }) => !background).length).toBeGreaterThanOrEqual(9),
    );
    const before = sent.length;
    act(() => focusManager.setFocused(false));
    vi.setSystemTime(Date.now() + 61_000);
    act(() => focusManager.setFocused(true));
    await waitFor(() =>
      expect(new Set(sent.slice(before).map(({ call }) => call))).toEqual(
        new Set([USERS, ORDERS, SUMS, ACTIVITY]),
      ),
    );
    expect(sent.slice(before).every(({ background }) => background)).toBe(true);
  });

  it('renews the oldest with the number, and says beside both when that fails', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const since = (day: string) => ({ user_id: day, user_status: '2', registered_time: `${day} 08:00:00` });
    let oldest = '2020-01-01';
    let isDown = false;
    await open(['user/enterprise'], {
      [USERS]: ({ page }) =>
        isDown
          ? ApiError.of('http')
          : { data: page === 1 ? Array(10).fill(since('2026-03-01')) : [since(oldest)], count: 11 },
    });
    const days = async () =>
      Number((await screen.findByText(/^等待 \d+ 天$/)).textContent?.replace(/\D/g, ''));
    const first = await days();
    oldest = '2021-01-01';
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await waitFor(async () => expect(await days()).toBe(first - 366));
    expect(screen.queryByRole('alert')).toBeNull();
    isDown = true;
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect((await screen.findByRole('alert')).textContent).toBe('服务器出错，请稍后重试重试');
    expect(screen.getByText('11')).toBeTruthy();
    isDown = false;
    await press('重试');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('tells a count that the server does not give as a minimum', async () => {
    const rows = Array.from({ length: 10 }, (_, n) => ({ baoquan_no: String(n) }));
    await open(['online/web'], { [WEB]: ({ limit }) => ({ data: rows.slice(0, Number(limit)) }) });
    expect((await screen.findAllByText('至少 10')).length).toBeGreaterThan(0);
    expect(screen.getByText('“至少”表示服务器未给出准确数量。')).toBeTruthy();
  });

  it('asks for nothing that is out of view', async () => {
    isInView = false;
    const { sent } = await open(['online/web'], { [WEB]: counting(3) });
    await waitFor(() => expect(observed.length).toBeGreaterThan(0));
    expect(sent).toEqual([]);
    await act(async () => observed[0]?.());
    expect(await screen.findByText('3')).toBeTruthy();
  });
});

describe('sums', () => {
  const answers = {
    [ORDERS]: counting(4),
    [SUMS]: () => ({ data: [{ day: '2026-11-20', count: 4, amount: '5300' }], count: 1 }),
    [ACTIVITY]: () => ({ data: [{ kind: 'list', today: 2, week: 9 }], count: 1 }),
  };

  it('are not asked for, and not mentioned, without their capability', async () => {
    const { sent } = await open(['money/just'], answers);
    await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(7));
    expect(new Set(sent.map(({ call }) => call))).toEqual(new Set([ORDERS]));
    expect(screen.queryByText('公证订单金额')).toBeNull();
    expect(screen.queryByText('我的操作')).toBeNull();
  });

  it('are drawn with it, each with its table', async () => {
    await open(['money/just'], answers, ['figures']);
    expect(await screen.findByText('¥5,300.00')).toBeTruthy();
    expect(await screen.findByText('查看列表')).toBeTruthy();
  });
});

it('counts each figure once a minute at most', async () => {
  const { sent } = await open(['money/just'], { [ORDERS]: counting(4) });
  await waitFor(() => expect(sent).toHaveLength(7));
  await press('最近 30 天');
  await waitFor(() => expect(sent).toHaveLength(30));
  await press('最近 7 天');
  await act(async () => {});
  expect(sent).toHaveLength(30);
});

import { codec } from '@resources/codec';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { get } from 'declared-console/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { ClockNotice } from '../../../src/console/ClockNotice';
import { press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/ajax/user/getUserList';
/** Noon of 2026-03-03 there; the browser believes that 393 days more have passed. */
const THERE = Date.UTC(2026, 2, 3, 4);
const HERE = THERE + 393 * 86_400_000;

/** Has the page hear an answer with these headers. */
async function hear(headers: Readonly<Record<string, string>>) {
  const fetch = async () => new Response('{"code":200,"data":{}}', { headers });
  const client = createClient({ base: '', codec, token: () => 't', onSessionEnd: () => {}, fetch });
  await client.send(get('/x'));
}
const dated = (at: number) => ({ Date: new Date(at).toUTCString() });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '李四' });
  vi.useFakeTimers({ toFake: ['Date'], now: HERE });
});
afterEach(async () => {
  await hear(dated(Date.now()));
  vi.useRealTimers();
});

const openList = () =>
  renderConsole({
    at: '/user/individual',
    lists: ['user/individual'],
    answers: {
      [LIST]: () => ({
        data: [{ user_id: '1', name: '张三', registered_time: '2026-03-01 12:00:00', user_status: '2' }],
        count: 1,
      }),
    },
  });

test.each([
  ['the server’s', dated(THERE), '等待 2 天', '2026-03-03 - 2026-03-03', '2026-02-25 - 2026-03-03'],
  ['its own, if none can be read', {}, '等待 395 天', '2027-03-31 - 2027-03-31', '2027-03-25 - 2027-03-31'],
])('ages and the days of presets go by %s', async (_, headers, age, today, week) => {
  await hear(headers);
  const { sent } = await openList();
  await screen.findByText(age);
  for (const [preset, days] of [
    ['今天', today],
    ['近7天', week],
  ] as const) {
    fireEvent.click(screen.getByLabelText('打开日历：注册时间'));
    await press(preset);
    await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
    await waitFor(() => expect(Object.values(sent.at(-1)?.params ?? {})).toContain(days));
  }
});

/** Opens a page with the notice. */
const openPage = (locale?: string) =>
  renderConsole({
    at: '/x',
    pages: { '/x': <ClockNotice /> },
    areas: ['palette'],
    ...(locale && { locale }),
  });
const said = () => screen.queryAllByText(/服务器时间|server’s/).map((each) => each.textContent);

test.each([
  [393 * 1440, '本机时间比服务器快 393 天，控制台按服务器时间计算'],
  [-480, '本机时间比服务器慢 8 小时，控制台按服务器时间计算'],
  [3, '本机时间比服务器快 3 分钟，控制台按服务器时间计算'],
])('a clock that is off by %i minutes is told once', async (minutes, sentence) => {
  // A header has whole seconds: one less is no other difference.
  await hear(dated(HERE - minutes * 60_000 + Math.sign(minutes) * 1000));
  const { unmount } = await openPage();
  await waitFor(() => expect(said()).toEqual([sentence]));
  unmount();
  const { router } = await openPage();
  await act(() => router.navigate('/x?next'));
  expect(said()).toEqual([]);
});

test('it is told in English, and to each account', async () => {
  await hear(dated(THERE));
  const sentence =
    'This computer’s clock is 393 days ahead of the server’s; the console goes by the server’s';
  const { unmount } = await openPage('en-US');
  await waitFor(() => expect(said()).toEqual([sentence]));
  unmount();
  session.start('t', { uid: '8', name: '王五' });
  await openPage('en-US');
  await waitFor(() => expect(said()).toEqual([sentence]));
});

test('it is told on the page on which it is found out, not before', async () => {
  const { router } = await openPage();
  expect(said()).toEqual([]);
  await hear(dated(THERE));
  await act(() => router.navigate('/x?next'));
  await waitFor(() => expect(said()).toHaveLength(1));
});

test.each([
  ['right', dated(HERE)],
  ['unknown', {}],
])('nothing is told while the server’s clock is %s', async (_, headers) => {
  await hear(headers);
  const { router } = await openPage();
  await act(() => router.navigate('/x?next'));
  expect(said()).toEqual([]);
});

import users from '@resources/user/detail';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import reviewWords from 'declared-console/words/zh-CN/review';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleShape } from '../../../src/model/shape';
import { type Answers, confirming, menuOf, press, renderConsole, write } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const { split } = reviewWords.review;
const LIST = 'GET /api/ajax/user/getUserList';
const USER = 'GET /api/user/userDetial';

const row = (n: number) => ({
  user_id: `${n}`,
  name: `用户${n}`,
  mobile: `1390000000${n}`,
  user_status: '2',
});
const record = ({ userId }: { readonly userId?: unknown }) => ({
  ...sampleShape(users.record, 1),
  userInfo: { user_id: userId, name: `用户${userId}`, mobile: '', user_status: '2' },
  userDetailInfo: { name: `真名${userId}`, contact_idcard: '', type: '2' },
  checkRecords: [],
});
const answers: Answers = {
  [LIST]: ({ keyword }) => (keyword ? { data: [], count: 0 } : { data: [1, 2, 3, 4].map(row), count: 4 }),
  [USER]: record,
};

const open = (at = '/user/individual', more: Answers = {}) =>
  renderConsole({
    at,
    lists: ['user/individual', 'user/integral'],
    menu: menuOf(['user/individual', 'user/integral']),
    answers: { ...answers, ...more },
  });
const resized = new Set<() => void>();
let windowWidth = 0;
/** Makes the window so wide. */
function withWidth(width: number) {
  windowWidth = width;
  for (const each of resized) each();
}
const matchMedia = (media: string) => ({
  media,
  get matches() {
    return Number(/min-width: ?(\d+)px/.exec(media)?.[1] ?? Infinity) <= windowWidth;
  },
  addEventListener: (_: string, each: () => void) => resized.add(each),
  removeEventListener: (_: string, each: () => void) => resized.delete(each),
  addListener: () => {},
  removeListener: () => {},
});
const link = (n: number) => screen.findByText(`用户${n}`, { selector: 'td a, th a' });
const focus = async (n: number) => {
  const at = await link(n);
  fireEvent.keyDown(document.body, { key: 'j' });
  at.focus();
};
const aside = () => document.querySelector<HTMLElement>('aside:not([hidden])');
const turnOn = async () => {
  await press('并排查看');
  await screen.findByText('真名1');
};

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', matchMedia);
  withWidth(1440);
});
afterEach(() => vi.unstubAllGlobals());

describe('the record beside a list', () => {
  it('is offered where there is room, and where rows open one', async () => {
    const { unmount } = await open();
    await screen.findByText('并排查看');
    unmount();
    const points = { mobile: '13900000000', company: '公司', points: 1 };
    const other = await open('/user/integral', {
      'GET /api/ajax/user/getPoints': () => ({ data: [points], count: 1 }),
    });
    await screen.findByText('公司');
    await waitFor(() => expect(document.querySelector('aside')).toBeTruthy());
    expect(screen.queryByText('并排查看')).toBeNull();
    other.unmount();
    withWidth(1279);
    await open('/user/individual?row=1');
    await link(1);
    await waitFor(() => expect(document.querySelector('aside')).toBeTruthy());
    expect(screen.queryByText('并排查看')).toBeNull();
    expect(aside()).toBeNull();
  });

  it('opens nowhere in a window that has become too narrow for it: rows lead to their pages again', async () => {
    const { router } = await open();
    await turnOn();
    await act(async () => withWidth(1279));
    await waitFor(() => expect(aside()).toBeNull());
    fireEvent.click(await link(2), { detail: 1 });
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/Detail/2'));
  });

  it('is that of the row on which the focus rests: those it only passes aren’t asked for', async () => {
    const { sent, router } = await open();
    await turnOn();
    const passed = await Promise.all([2, 3, 4].map(link));
    fireEvent.keyDown(document.body, { key: 'j' });
    for (const each of passed) each.focus();
    await screen.findByText('真名4');
    expect(sent.filter(({ call }) => call === USER).map(({ params }) => params.userId)).toEqual(['1', '4']);
    expect(sent.filter(({ call, params }) => call === LIST && !params.keyword)).toHaveLength(1);
    expect(router.state.location.search).toBe('?row=4');
    expect((await link(4)).closest('tr')?.getAttribute('aria-current')).toBe('true');
  });

  it('is in the address: Back leaves it, and an address opens it', async () => {
    const { router, unmount } = await open();
    await turnOn();
    await focus(2);
    await screen.findByText('真名2');
    await act(async () => router.navigate(-1));
    expect(aside()).toBeNull();
    unmount();
    await open('/user/individual?row=3');
    await screen.findByText('真名3');
  });

  it('closes with Escape, once what is written in has been left, and the focus stays with its row', async () => {
    const { router, user } = await open();
    await turnOn();
    await write(user, '拒绝原因', '照片不清晰');
    const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    pressEscape();
    expect(aside()?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
    pressEscape();
    await waitFor(() => expect(aside()).toBeNull());
    expect(document.activeElement).toBe(await link(1));
    expect(router.state.location.search).toBe('');
  });

  it('closes with its button, and the focus goes to its row', async () => {
    await open();
    await turnOn();
    const close = await screen.findByLabelText(split.close, { selector: 'button' });
    close.focus();
    await act(async () => close.click());
    await waitFor(() => expect(aside()).toBeNull());
    expect(document.activeElement).toBe(await link(1));
  });

  it('keeps what was typed when another row is opened, and gives it back', async () => {
    const { user } = await open();
    await turnOn();
    await focus(3);
    await screen.findByText('真名3');
    await write(user, '拒绝原因', '照片太暗');
    await focus(2);
    await screen.findByText('真名2');
    expect(screen.queryByDisplayValue('照片太暗')).toBeNull();
    await focus(3);
    await screen.findByDisplayValue('照片太暗');
  });

  it('follows the link of a row beside the list, by pointer and by Enter, and leaves other keys to the browser', async () => {
    const { router } = await open();
    await turnOn();
    fireEvent.click(await link(2), { detail: 1 });
    await screen.findByText('真名2');
    expect(router.state.location).toMatchObject({ pathname: '/user/individual', search: '?row=2' });
    fireEvent.click(await link(3), { detail: 0 });
    await screen.findByText('真名3');
    await waitFor(() => expect(document.activeElement).toBe(aside()));
    fireEvent.click(await link(4), { detail: 1, ctrlKey: true });
    expect(router.state.location.search).toBe('?row=3');
  });

  it('stays when its row has left the list, and reads the list anew once it was decided', async () => {
    let isDecided = false;
    const { sent } = await open('/user/individual', {
      [LIST]: ({ keyword }) => ({ data: keyword ? [] : (isDecided ? [2, 3] : [1, 2, 3]).map(row), count: 3 }),
      [USER]: (params) =>
        isDecided
          ? { ...record(params), userInfo: { ...record(params).userInfo, user_status: '3' } }
          : record(params),
      'POST /api/user/updateUserStatus': () => {
        isDecided = true;
        return null;
      },
    });
    await turnOn();
    const lists = () =>
      sent.filter(({ call, params }) => call === LIST && !params.keyword && !params.status).length;
    const before = lists();
    await press('通过');
    await press(await confirming('通过'));
    await waitFor(() => expect(screen.queryByText('用户1', { selector: 'td a, th a' })).toBeNull());
    expect(lists()).toBe(before + 1);
    expect(aside()?.textContent).toContain('真名1');
    expect(aside()?.textContent).toContain('已通过');
  });
});

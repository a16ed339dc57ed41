import enterprise from '@resources/user/enterprise';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import PendingBadge from '../../../src/console/pending/PendingBadge';
import { keptPending } from '../../../src/kit/queuePath';
import type { Params } from '../../../src/model/calls';
import type { AnyResource } from '../../../src/schema/resource';
import { countOf } from '../../../src/ui/counts/pendingCount';
import { settlePending } from '../../../src/ui/counts/settlePending';
import { type Answers, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const USERS = 'GET /api/ajax/user/getUserList';
const INVOICES = 'POST /api/invoice/invoiceList';
const enterprises = { list: 'user/enterprise', queue: 'workbench' };
const invoices = [
  { list: 'money/invoice', queue: 'audit' },
  { list: 'money/invoice', queue: 'makeOut' },
];

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ user_id: String(n), user_status: '2', status: '1', id: n }));

const show = (
  answers: Answers,
  queues: readonly { list: string; queue: string }[] = [enterprises],
  isLater = false,
) =>
  renderConsole({
    at: '/here',
    answers,
    pages: { '/here': <PendingBadge queues={queues} id="badge" isLater={isLater} /> },
  });

const badge = () => document.getElementById('badge');
async function said() {
  await waitFor(() => expect(badge()).not.toBeNull());
  return badge()?.ariaLabel;
}

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  vi.useRealTimers();
  act(() => focusManager.setFocused(undefined));
});

describe('the number of pending records', () => {
  it("is the list's count under the filter of its queue", async () => {
    const { sent } = await show({ [USERS]: () => ({ data: rows(10), count: '98' }) });
    expect(await said()).toBe('待审核 98 条');
    expect(badge()?.textContent).toBe('98');
    const asked = (page: number) => ({
      call: USERS,
      params: { page, limit: 10, types: '2', status: '2' },
      background: true,
    });
    // The oldest are on the last page.
    expect(sent).toEqual([asked(1), asked(10)]);
  });

  it.each([
    [4, '待审核 98 条，其中 4 条等待过久'],
    [8, '待审核 98 条，其中至少 8 条等待过久'],
  ])('names how many have waited too long: %i of the eight oldest', async (late, words) => {
    const registered = (n: number) => ({ registered_time: n < late ? '2020-01-01 00:00:00' : '' });
    await show({
      [USERS]: ({ page }) => ({
        data: rows(page === 10 ? 8 : 10).map((row, n) => ({ ...row, ...(page === 10 && registered(n)) })),
        count: '98',
      }),
    });
    expect(await said()).toBe(words);
  });

  it('is the sum over the queues that the account decides', async () => {
    const counts: Record<string, number> = { 1: 100, 2: 20 };
    await show({ [INVOICES]: ({ status }) => ({ data: rows(10), count: counts[String(status)] }) }, invoices);
    expect(await said(), 'the true number').toBe('待审核 120 条');
    expect(badge()?.textContent).toBe('99+');
  });

  it.each([
    ['leaves the count out', { data: rows(10) }],
    ['counts the page alone', { data: rows(10), count: 10 }],
    ['counts short', { data: rows(10), count: 3 }],
  ])('is at least a full page when the server %s', async (_what, answer) => {
    await show({ [USERS]: () => answer });
    expect(await said()).toBe('待审核至少 10 条');
    expect(badge()?.textContent).toBe('10+');
  });

  it('is at least the known part when another part is unknown', async () => {
    await show({ [USERS]: () => ApiError.of('http'), [INVOICES]: () => ({ data: rows(2), count: 2 }) }, [
      enterprises,
      ...invoices,
    ]);
    expect(await said()).toBe('待审核至少 4 条');
  });

  it("is exact without a server's count when the page is not full", () => {
    expect(countOf(3, 3, 10)).toEqual({ count: 3, isMore: false });
    expect(countOf(3, 0, 10)).toEqual({ count: 3, isMore: false });
  });

  it.each([
    ['nothing waits', { data: [], count: 0 }],
    ['nothing is answered', null],
    ['the count fails', ApiError.of('http')],
    ['the count is refused', ApiError.of('forbidden')],
    ['the answer can not be read', { rows: [] }],
  ])('is not shown, without an error message, when %s', async (_what, answer) => {
    const { sent } = await show({ [USERS]: () => answer });
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => {});
    expect(badge()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what this tab has counted before', () => {
  const kept = (count: string) =>
    `{"user/enterprise workbench":{"waiting":{"count":${count},"isMore":false},"late":{"count":0,"isMore":false}}}`;
  const known = { [USERS]: () => ({ data: rows(2), count: 2 }) };

  it('is there in the first frame, of that session, without a request', async () => {
    const { unmount } = await show(known);
    expect(await said()).toBe('待审核 2 条');
    unmount();
    const { sent } = await show(known, [enterprises], true);
    expect(badge()?.ariaLabel).toBe('待审核 2 条');
    expect(sent).toEqual([]);
  });

  it('is counted anew, and is unknown if that fails', async () => {
    const { unmount } = await show(known);
    expect(await said()).toBe('待审核 2 条');
    unmount();
    await show({ [USERS]: () => ApiError.of('http') });
    await waitFor(() => expect(badge()).toBeNull());
  });

  it('is of those queues, and that account alone', async () => {
    const { unmount } = await show(known);
    expect(await said()).toBe('待审核 2 条');
    unmount();
    const other = await show(known, invoices, true);
    expect(badge()).toBeNull();
    other.unmount();
    session.start('t', { uid: '8', name: '李四' });
    await show(known, [enterprises], true);
    expect(badge()).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['a number in place of counts', '{"user/enterprise workbench":3}'],
    ['a text in place of a number', kept('"9"')],
    ['no number of records', kept('-1')],
  ])('is nothing where somebody has written %s', async (_what, text) => {
    sessionStorage.setItem(keptPending(session), text);
    await show(known, [enterprises], true);
    expect(badge()).toBeNull();
  });
});

describe('what is decided meanwhile', () => {
  const others = { list: 'money/invoice', queue: 'makeOut' };
  const counted = (status: unknown) => ({ data: rows(10), count: status === '1' ? 100 : 20 });

  it('is taken off the numbers of its queue, without a request, and put back when it waits again', async () => {
    const answers = { [INVOICES]: ({ status }: Params) => counted(status) };
    const { sent, queryClient } = await show(answers, invoices);
    expect(await said()).toBe('待审核 120 条');
    const asked = sent.length;
    act(() => settlePending(queryClient, others, 1));
    await waitFor(() => expect(badge()?.ariaLabel).toBe('待审核 119 条'));
    act(() => settlePending(queryClient, others, -1));
    await waitFor(() => expect(badge()?.ariaLabel).toBe('待审核 120 条'));
    act(() => settlePending(queryClient, enterprises, 1));
    act(() => settlePending(queryClient, others, 25));
    await waitFor(() => expect(badge()?.ariaLabel, 'never below nothing').toBe('待审核 95 条'));
    expect(sent).toHaveLength(asked);
  });

  it('leaves no more that waited too long than wait', async () => {
    const answer = {
      data: rows(2).map((row) => ({ ...row, registered_time: '2020-01-01 00:00:00' })),
      count: 2,
    };
    const { queryClient } = await show({ [USERS]: () => answer });
    expect(await said()).toBe('待审核 2 条，其中 2 条等待过久');
    act(() => settlePending(queryClient, enterprises, 1));
    await waitFor(() => expect(badge()?.ariaLabel).toBe('待审核 1 条，其中 1 条等待过久'));
  });
});

describe('it is requested', () => {
  const MINUTE = 60_000;
  const answers = { [USERS]: () => ({ data: rows(1), count: 1 }) };

  it('once a minute, not before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { sent } = await show(answers);
    await said();
    await act(() => vi.advanceTimersByTimeAsync(MINUTE - 1000));
    expect(sent).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(sent).toHaveLength(2);
  });

  it('once for a queue, however many components show it', async () => {
    const { sent } = await renderConsole({
      at: '/here',
      answers: { ...answers, [INVOICES]: () => ({ data: rows(2), count: 2 }) },
      pages: {
        '/here': (
          <>
            <PendingBadge queues={[enterprises]} id="badge" />
            <PendingBadge queues={[enterprises, ...invoices]} id="group" />
          </>
        ),
      },
    });
    await waitFor(() => expect(document.getElementById('group')?.textContent).toBe('5'));
    expect(badge()?.textContent).toBe('1');
    expect(sent.filter(({ call }) => call === USERS)).toHaveLength(1);
  });

  it('again a minute later when its declaration could not be loaded', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    let isAway = true;
    await renderConsole({
      at: '/here',
      answers,
      declares: {
        get 'user/enterprise'(): AnyResource {
          if (isAway) throw new Error('away');
          return enterprise as unknown as AnyResource;
        },
      },
      pages: { '/here': <PendingBadge queues={[enterprises]} id="badge" /> },
    });
    expect(badge()).toBeNull();
    isAway = false;
    await act(() => vi.advanceTimersByTimeAsync(MINUTE + 1000));
    expect(await said()).toBe('待审核 1 条');
  });

  it('only while the tab is visible, and at once when it is shown again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    focusManager.setFocused(false);
    const { sent } = await show(answers);
    await act(() => vi.advanceTimersByTimeAsync(3 * MINUTE));
    expect(sent).toEqual([]);
    await act(async () => focusManager.setFocused(true));
    await said();
    expect(sent).toHaveLength(1);
    await act(async () => focusManager.setFocused(false));
    await act(() => vi.advanceTimersByTimeAsync(MINUTE / 2));
    await act(async () => focusManager.setFocused(true));
    expect(sent).toHaveLength(1);
    await act(async () => focusManager.setFocused(false));
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
    await act(async () => focusManager.setFocused(true));
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});

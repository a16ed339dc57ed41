import detail from '@resources/evidence/detail';
import invoice from '@resources/money/invoiceDetail';
import users from '@resources/user/detail';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Guard } from '../../../src/console/Guard';
import PendingBadge from '../../../src/console/pending/PendingBadge';
import { PENDING } from '../../../src/kit/queuePath';
import { sampleShape } from '../../../src/model/shape';
import { advance, type Queue, startQueue } from '../../../src/ui/workbench/queue';
import { useRecount } from '../../../src/ui/workbench/useRecount';
import Workbench from '../../../src/ui/workbench/Workbench';
import { button, confirming, press, renderConsole, write } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/ajax/user/getUserList';
const USER = 'GET /api/user/userDetial';
const REVIEW = 'POST /api/user/updateUserStatus';
const ids = ['7', '8', '9', '10'];

// Ahead of the first test, which has no time to load it on a busy machine.
beforeAll(async () => void (await import('../../../src/ui/workbench/Workbench')));

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '李四' });
  window.history.replaceState(null, '', '/user/review/individual');
  // Whoever decides slowly has the queue read again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 3) });
  return () => {
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  };
});

/** A queue of four persons beside the badges of the menu, on a server that decides what it is told to. */
async function openQueue() {
  const sample = sampleShape(users.record, 1);
  const decided = new Set<unknown>();
  const queues = ['user/individual', 'user/enterprise', 'evidence/results'].map((list) => ({
    list,
    queue: 'workbench',
  }));
  const view = await renderConsole({
    at: '/user/review/individual',
    areas: ['user', 'evidence'],
    pages: {
      '/user/review/individual': (
        <Guard lists={['user/individual']}>
          <Workbench name="user/individual" queue="workbench" />
          <PendingBadge queues={queues} id="badge" />
        </Guard>
      ),
    },
    answers: {
      [LIST]: () => {
        const left = ids.filter((id) => !decided.has(id)).toReversed();
        return {
          data: left.map((user_id) => ({ user_id, name: `张${user_id}`, user_status: '2', mobile: '1' })),
          count: left.length,
        };
      },
      'GET /api/ajax/data/dataList': () => ({ data: [], count: 0 }),
      [USER]: ({ userId }) => ({
        ...sample,
        userInfo: {
          ...(sample.userInfo as object),
          user_id: userId,
          name: `张${userId}`,
          user_status: decided.has(userId) ? '3' : '2',
        },
        userDetailInfo: {
          ...(sample.userDetailInfo as object),
          author_front: `https://files.example/${userId}.png`,
        },
        checkRecords: [],
      }),
      [REVIEW]: ({ userId }) => void decided.add(userId),
    },
  });
  const readOf = (id: string) =>
    view.sent.filter(({ call, params }) => call === USER && params.userId === id).length;
  return { ...view, readOf };
}

describe('a decision on a workbench', () => {
  test('costs three requests: the record after the next, and, once it is sent, the record again and the decision', async () => {
    const { sent, readOf, finish } = await openQueue();
    await screen.findByText('张7');
    await waitFor(() => expect(readOf('8')).toBe(1));
    await waitFor(() => expect(document.getElementById('badge')).not.toBeNull());
    for (const [index, id] of ids.slice(0, 2).entries()) {
      const before = sent.length;
      await press('通过');
      await press(await confirming('通过'));
      await screen.findByText(`张${ids[index + 1]}`, { selector: 'dd *, dd' });
      await waitFor(() => expect(readOf(ids[index + 2] ?? '')).toBe(1));
      await finish();
      expect(sent.slice(before).map(({ call, params }) => `${call} ${params.userId}`)).toEqual([
        `${USER} ${ids[index + 2]}`,
        `${USER} ${id}`,
        `${REVIEW} ${id}`,
      ]);
    }
  });

  test('finds the next record and its pictures already there', async () => {
    const { readOf, container } = await openQueue();
    await screen.findByText('张7');
    await waitFor(() => expect(container.querySelector('[hidden] img[src$="/8.png"]')).not.toBeNull());
    await press('通过');
    await press(await confirming('通过'));
    await screen.findByText('张8');
    expect(readOf('8')).toBe(1);
  });

  test('that was taken is not offered again when one comes back to its record', async () => {
    const { user, finish } = await openQueue();
    await screen.findByText('张7');
    await press('通过');
    await press(await confirming('通过'));
    await screen.findByText('张8');
    await finish();
    await user.keyboard('k');
    await screen.findByText(/^该记录已不再待审核/);
    expect(screen.queryByText('通过')).toBeNull();
  });

  test('looks for others with the same number only on request', async () => {
    const { sent } = await openQueue();
    await screen.findByText('张7');
    expect(sent.filter(({ params }) => params.keyword !== undefined)).toEqual([]);
    await press('查找相同手机号的用户');
    await waitFor(() => expect(sent.filter(({ params }) => params.keyword !== undefined)).toHaveLength(2));
  });
});

test('a decision on an application costs three requests, too', async () => {
  window.history.replaceState(null, '', '/evidence/review');
  const rows = ['3', '2', '1'].map((orderId) => ({
    order_no: `GZ${orderId}`,
    orderId,
    userId: '5',
    payStatus: '2',
    notarialStatus: '1',
  }));
  const { sent, user, finish } = await renderConsole({
    at: '/evidence/review',
    answers: {
      'GET /api/ajax/data/dataList': () => ({ data: rows, count: 3 }),
      'GET /api/data/evidencesDetail': ({ orderId }) => ({
        ...sampleShape(detail.record, 1),
        orderNo: `GZ${orderId}`,
        notarialStatus: '1',
        checkRecords: [],
        list: [],
      }),
      'POST /api/ajax/data/check': () => null,
    },
  });
  await button('提交');
  await waitFor(() => expect(sent).toHaveLength(3));
  await write(user, /^审核备注/, '材料齐全');
  await press('提交');
  await press(await confirming('提交'));
  await screen.findByLabelText('第 1 条，共 2 条待审核');
  await waitFor(() => expect(sent).toHaveLength(4));
  await finish();
  expect(sent.slice(3).map(({ call, params }) => `${call} ${params.orderId}`)).toEqual([
    'GET /api/data/evidencesDetail 3',
    'GET /api/data/evidencesDetail 1',
    'POST /api/ajax/data/check 1',
  ]);
});

test('a decision on an invoice costs four, as its orders are a call of their own', async () => {
  window.history.replaceState(null, '', '/money/review/audit');
  const rows = ['3', '2', '1'].map((id) => ({ ...sampleShape(invoice.record, 1), id, status: '1' }));
  const decided = new Set<unknown>();
  const { sent, finish } = await renderConsole({
    at: '/money/review/audit',
    answers: {
      'POST /api/invoice/invoiceList': () => ({ data: rows, count: 3 }),
      'POST /api/invoice/invoiceDetail': ({ id }) => ({
        ...rows.find((row) => row.id === id),
        status: decided.has(id) ? '2' : '1',
      }),
      'POST /api/invoice/invoiceOrderList': () => [],
      'POST /api/invoice/invoiceCheckOne': ({ id }) => void decided.add(id),
    },
  });
  await button('提交');
  await waitFor(() => expect(sent).toHaveLength(4));
  await press('提交');
  await press(await confirming('提交'));
  await screen.findByLabelText('第 1 条，共 2 条待审核');
  await waitFor(() => expect(sent).toHaveLength(6));
  await finish();
  expect(sent.slice(4).map(({ call, params }) => `${call} ${params.id}`)).toEqual([
    'POST /api/invoice/invoiceOrderList 2',
    'POST /api/invoice/invoiceDetail 3',
    'POST /api/invoice/invoiceDetail 1',
    'POST /api/invoice/invoiceCheckOne 1',
  ]);
});

const waiting = startQueue([{ id: '1' }, { id: '2' }], 2);
const decided = advance(waiting, '1');

test.each([
  ['the queue ends', ({ rerender }: Recounting) => rerender({ queue: decided, isAtEnd: true })],
  ['the workbench is left', ({ unmount }: Recounting) => unmount()],
])('what is pending is counted anew once %s, not with each decision', (_, end) => {
  const client = new QueryClient();
  const key = [PENDING, 'money/invoice', 'audit'];
  client.setQueryData(key, { count: 5, isMore: false });
  const isOutdated = () => client.getQueryState(key)?.isInvalidated;
  const of = { list: 'money/invoice', queue: 'audit' };
  const view = renderHook(({ queue, isAtEnd }: Recount) => useRecount(of, queue, isAtEnd), {
    initialProps: { queue: waiting, isAtEnd: false },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  view.rerender({ queue: decided, isAtEnd: false });
  expect(isOutdated()).toBe(false);
  expect(client.getQueryData(key), 'one less').toMatchObject({ count: 4 });
  view.rerender({ queue: waiting, isAtEnd: false });
  expect(client.getQueryData(key), 'taken back').toMatchObject({ count: 5 });
  view.rerender({ queue: decided, isAtEnd: false });
  end(view);
  expect(isOutdated()).toBe(true);
});

test('counts older than a minute are renewed once a decision was sent, and no older for having been corrected', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const client = new QueryClient();
  const key = [PENDING, 'money/invoice', 'audit'];
  const isOutdated = () => client.getQueryState(key)?.isInvalidated;
  client.setQueryData(key, { count: 5, isMore: false });
  const of = { list: 'money/invoice', queue: 'audit' };
  const { result, rerender } = renderHook(({ queue }) => useRecount(of, queue, false), {
    initialProps: { queue: waiting },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  vi.advanceTimersByTime(50_000);
  rerender({ queue: decided });
  result.current();
  expect(isOutdated()).toBe(false);
  vi.advanceTimersByTime(10_000);
  result.current();
  expect(isOutdated()).toBe(true);
});

interface Recount {
  readonly queue: Queue;
  readonly isAtEnd: boolean;
}

interface Recounting {
  rerender(props: Recount): void;
  unmount(): void;
}

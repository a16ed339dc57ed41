import users from '@resources/user/detail';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { sampleShape } from '../../../src/model/shape';
import { confirming, press, renderConsole, write } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/ajax/user/getUserList';
const REVIEW = 'POST /api/user/updateUserStatus';
const ids = ['7', '8', '9', '10'];

// Ahead of the first test, which has no time to load it on a busy machine.
beforeAll(async () => void (await import('../../../src/ui/workbench/Workbench')));

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '李四' });
  window.history.replaceState(null, '', '/user/review/individual');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 3) });
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** A queue that two reviewers go through in turn; whatever is among `others` was decided by the other one. */
async function openQueue() {
  const sample = sampleShape(users.record, 1);
  const others = new Set<unknown>();
  const own = new Set<unknown>();
  let isAway = false;
  const isDecided = (id: unknown) => others.has(id) || own.has(id);
  const view = await renderConsole({
    at: '/user/review/individual',
    answers: {
      [LIST]: () => {
        if (isAway) throw ApiError.of('offline');
        const left = ids.filter((id) => !isDecided(id)).toReversed();
        return { data: left.map((user_id) => ({ user_id, user_status: '2' })), count: left.length };
      },
      'GET /api/user/userDetial': ({ userId }) => ({
        ...sample,
        userInfo: {
          ...(sample.userInfo as object),
          user_id: userId,
          name: `张${userId}`,
          user_status: isDecided(userId) ? '3' : '2',
        },
        checkRecords: [],
      }),
      [REVIEW]: ({ userId }) => void own.add(userId),
    },
  });
  const leave = () => {
    isAway = true;
  };
  const readings = () => view.sent.filter(({ call }) => call === LIST).length;
  await screen.findByText('张7');
  // Read ahead, as one that waits.
  await waitFor(() => expect(view.sent.some(({ params }) => params.userId === '8')).toBe(true));
  return { ...view, others, readings, leave };
}

async function pass() {
  await press('通过');
  await press(await confirming('通过'));
}

test('a record that the other reviewer has decided since the queue was read is passed over', async () => {
  const { others, readings } = await openQueue();
  others.add('8');
  vi.setSystemTime(Date.now() + 31_000);
  await pass();
  await screen.findByText('张9');
  expect(screen.queryByText('张8')).toBeNull();
  expect(readings()).toBe(2);
  await pass();
  await screen.findByText('张10');
  expect(readings(), 'it is fresh again').toBe(2);
});

test('passing a record over without a decision asks, too', async () => {
  const { others, readings } = await openQueue();
  others.add('8');
  vi.setSystemTime(Date.now() + 31_000);
  await act(async () => (await screen.findByLabelText('下一条', { selector: 'button' })).click());
  await screen.findByText('张9');
  expect(readings()).toBe(2);
});

test('once a decision was too late, the queue is read again however fresh it is', async () => {
  const { others, readings, user, finish } = await openQueue();
  others.add('7');
  others.add('8');
  await write(user, /^拒绝原因/, '照片不清晰');
  await press('拒绝');
  await screen.findByText('张8');
  await finish();
  await screen.findByText('该记录已审核');
  await act(async () => (await screen.findByLabelText('下一条', { selector: 'button' })).click());
  await screen.findByText('张9');
  expect(readings()).toBe(2);
});

test('the next record is shown if the queue can’t be read again', async () => {
  const { leave, readings } = await openQueue();
  leave();
  vi.setSystemTime(Date.now() + 31_000);
  await pass();
  await screen.findByText('张8');
  expect(readings()).toBe(2);
});

import { capabilities } from '@resources/capabilities';
import users from '@resources/user/detail';
import { screen, waitFor } from '@testing-library/react';
import words from 'declared-console/words/zh-CN/review';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import area from '../../../i18n/zh-CN/areas/user';
import { ApiError } from '../../../src/api/errors';
import { sampleShape } from '../../../src/model/shape';
import { type Answers, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/ajax/user/getUserList';
const TAKE = 'POST /api/claim/take';
const RELEASE = 'POST /api/claim/release';
const { claim } = words.review;
const { approve } = area.resources['user/Detail'].review.decision.actions;

beforeAll(async () => void (await import('../../../src/ui/workbench/Workbench')));
beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: 'me' });
  window.history.replaceState(null, '', '/user/review/individual');
});
afterEach(() => window.history.replaceState(null, '', '/'));

const held = (item: unknown, isOwn: boolean) => ({
  item,
  holder: isOwn ? 'me' : 'Grace Hopper',
  is_own: isOwn ? '1' : '2',
  since: '2026-03-03 12:00:00',
  remaining: 300,
});

/** The workbench of two persons. */
function open(answers: Answers, offered: readonly string[] = Object.keys(capabilities)) {
  const sample = sampleShape(users.record, 1);
  return renderConsole({
    at: '/user/review/individual',
    config: { capabilities: offered },
    answers: {
      [LIST]: () => ({ data: ['8', '7'].map((user_id) => ({ user_id, user_status: '2' })), count: 2 }),
      'GET /api/user/userDetial': ({ userId }) => ({
        ...sample,
        userInfo: {
          ...(sample.userInfo as object),
          user_id: userId,
          name: `person ${userId}`,
          user_status: '2',
        },
        checkRecords: [],
      }),
      [RELEASE]: () => null,
      ...answers,
    },
  });
}

const mayDecide = () => screen.findByRole('button', { name: approve.name });
const claimsOf = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sent.filter(({ call }) => call.includes('/claim/')).map(({ call, params }) => [call, params.item]);

test('a record is claimed while it is open, and given back when the next one is', async () => {
  const { sent, user } = await open({ [TAKE]: ({ item }) => held(item, true) });
  await mayDecide();
  await waitFor(() => expect(claimsOf(sent)).toEqual([[TAKE, '7']]));
  await user.click(screen.getByRole('button', { name: words.review.workbench.next }));
  await screen.findAllByText('person 8');
  await waitFor(() =>
    expect(claimsOf(sent)).toEqual([
      [TAKE, '7'],
      [RELEASE, '7'],
      [TAKE, '8'],
    ]),
  );
});

test('a record that is left before its claim is answered is given back once it is', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { sent, user } = await open({
    [TAKE]: async ({ item }) => {
      if (item === '7') await answered;
      return held(item, true);
    },
  });
  await mayDecide();
  await user.click(screen.getByRole('button', { name: words.review.workbench.next }));
  await screen.findAllByText('person 8');
  await waitFor(() => expect(claimsOf(sent)).toContainEqual([TAKE, '8']));
  expect(claimsOf(sent)).not.toContainEqual([RELEASE, '7']);
  answer();
  await waitFor(() => expect(claimsOf(sent)).toContainEqual([RELEASE, '7']));
});

test('a page that is left before its claim is answered gives the record back at once', async () => {
  const { sent } = await open({ [TAKE]: () => new Promise(() => {}) });
  await mayDecide();
  await waitFor(() => expect(claimsOf(sent)).toEqual([[TAKE, '7']]));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(claimsOf(sent)).toContainEqual([RELEASE, '7']));
});

test('a workbench goes on to the next record if somebody else has the first; whoever comes back may take it over', async () => {
  let isForced = false;
  const { user } = await open({
    [TAKE]: ({ item, force }) => {
      isForced ||= force === '1';
      return held(item, item === '8' || isForced);
    },
  });
  await screen.findAllByText('person 8');
  await mayDecide();
  await user.click(screen.getByRole('button', { name: words.review.workbench.previous }));
  const notice = await screen.findByText(/Grace Hopper/);
  expect(notice.textContent).toContain('2026-03-03 12:00:00');
  expect(screen.queryByRole('button', { name: approve.name })).toBeNull();
  await press(claim.takeOver);
  await mayDecide();
  expect(isForced).toBe(true);
});

test.each([
  [
    'fail',
    () => {
      throw ApiError.of('http');
    },
  ],
  ['answer with something else', () => ({ holder: 'Grace Hopper' })],
])('if claims %s, that is said, and the record can be decided', async (_, answer) => {
  const { sent } = await open({ [TAKE]: answer });
  await screen.findByText(claim.unknown);
  await mayDecide();
  await press(words.review.pictures.retry);
  await waitFor(() => expect(sent.filter(({ call }) => call === TAKE)).toHaveLength(2));
  await screen.findByText(claim.unknown);
});

test('a server without claims is asked for none', async () => {
  const { sent } = await open({}, []);
  await mayDecide();
  expect(claimsOf(sent)).toEqual([]);
});

import users from '@resources/user/detail';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sampleShape } from '../../../src/model/shape';
import { confirming, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/ajax/user/getUserList';
const person = (user_id: string, registered_time: string, user_status = '2') => ({
  user_id,
  name: `张${user_id}`,
  registered_time,
  user_status,
});
const persons = [
  person('1', '2026-03-03 11:59:30'),
  person('2', '2026-03-02 12:00:01'),
  person('3', '2026-03-02 12:00:00'),
  person('4', '2026-02-28 12:00:01'),
  person('5', '2026-02-28 12:00:00'),
  // Decided ones, one that is still to come, and one that nobody can read.
  person('6', '2026-02-28 12:00:00', '3'),
  person('7', '2026-02-28 12:00:00', '1'),
  person('8', '2026-03-03 12:00:30'),
  person('9', 'the other day'),
  person('10', '2026-02-22 12:00:00'),
];

// Ahead of the first test, which has no time to load it on a busy machine.
beforeAll(async () => void (await import('../../../src/ui/workbench/Workbench')));

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '李四' });
  // Noon there.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 3, 4) });
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** What stands below a person's name, the icon before it, and whether it has a ground. */
async function told(id: string) {
  const cell = (await screen.findByText(`张${id}`)).closest('th');
  const age = cell?.lastElementChild?.localName === 'span' ? cell.lastElementChild : undefined;
  const icon = age?.querySelector('svg')?.getAttribute('data-testid');
  const hasGround = age?.querySelector('[style*=background]') !== null;
  return age ? [age.textContent, ...(icon ? [icon] : []), ...(hasGround ? ['ground'] : [])] : undefined;
}

const openList = (locale?: string) =>
  renderConsole({
    at: '/user/individual',
    lists: ['user/individual'],
    answers: { [LIST]: () => ({ data: persons, count: persons.length }) },
    ...(locale && { locale }),
  });

test('a row that waits says how long, with an icon from each limit on; no other row does', async () => {
  await openList();
  expect(await told('1')).toEqual(['等待不到 1 分钟']);
  expect(await told('2')).toEqual(['等待 23 小时']);
  expect(await told('3')).toEqual(['等待 1 天', 'HourglassTopOutlinedIcon']);
  expect(await told('4')).toEqual(['等待 2 天', 'HourglassTopOutlinedIcon']);
  expect(await told('5')).toEqual(['等待 3 天', 'HourglassBottomOutlinedIcon']);
  // Where all are late, those that are very late stand out.
  expect(await told('10')).toEqual(['等待 9 天', 'HourglassBottomOutlinedIcon', 'ground']);
  for (const id of ['6', '7', '8', '9']) expect(await told(id), id).toBeUndefined();
});

test('the same in English', async () => {
  await openList('en-US');
  expect(await told('1')).toEqual(['waiting less than a minute']);
  expect(await told('3')).toEqual(['waiting 1 day', 'HourglassTopOutlinedIcon']);
  expect(await told('5')).toEqual(['waiting 3 days', 'HourglassBottomOutlinedIcon']);
});

test('the workbench says how long its record has waited, of each', async () => {
  window.history.replaceState(null, '', '/user/review/individual');
  const sample = sampleShape(users.record, 1);
  await renderConsole({
    at: '/user/review/individual',
    answers: {
      [LIST]: ({ status }) =>
        status ? { data: [persons[1], persons[4]], count: 2 } : { data: [], count: 0 },
      'GET /api/user/userDetial': ({ userId }) => ({
        ...sample,
        userInfo: { ...(sample.userInfo as object), user_id: userId, user_status: '2' },
        checkRecords: [],
      }),
      'POST /api/user/updateUserStatus': () => null,
    },
  });
  await screen.findByText('等待 3 天');
  await press('通过');
  await press(await confirming('通过'));
  await screen.findByText('等待 23 小时');
  expect(screen.queryByText('等待 3 天')).toBeNull();
});

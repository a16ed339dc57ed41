import users from '@resources/user/detail';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '@/auth/session';
import { sampleShape } from '@/schema/fields';
import { button, press, renderConsole } from '../../support/renderConsole';

const LIST = 'GET /api/ajax/user/getUserList';
const USER = 'GET /api/user/userDetial';
const REVIEW = 'POST /api/user/updateUserStatus';

const SEARCH = `?${new URLSearchParams({ filter: '{"keyword":"138"}', page: '2', perPage: '20' })}`;
const persons = ['7', '8'].map((user_id) => ({ user_id, name: `张${user_id}`, user_status: '2' }));

// Ahead of the first test, which has no time to load it on a busy machine.
beforeAll(async () => void (await import('@/ui/workbench/Workbench')));

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '李四' });
  // The workbench writes its record into the address of its own page alone, which the browser tells.
  window.history.replaceState(null, '', '/user/review/individual');
  return () => window.history.replaceState(null, '', '/');
});

test('the way back leads to the very query and page of the list, at the row that was decided last', async () => {
  const sample = sampleShape(users.record, 1);
  const { router } = await renderConsole({
    at: `/user/individual${SEARCH}`,
    lists: ['user/individual'],
    answers: {
      [LIST]: ({ page, status }) => ({ data: persons, count: page === 2 && !status ? 22 : 2 }),
      [USER]: ({ userId }) => ({
        ...sample,
        userInfo: { ...(sample.userInfo as object), user_id: userId, user_status: '2' },
        checkRecords: [],
      }),
      [REVIEW]: () => null,
    },
  });
  const looksAt = (id: string) => waitFor(() => expect(router.state.location.search).toContain(`&at=${id}`));
  await press('审核工作台');
  await looksAt('7');
  const next = await screen.findByLabelText('下一条', { selector: 'button' });
  await act(async () => next.click());
  await looksAt('8');
  await press('通过');
  await press('确定');
  await looksAt('7');
  await press('返回列表');
  const decided = await button('张8');
  expect(router.state.location).toMatchObject({ pathname: '/user/individual', search: SEARCH });
  expect(document.activeElement).toBe(decided);
});

import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { session } from '@/auth/session';
import { type Answers, button, press, renderConsole } from '../../support/renderConsole';

const LIST = 'POST /api/version/getList';

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

const open = (answers: Answers) =>
  renderConsole({
    at: '/app/version',
    lists: ['app/version'],
    answers: { [LIST]: () => ({ data: [], count: 0 }), ...answers },
  });

test.each([
  ['fails', () => ApiError.of('offline'), 1],
  ['answers none', () => [], 0],
])('while the list of versions %s, the previous one is required %#', async (_how, versions, times) => {
  const { user } = await open({ 'GET /api/version/versionList': versions });
  await press('新增');
  await user.click(await button('提交'));
  await screen.findByText('当前版本号不能为空');
  expect(screen.queryAllByText('请选择上一版本号')).toHaveLength(times);
});

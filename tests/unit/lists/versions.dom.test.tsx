import version from '@resources/app/version';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { type Answers, button, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

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

test('the detail of a version links to its package by the name of the file', async () => {
  await renderConsole({
    at: '/app/details/7',
    answers: {
      'GET /api/version/detail': () => ({
        id: '7',
        current_version: '1.0',
        address: 'https://files.example.com/a/app-1.0.apk?sig=x',
      }),
    },
  });
  const link = await screen.findByRole('link', { name: 'app-1.0.apk' });
  expect(link.getAttribute('href')).toBe('https://files.example.com/a/app-1.0.apk?sig=x');
});

test("a package's address is an optional column of the list", () => {
  expect(version.definition.list.columns).toContainEqual({ field: 'address', hidden: true });
});

test('while the list of versions fails, the previous version is required; once loaded, the input is back', async () => {
  const answers = [ApiError.of('offline'), ['1.0']];
  const { user } = await open({ 'GET /api/version/versionList': () => answers.shift() });
  await press('新增');
  await screen.findByRole('dialog', { name: '新增版本' });
  await button('重试');
  await user.click(await button('提交'));
  await screen.findByText('当前版本号不能为空');
  await press('重试');
  expect(await screen.findByText('请选择上一版本号')).toBeDefined();
});

test('no previous version is required when there are none', async () => {
  const { user } = await open({ 'GET /api/version/versionList': () => [] });
  await press('新增');
  await user.click(await button('提交'));
  await screen.findByText('当前版本号不能为空');
  expect(screen.queryByText('请选择上一版本号')).toBeNull();
});

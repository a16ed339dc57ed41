import { product } from '@i18n/zh-CN/product';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { TopBar } from '../../../src/console/frame/TopBar';
import { menuOf, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

beforeEach(() => session.start('t', { uid: '7', name: '张三' }));

it.each([
  ['the page to begin with, where it has something for the account', ['user/enterprise'], '/home'],
  ['the landing, where it has nothing', ['user/balance'], '/user/balance'],
  ['the start, where the menu has nothing', [], '/'],
])('mark and name are one link, which leads to %s', async (_what, lists, path) => {
  await renderConsole({ at: '/here', menu: menuOf(lists), pages: { '/here': <TopBar /> } });
  const name = await screen.findByText(product);
  const link = name.closest('a');
  expect(link?.getAttribute('href')).toBe(path);
  expect(link?.ariaLabel).toBe(product);
  expect(link?.querySelector('img')?.getAttribute('alt')).toBe('');
});

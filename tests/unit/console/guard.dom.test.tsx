import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Guard } from '../../../src/console/Guard';
import { useListOfPage } from '../../../src/ui/PageContext';
import { menuEntry, menuOf, renderConsole } from '../../support/renderConsole';

const enterprise = menuEntry({ id: 2, url: '/enterprise', permission: 'user/getUserList' });
const menu = [menuEntry({ url: '/user', children: [enterprise] }), ...menuOf(['user/individual'])];

const Behind = () => <p>behind it, of {useListOfPage()}</p>;
const behind = (guard: { lists: readonly string[]; permission?: string }) =>
  renderConsole({
    pages: {
      '/x': (
        <Guard {...guard}>
          <Behind />
        </Guard>
      ),
    },
    menu,
    at: '/x',
  });

describe('the guard of a page', () => {
  test.each([
    [{ lists: ['user/enterprise'] }, 'user/enterprise'],
    [{ lists: ['user/enterprise'], permission: 'user/getUserList' }, 'user/enterprise'],
    [{ lists: ['authority/role', 'user/individual'] }, 'user/individual'],
    [{ lists: ['user/individual', 'user/enterprise'] }, 'user/individual'],
    // A menu without finer rights doesn't refuse them.
    [{ lists: ['user/enterprise'], permission: 'user/review' }, 'user/enterprise'],
  ])('shows a page that the menu allows, and finds its list: %j', async (guard, list) => {
    await behind(guard);
    expect(screen.getByText(`behind it, of ${list}`)).toBeTruthy();
  });

  test.each([
    [{ lists: ['authority/role'] }],
    [{ lists: [] }],
    [{ lists: ['authority/role'], permission: 'user/getUserList' }],
  ])('refuses a page that the menu lacks, and links home: %j', async (guard) => {
    await behind(guard);
    expect(screen.queryByText(/behind it/)).toBeNull();
    expect(screen.getByText('你没有访问此页面的权限')).toBeTruthy();
    expect(screen.getByText('返回首页').getAttribute('href')).toBe('/user/enterprise');
  });
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Guard } from '@/console/Guard';
import { MenuContext } from '@/ui/MenuContext';
import { stage } from '../../support/stage';

const entry = { name: '', icon: '', hidden: false, children: [], permission: '' };
const menu = [
  {
    ...entry,
    id: 1,
    url: '/user',
    children: [{ ...entry, id: 2, url: '/enterprise', permission: 'user/getUserList' }],
  },
];

const behind = (guard: { path?: string; permissions?: readonly string[] }) =>
  stage({
    routes: {
      '/x': (
        <MenuContext.Provider value={menu}>
          <Guard {...guard}>
            <p>behind it</p>
          </Guard>
        </MenuContext.Provider>
      ),
    },
    at: '/x',
  });

test.each([
  [{}],
  [{ path: '/user/enterprise' }],
  [{ permissions: ['user/getUserList'] }],
  [{ permissions: ['notarization/getList', 'user/getUserList'] }],
  [{ permissions: ['user/getUserList', 'notarization/getList'] }],
])('what the menu allows is shown: %j', async (guard) => {
  await behind(guard);
  expect(screen.queryByText('behind it')).not.toBeNull();
});

test.each([
  [{ path: '/authority/role' }],
  [{ permissions: ['role/getRoleList'] }],
  [{ permissions: [] }],
  [{ path: '/authority/role', permissions: ['user/getUserList'] }],
  [{ path: '/user/enterprise', permissions: ['role/getRoleList'] }],
])('what it lacks is not, and the way home is: %j', async (guard) => {
  await behind(guard);
  expect(screen.queryByText('behind it')).toBeNull();
  expect(screen.getByText('你没有访问此页面的权限')).toBeTruthy();
  expect(screen.getByText('返回首页').getAttribute('href')).toBe('/user/enterprise');
});

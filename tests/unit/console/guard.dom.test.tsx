import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type AuthProvider, CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { rightsOf } from '../../../src/auth/menu';
import { Guard } from '../../../src/console/Guard';
import { useListOfPage } from '../../../src/kit/PageContext';
import { answerAhead } from '../../../src/speed/answerAhead';
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

describe('the auth provider', () => {
  const canAccess = vi.fn(async ({ resource }: { readonly resource: string }) => resource === 'x/b');
  const guarded = (queryClient: QueryClient) => {
    const element = (
      <CoreAdminContext authProvider={{ canAccess } as unknown as AuthProvider} queryClient={queryClient}>
        <Guard lists={['x/a', 'x/b']} permission="change">
          <Behind />
        </Guard>
      </CoreAdminContext>
    );
    const router = createMemoryRouter([{ path: '*', element }]);
    return <RouterProvider router={router} />;
  };

  test('is asked for each list, with the permission, and decides', async () => {
    canAccess.mockClear();
    render(guarded(new QueryClient()));
    expect(await screen.findByText('behind it, of x/b')).toBeTruthy();
    const asked = canAccess.mock.calls.map(([each]) => each);
    expect(asked).toMatchObject([
      { resource: 'x/a', action: 'open:change' },
      { resource: 'x/b', action: 'open:change' },
    ]);
  });

  test('has answered for the menu before the first render: nothing flashes, and nothing is asked again', async () => {
    canAccess.mockClear();
    const cache = new QueryClient();
    answerAhead(cache, undefined, rightsOf(menuOf(['x/a', 'x/b'])));
    act(() => void render(guarded(cache)));
    expect(screen.getByText('behind it, of x/a')).toBeTruthy();
    await act(async () => {});
    expect(canAccess).not.toHaveBeenCalled();
  });
});

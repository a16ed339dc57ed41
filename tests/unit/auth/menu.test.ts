import { product } from '@resources/product';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../src/api/client';
import { landingPath, rightsOf, shownChildren } from '../../../src/auth/menu';
import { entryFor } from '../../../src/start/entries';

const fetchMenu = (client: Client) => product.session.menu(client);

const answering = (data: unknown) => ({ send: async () => data }) as unknown as Client;

const wire = [
  {
    id: '10',
    name: '在线公证',
    url: '/evidence',
    childMenu: [
      {
        id: 9,
        name: '出证申请',
        url: '/results',
        permission: 'notarization/getList',
        childMenu: [{ id: 37, name: '数据', url: '', hidden: 1 }],
      },
    ],
  },
  {
    id: 1,
    name: '用户管理',
    url: '/user',
    childMenu: [
      { id: 3, name: '个人认证', url: '/individual', permission: 'user/getUserList' },
      { id: 2, name: '企业认证', url: '/enterprise', permission: 'user/getUserList' },
      { id: 4, name: '隐藏', url: '/hidden', hidden: '1', permission: 'secret/see' },
      { id: 5, name: '没有路径', url: '' },
    ],
  },
  'not an entry',
  { id: 'x' },
];

describe('the menu of the server', () => {
  it('is sorted by id, and invalid entries do no harm', async () => {
    const menu = await fetchMenu(answering({ role: wire }));
    expect(menu.map(({ id }) => id)).toEqual([1, 10]);
    expect(menu[0]?.children.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  });

  it("leaves out hidden children and those without a url, and prefixes each child's url with its parent's", async () => {
    const menu = await fetchMenu(answering({ role: wire }));
    expect(menu.flatMap(shownChildren).map(({ path }) => path)).toEqual([
      '/user/enterprise',
      '/user/individual',
      '/evidence/results',
    ]);
  });

  it('takes permissions from hidden nodes too', async () => {
    const { permissions, paths } = rightsOf(await fetchMenu(answering({ role: wire })));
    expect([...permissions]).toEqual(['user/getUserList', 'secret/see', 'notarization/getList']);
    expect(paths.has('/user/hidden')).toBe(false);
  });

  it('lands on the first child of the first entry', async () => {
    expect(landingPath(await fetchMenu(answering({ role: wire })))).toBe('/user/enterprise');
    expect(landingPath([])).toBeUndefined();
  });

  it.each([null, {}, { role: null }, { role: 'x' }, []])(
    'reports the malformed menu %j as an error instead of showing a sample',
    async (data) => {
      await expect(fetchMenu(answering(data))).rejects.toThrow('errors.malformed');
    },
  );
});

describe('the menu entry of a path', () => {
  it.each([
    ['/', false, 'login', '/login'],
    ['/user/enterprise', false, 'login', '/login'],
    ['/login', false, 'login', '/login'],
    ['/login', true, 'console', '/user/enterprise'],
    ['/', true, 'console', '/user/enterprise'],
    ['/money/just', true, 'console', '/money/just'],
    ['/nothing', true, 'console', '/nothing'],
    ['/mobile/previewImg/x', false, '/mobile', '/mobile/previewImg/x'],
    ['/mobile/previewImg/x', true, '/mobile', '/mobile/previewImg/x'],
    ['/mobileapp', false, 'login', '/login'],
  ] as const)('%s with a session: %s → %s', (path, loggedIn, entry, target) => {
    expect(entryFor(path, loggedIn, product)).toEqual({ entry, path: target });
  });
});

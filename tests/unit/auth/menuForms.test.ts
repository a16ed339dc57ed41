import { product } from '@resources/product';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../src/api/client';
import { landingPath, mayDo, rightsOf, shownChildren, unreadEntries } from '../../../src/auth/menu';

const fetchMenu = (role: unknown) =>
  product.session.menu({ send: async () => ({ role }) } as unknown as Client);

const user = { id: 1, name: '用户管理', url: '/user', parent_id: 0 };
const enterprise = {
  id: 2,
  name: '企业认证',
  url: '/enterprise',
  parent_id: 1,
  permission: 'user/getUserList',
};
const individual = {
  id: 3,
  name: '个人认证',
  url: '/individual',
  parent_id: 1,
  permission: 'user/getUserList',
};
const evidence = { id: 10, name: '在线公证', url: '/evidence', parent_id: 0 };
const ownData = { id: 37, name: '数据权限', url: '', parent_id: 9, hidden: 1 };
const results = {
  id: 9,
  name: '出证申请',
  url: '/results',
  parent_id: 10,
  permission: 'notarization/getList',
};

/** The menu as it is specified, with its nodes changed. */
const nested = (change: (node: Record<string, unknown>) => object = (node) => node) => [
  { ...change(user), childMenu: [change(enterprise), change(individual)] },
  { ...change(evidence), childMenu: [{ ...change(results), childMenu: [change(ownData)] }] },
];

const byKey = (nodes: readonly object[]) =>
  Object.fromEntries(nodes.map((node, place) => [place * 2 + 1, node]));

const full: Readonly<Record<string, string>> = {
  '/enterprise': '/user/enterprise',
  '/individual': '/user/individual',
  '/results': '/evidence/results',
};
const urls = (change: (url: string) => string) =>
  nested((node) => ({ ...node, url: node.url ? change(String(node.url)) : node.url }));
const whole = (prefix: string) => urls((url) => prefix + (full[url] ?? url));

describe('the menu is the same, whatever its form', () => {
  it.each([
    ['as specified', nested()],
    ['ids as texts', nested((node) => ({ ...node, id: String(node.id) }))],
    ['ids that are no numbers', nested((node) => ({ ...node, id: `menu-${node.id}` }))],
    ['urls without a slash', urls((url) => url.slice(1))],
    ['urls with a slash at the end', urls((url) => `${url}/`)],
    ['urls with doubled slashes', urls((url) => `/${url}//`)],
    ['urls with spaces around', urls((url) => ` ${url} `)],
    ["children with their parent's path", whole('')],
    ["children with their parent's path, without a slash", urls((url) => (full[url] ?? url).slice(1))],
    ['full urls', whole('https://console.example.com')],
    ['full urls of a console below a path', whole('https://example.com/admin')],
    ['routes in a hash', whole('#')],
    ['full urls with routes in a hash', whole('https://example.com/index.html#!')],
    ['urls with a query', urls((url) => `${url}?tab=1`)],
    ['urls in another case', urls((url) => url.toUpperCase())],
    [
      'children as an object with keys',
      nested().map((group) => ({ ...group, childMenu: byKey(group.childMenu) })),
    ],
    [
      'all levels as objects with keys',
      byKey(nested().map((group) => ({ ...group, childMenu: byKey(group.childMenu) }))),
    ],
    ['JSON in a text', JSON.stringify(nested())],
    [
      'children as JSON in a text',
      nested().map((group) => ({ ...group, childMenu: JSON.stringify(group.childMenu) })),
    ],
    ['a flat list with parents', [individual, results, ownData, evidence, enterprise, user]],
    [
      'a flat list with parents as texts',
      [user, evidence, enterprise, individual, results, ownData].map((node) => ({
        ...node,
        id: String(node.id),
        parent_id: String(node.parent_id),
      })),
    ],
    ['a flat list beside the nested one', [...nested(), enterprise, individual, results]],
    [
      'names with another spelling',
      nested().map(({ childMenu, ...group }) => ({ ...group, child_menu: childMenu })),
    ],
    [
      'a level in between',
      [
        {
          ...user,
          childMenu: [{ id: 20, name: '认证', url: '/check', childMenu: [enterprise, individual] }],
        },
        nested()[1],
      ],
    ],
    ['groups without a url', whole('').map((group) => ({ ...group, url: '' }))],
    ['# for the url of a group', whole('').map((group) => ({ ...group, url: '#' }))],
  ])('%s', async (_form, role) => {
    const menu = await fetchMenu(role);
    const paths = menu.flatMap(shownChildren).map(({ path }) => path);
    expect([...paths].sort()).toEqual(['/evidence/results', '/user/enterprise', '/user/individual']);
    expect(landingPath(menu)).toBe('/user/enterprise');
    expect(unreadEntries(menu)).toEqual([]);
    const rights = rightsOf(menu);
    expect([...rights.permissions].sort()).toEqual(['notarization/getList', 'user/getUserList']);
    expect(mayDo(rights, 'evidence/results', 'notarization/check')).toBe(true);
  });

  it('pages that stand among the groups get a group of their own', async () => {
    const menu = await fetchMenu([
      { ...enterprise, url: '/user/enterprise', parent_id: 0 },
      { ...results, url: 'evidence/results', parent_id: 0 },
    ]);
    expect(menu.flatMap(shownChildren).map(({ path }) => path)).toEqual([
      '/user/enterprise',
      '/evidence/results',
    ]);
    expect([...rightsOf(menu).finer]).toEqual([]);
  });

  it('finer rights below a page stay below it, and narrow it', async () => {
    const check = {
      id: 27,
      name: '初审',
      url: '',
      hidden: 'true',
      permission: 'invoice/invoiceCheckOne',
      parent_id: 18,
    };
    const rights = rightsOf(
      await fetchMenu([
        { id: 15, name: '财务管理', url: 'money', parent_id: '0' },
        { id: 18, name: '发票管理', url: 'https://host/money/invoice/', parent_id: '15' },
        check,
      ]),
    );
    expect(mayDo(rights, 'money/invoice', 'invoice/invoiceCheckOne')).toBe(true);
    expect(mayDo(rights, 'money/invoice', 'invoice/invoiceCheckTwo')).toBe(false);
  });
});

describe('hidden entries', () => {
  it.each([1, '1', true, 'true', 'TRUE', ' yes ', 'Y', 'on'])('%j hides', async (hidden) => {
    const menu = await fetchMenu([{ ...user, childMenu: [{ ...enterprise, hidden }, individual] }]);
    expect(landingPath(menu)).toBe('/user/individual');
    expect(rightsOf(menu).paths.has('/user/enterprise')).toBe(false);
  });

  it.each([0, '0', false, 'false', 'no', 'N', '', null])('%j does not', async (hidden) => {
    expect(landingPath(await fetchMenu([{ ...user, childMenu: [{ ...enterprise, hidden }] }]))).toBe(
      '/user/enterprise',
    );
  });

  it('may be written is_hidden', async () => {
    const menu = await fetchMenu([{ ...user, childMenu: [{ ...enterprise, is_hidden: 1 }, individual] }]);
    expect(landingPath(menu)).toBe('/user/individual');
  });
});

describe('what can not be opened is named, with the reason', () => {
  it('but not what is hidden', async () => {
    const menu = await fetchMenu([
      {
        ...user,
        childMenu: [
          { id: 2, name: '空' },
          { id: 3, name: '脚本', url: 'javascript:alert(1)' },
          { id: 4, name: '权限', hidden: 1 },
        ],
      },
      { id: 5, name: '报表', url: '/report' },
    ]);
    expect(landingPath(menu)).toBeUndefined();
    expect(unreadEntries(menu)).toEqual([
      { name: '空', reason: 'noUrl' },
      { name: '脚本', reason: 'badUrl' },
      { name: '报表', reason: 'noPage' },
    ]);
  });

  it.each(['/user/../../x', '\\\\host\\x', 'data:text/html,x', '/a\nb'])('%j is no path', async (url) => {
    const menu = await fetchMenu([{ ...user, childMenu: [{ ...enterprise, url }] }]);
    expect(unreadEntries(menu)).toEqual([{ name: '企业认证', reason: 'badUrl' }]);
  });

  it('a circle of parents loses no entry', async () => {
    const menu = await fetchMenu([
      { ...enterprise, url: '/user/enterprise', id: 2, parent_id: 3 },
      { ...individual, url: '/user/individual', id: 3, parent_id: 2 },
    ]);
    expect(rightsOf(menu).paths.size).toBe(2);
  });
});

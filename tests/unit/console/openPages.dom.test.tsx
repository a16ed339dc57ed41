import { capabilities } from '@resources/capabilities';
import { routes } from '@resources/routes';
import { cleanup, screen } from '@testing-library/react';
import { partition } from 'es-toolkit';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MenuItem } from '../../../src/auth/session';
import { fillPath, paramNames, type Route } from '../../../src/schema/routes';
import { menuEntry, menuOf, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

/** The permission strings that every server sends; other entries have none. */
const permissions: Readonly<Record<string, string>> = {
  'user/enterprise': 'user/getUserList',
  'user/individual': 'user/getUserList',
  'user/balance': 'userbalance/getUserBalanceList',
  'user/integral': 'integral/getPointsList',
  'evidence/EnterpriseCertificate': 'evidence/getEvidenceList',
  'evidence/certificate': 'evidence/getEvidenceList',
  'evidence/results': 'notarization/getList',
};
const REFUSED = '你没有访问此页面的权限';

const withPermissions = (menu: readonly MenuItem[]): readonly MenuItem[] =>
  menu.map((group) => ({
    ...group,
    children: group.children.map((child) => ({
      ...child,
      permission: permissions[`${group.url}${child.url}`.slice(1)] ?? '',
    })),
  }));

const table = Object.entries<Route>(routes);
const [personal, shared] = partition(table, ([, route]) => route.personal === true);
/** An address of a page, with a sample for each parameter. */
const addressOf = ({ path }: Route) =>
  fillPath(path, Object.fromEntries(paramNames(path).map((name) => [name, '1'])));

/** Opens a page under a menu, of a server that offers everything; all its calls fail, because only the guard matters. */
async function open(at: string, menu: readonly MenuItem[]) {
  const { sent } = await renderConsole({ at, menu, config: { capabilities: Object.keys(capabilities) } });
  return { sent, isRefused: screen.queryByText(REFUSED) !== null };
}

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

describe('a server without permission strings', () => {
  test.each(table)('opens the page %s', async (_name, route) => {
    const lists = ['user/individual', 'user/enterprise', 'user/balance', 'evidence/certificate'];
    const more = [
      'evidence/results',
      'online/web',
      'online/process',
      'online/move',
      'money/invoice',
      'money/gift',
    ];
    const last = ['app/version', 'authority/role', 'authority/account'];
    const menu = withPermissions(menuOf([...lists, ...more, ...last]));
    expect((await open(addressOf(route), menu)).isRefused).toBe(false);
  });
});

describe('a menu without a page’s list', () => {
  test.each(shared)('refuses the page %s, which then makes no request', async (_name, route) => {
    const { isRefused, sent } = await open(addressOf(route), withPermissions(menuOf(['money/just'])));
    expect(isRefused).toBe(true);
    expect(sent).toEqual([]);
  });
});

test.each(personal)("opens the page %s, which is the account's own, under any menu", async (_name, route) => {
  const { isRefused } = await open(addressOf(route), withPermissions(menuOf(['money/just'])));
  expect(isRefused).toBe(false);
});

describe('a menu with permission strings below the invoices', () => {
  const first = menuEntry({ id: 27, permission: 'invoice/invoiceCheckOne', hidden: true });
  const second = menuEntry({ id: 28, permission: 'invoice/invoiceCheckTwo', hidden: true });
  const invoices = (children: readonly MenuItem[]) => [
    menuEntry({ url: '/money', children: [menuEntry({ id: 18, url: '/invoice', children })] }),
  ];

  test.each([
    ['/money/invoice/invoiceDetail?id=5', true, true],
    ['/money/invoice/invoiceDetail/audit?id=5', true, false],
    ['/money/review/audit', true, false],
    ['/money/invoice/invoiceDetail/makeOut?id=5', false, true],
    ['/money/review/makeOut', false, true],
  ])('opens %s with the first review: %s, with the finance step: %s', async (at, byFirst, bySecond) => {
    const shown = await open(at, invoices([first]));
    expect(shown.isRefused).toBe(!byFirst);
    cleanup();
    expect((await open(at, invoices([second]))).isRefused).toBe(!bySecond);
  });
});

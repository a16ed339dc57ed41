import { lists } from '@resources/manifest';
import { routes } from '@resources/routes';
import { generatePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Rights } from '../../../src/auth/menu';
import { openPage } from '../../../src/console/openPage';
import type { AnyResource } from '../../../src/schema/resource';
import { listsOf, pathOf, type Route } from '../../../src/schema/routes';

/** A menu of these lists; below the `finer` ones it has finer rights, but not the ones needed here. */
const menuOf = (paths: readonly string[], finer: readonly string[] = []): Rights => ({
  paths: new Set(paths.map((path) => `/${path}`)),
  finer: new Set(finer.map((path) => `/${path}`)),
  permissions: new Set(),
});

const table = Object.entries<Route>(routes);
const at = (pathname: string, search = '', rights = menuOf(Object.keys(lists))) =>
  openPage({ lists, routes }, rights, { pathname, search }).list;
/** A path of the route, with a sample for each parameter. */
const sample = ({ path }: Route) => generatePath(pathOf(path).replaceAll(/:\w+/g, '1'));

describe('a page belongs in the menu', () => {
  it.each(table.filter(([, route]) => !route.personal))('%s under lists that exist', (_name, route) => {
    expect(Object.keys(lists)).toContain(at(sample(route)));
    for (const kind of ['', 'enterprise', 'individual'])
      for (const list of listsOf(route, { kind })) expect(Object.keys(lists)).toContain(list);
  });

  it('a workbench under the list of its queue', () => {
    expect(at('/user/review/individual')).toBe('user/individual');
    expect(at('/user/review/enterprise')).toBe('user/enterprise');
  });

  it('a user under the list of its kind', () => {
    expect(at('/user/Detail/7', '?kind=individual')).toBe('user/individual');
    expect(at('/user/Detail/7', '?kind=enterprise')).toBe('user/enterprise');
    expect(at('/user/Detail/7')).toBe('user/enterprise');
  });

  it('under the first of several lists that the menu has and that opens it', () => {
    expect(at('/user/Detail/7', '', menuOf(['user/individual']))).toBe('user/individual');
    expect(at('/certificate/1/7', '', menuOf(['evidence/results']))).toBe('evidence/results');
    expect(at('/user/Detail/7', '', menuOf(['app/version']))).toBe('user/enterprise');
  });

  it('under the first of several lists that allows what the page needs', () => {
    const page = { path: '/a/:id', show: 'a', under: ['a/first', 'a/second'], permission: 'a/see' } as const;
    const rights = menuOf(['a/first', 'a/second'], ['a/first']);
    expect(openPage({ lists, routes: { page } }, rights, { pathname: '/a/7', search: '' })).toEqual({
      route: page,
      list: 'a/second',
    });
  });

  it("a list under itself, and a page that doesn't exist too", () => {
    expect(at('/user/balance')).toBe('user/balance');
    expect(at('/nowhere/7')).toBe('nowhere/7');
    const page = { path: '/a/:id', show: 'a', under: 'b' } as const;
    const list = async () => ({ default: {} as AnyResource });
    const declared = { lists: { 'a/list': list }, routes: { page } };
    expect(openPage(declared, menuOf(['b']), { pathname: '/a/list', search: '' }).list).toBe('a/list');
  });
});

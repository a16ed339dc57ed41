import { lists } from '@resources/manifest';
import { routes } from '@resources/routes';
import { generatePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { menuPathOf } from '@/console/menuPath';
import { listsOf, pathOf, type Route } from '@/schema/routes';

const table = Object.entries<Route>(routes);
const at = (pathname: string, search = '') => menuPathOf(routes, pathname, search);
/** A path of the route, with every parameter made up. */
const sample = ({ path }: Route) => generatePath(pathOf(path).replaceAll(/:\w+/g, '1'));

describe('a page stands in the menu', () => {
  it.each(table)('%s under lists that there are', (_name, route) => {
    expect(Object.keys(lists)).toContain(at(sample(route)).slice(1));
    for (const kind of ['', 'enterprise', 'individual'])
      for (const list of listsOf(route, { kind })) expect(Object.keys(lists)).toContain(list);
  });

  it('a workbench under the list it goes through', () => {
    expect(at('/user/review/individual')).toBe('/user/individual');
    expect(at('/user/review/enterprise')).toBe('/user/enterprise');
  });

  it('a user under the list of its kind', () => {
    expect(at('/user/Detail/7', '?kind=individual')).toBe('/user/individual');
    expect(at('/user/Detail/7', '?kind=enterprise')).toBe('/user/enterprise');
    expect(at('/user/Detail/7')).toBe('/user/enterprise');
  });

  it('a list under itself, and so does a page that there is not', () => {
    expect(at('/user/balance')).toBe('/user/balance');
    expect(at('/nowhere/7')).toBe('/nowhere/7');
  });
});

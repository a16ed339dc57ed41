import { lists } from '@resources/manifest';
import { pages } from '@resources/pages';
import { generatePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { menuPathOf } from '@/console/menuPath';

/** A path of the route, with every parameter made up but the one that names a list. */
const sample = (path: string) => generatePath(path.replace(':kind', 'individual').replaceAll(/:\w+/g, '1'));

describe('a page stands in the menu', () => {
  it.each(pages.filter(({ under }) => under))('$path under a list that there is', ({ path }) => {
    expect(Object.keys(lists)).toContain(menuPathOf(pages, sample(path)).slice(1));
  });

  it('a workbench under the list it goes through', () => {
    expect(menuPathOf(pages, '/user/review/individual')).toBe('/user/individual');
    expect(menuPathOf(pages, '/user/review/enterprise')).toBe('/user/enterprise');
  });

  it('a list under itself, and so does a page that belongs to none', () => {
    expect(menuPathOf(pages, '/user/balance')).toBe('/user/balance');
    expect(menuPathOf(pages, '/user/Detail/7')).toBe('/user/Detail/7');
  });
});

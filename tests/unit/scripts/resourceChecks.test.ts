import { existsSync, readFileSync } from 'node:fs';
import { routes } from '@resources/routes';
import { describe, expect, it } from 'vitest';
import { resourceChecks } from '../../../scripts/resourceChecks';
import { ownShowsOf, showsOf } from '../../../scripts/shows';
import { broken } from '../schema/broken';

const manifest = readFileSync('resources/manifest.ts', 'utf8');
const argsOf = (name: string, tool: string, shows: readonly string[] = []) =>
  resourceChecks(name, shows, manifest, existsSync).find((each) => each.tool === tool)?.args ?? [];

describe('the checks of one resource', () => {
  it('lint the existing files of its declaration', () => {
    expect(argsOf('user/Detail', 'biome').slice(2)).toEqual([
      'resources/user/detail.ts',
      'i18n/zh-CN/areas/user.ts',
      'i18n/en-US/areas/user.ts',
      'resources/manifest.ts',
      'resources/routes.ts',
      'resources/enums.ts',
    ]);
  });

  it('lint and test the shows that belong to it, whatever they are called', () => {
    const shows = showsOf('app/version', { routes, resources: {} });
    expect(shows).toEqual(['app/details']);
    expect(argsOf('app/version', 'biome', shows)).toContain('resources/app/details.ts');
    const named = new RegExp(argsOf('app/version', 'vitest', shows).at(-1) ?? '');
    expect(named.test('app/details, from its declaration lints clean')).toBe(true);
    expect(named.test('app/detail, from its declaration lints clean')).toBe(false);
  });

  it('know the show of a queue and of a dialog, which may have no page', async () => {
    const opened = { when: {}, opens: { show: 'area/peek', params: () => ({}) }, type: 'dialog' };
    const resource = broken({
      definition: {
        list: {
          call: 'list',
          columns: [],
          queues: { q: { show: 'area/desk', step: 's', pending: {}, params: () => ({}) } },
        },
        actions: { peek: opened },
      },
    });
    const pages = { routes: {}, resources: { 'area/orders': resource, 'area/other': resource } };
    expect(showsOf('area/orders', pages)).toEqual(['area/desk', 'area/peek']);
    expect(ownShowsOf('area/orders', pages)).toEqual([]);
    expect(ownShowsOf('area/orders', { routes: {}, resources: { 'area/orders': resource } })).toEqual([
      'area/desk',
      'area/peek',
    ]);
  });

  it('run the tests that name it, and not those of a similar name', () => {
    const named = new RegExp(argsOf('user/balance', 'vitest').at(-1) ?? '');
    expect(named.test('user/balance, from its declaration lints clean')).toBe(true);
    expect(named.test('the list of user/balance, from its declaration')).toBe(true);
    expect(named.test('user/balance/detail, from its declaration lints clean')).toBe(false);
    expect(named.test('other/user/balance lints clean')).toBe(false);
    expect(named.test('user/balanceDetail lints clean')).toBe(false);
    expect(named.test('user/enterprise, from its declaration lints clean')).toBe(false);
  });

  it('include those of the manifest and the pages, which report clearly what is missing', () => {
    const named = new RegExp(argsOf('user/balance', 'vitest').at(-1) ?? '');
    expect(named.test('the manifest has a list among the lists where no page or dialog has it')).toBe(true);
    expect(named.test('the linter of pages finds nothing in the pages of the application')).toBe(true);
    expect(named.test('orderType is named as its words are')).toBe(true);
    expect(named.test('a permission string exists in the menu')).toBe(true);
  });

  it('run the test for import cycles, as a declaration and its words may form one', () => {
    const args = argsOf('user/balance', 'vitest');
    expect(args).toContain('tests/unit/import-circles.test.ts');
    const said = readFileSync('tests/unit/import-circles.test.ts', 'utf8');
    const [, name = ''] = /it\('(have no cycles[^']*)'/.exec(said) ?? [];
    expect(new RegExp(args.at(-1) ?? '').test(`imports ${name}`)).toBe(true);
    expect(name).not.toBe('');
  });

  it('compare it with the backend', () => {
    const args = argsOf('user/balance', 'vitest');
    expect(args).toContain('tests/integration/contract.test.ts');
    expect(new RegExp(args.at(-1) ?? '').test('user/balance and the backend agree on every row')).toBe(true);
  });

  it('are refused for an undeclared resource', () => {
    expect(() => resourceChecks('user/nobody', [], manifest, existsSync)).toThrow(
      "'user/nobody' isn't a declared resource.",
    );
    expect(() => resourceChecks('user/detail', [], manifest, existsSync)).toThrow(
      "Add this line to resources/manifest.ts: 'user/detail': () => import('./user/detail'),",
    );
    expect(() => resourceChecks('', [], manifest, existsSync)).toThrow("'' isn't a declared resource.");
  });
});

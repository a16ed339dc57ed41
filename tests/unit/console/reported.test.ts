import { afterEach, expect, it, vi } from 'vitest';
import { reportRoutes } from '../../../src/console/start/reported';
import type { AnyResource } from '../../../src/schema/resource';
import type { RouteTable } from '../../../src/schema/routes';
import { sound } from '../schema/broken';

afterEach(() => vi.restoreAllMocks());

const under = 'area/orders';
const routes: RouteTable = {
  order: { path: '/area/orders/:order?from', show: under, step: 'check', under },
  add: { path: '/area/orders-add', create: under, under },
  help: { path: '/area/help', load: async () => ({ default: () => null }), under, words: 'area' },
};
const resources = { [under]: async () => ({ default: sound as unknown as AnyResource }) };
const wordsOf = async (area: string) => (area === 'area' ? { pages: {} } : {});

/** The warnings for the developer. */
async function warned(parts: Parameters<typeof reportRoutes>[0]) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await reportRoutes(parts, wordsOf);
  return warn.mock.calls.flat().filter((line) => !String(line).startsWith('RES103'));
}

it('development reports pages that open something undeclared, and pages without words', async () => {
  expect(await warned({ routes, resources })).toEqual([]);
  const broken = {
    ...routes,
    order: { ...routes.order, step: 'chek' },
    help: { ...routes.help, words: 'araea' },
  } as RouteTable;
  expect(await warned({ routes: broken, resources })).toEqual([
    "RES095 order show 'area/orders' step 'chek': did you mean 'check'?",
    "RES105 help words 'araea': did you mean 'area'?",
  ]);
});

it('a declaration that can not be loaded causes no false reports about the others', async () => {
  const failing = { ...resources, 'area/lines': async () => Promise.reject(new Error('does not compile')) };
  expect(await warned({ routes, resources: failing })).toEqual([]);
});

import { product } from '@resources/product';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { parseSettings } from '../../src/api/settings';
import type { Application, ConsoleParts } from '../../src/application';
import { rightsOf } from '../../src/auth/menu';
import type { MenuItem } from '../../src/auth/session';
import type { AnyResource } from '../../src/schema/resource';
import { defineRecord, defineResource, f, get, post } from '../../src/schema.ts';
import { withCapabilities } from '../../src/withCapabilities';

const record = defineRecord({ id: f.text() });
const declare = (name: string) =>
  defineResource({
    name,
    record,
    api: { list: get('/api/things'), unlock: post('/api/unlock') },
    build: ({ submit }) => ({
      key: 'id',
      list: {
        call: 'list',
        columns: ['id'],
        actions: { clear: submit({ call: 'unlock', confirm: true, capability: 'unlock' }) },
      },
      actions: {
        unlock: submit({ call: 'unlock', confirm: true, capability: 'unlock' }),
        reset: submit({ call: 'unlock', confirm: true, heldBy: 'approval' }),
      },
    }),
  }) as AnyResource;

const manifest = {
  'area/things': async () => ({ default: declare('area/things') }),
  'area/trail': async () => ({ default: declare('area/trail') }),
};
const page = { under: 'area/things', list: 'area/things', params: () => ({}) } as const;
const parts: ConsoleParts = {
  resources: manifest,
  routes: {
    plain: { ...page, path: '/area/plain' },
    trail: { ...page, path: '/area/extra', capability: 'audit' },
  },
  icons: {},
};

const entry = (id: number, url: string, children: readonly MenuItem[] = []): MenuItem => ({
  ...{ id, url, children },
  ...{ name: '', permission: '', icon: '', hidden: false },
});

const declared: Application = {
  ...product,
  capabilities: { audit: { lists: ['area/trail'] } },
  lists: async () => manifest,
  console: async () => parts,
  session: {
    ...product.session,
    menu: async () => [entry(1, '/area', [entry(2, '/things'), entry(3, '/trail')])],
  },
};

/** What the console gets to see if the server names these capabilities. */
async function seenWith(capabilities: readonly string[]) {
  const { settings } = parseSettings({ capabilities }, product.settings);
  const application = withCapabilities(declared, settings);
  const [lists, { resources, routes }, menu] = await Promise.all([
    application.lists(),
    application.console(),
    application.session.menu({} as Client),
  ]);
  const things = (await resources['area/things']?.())?.default;
  return {
    lists: Object.keys(lists),
    resources: Object.keys(resources),
    pages: Object.keys(routes),
    menu: [...rightsOf(menu).paths],
    rowActions: Object.keys(things?.definition.actions ?? {}),
    held: Object.values(things?.definition.actions ?? {}).flatMap((action) =>
      action.type === 'submit' ? (action.heldBy ?? []) : [],
    ),
    listActions: Object.keys(things?.definition.list?.actions ?? {}),
  };
}

describe('what a server may offer beyond the contract', () => {
  it('does not exist where the server names nothing, even if its menu leads there', async () => {
    expect(await seenWith([])).toEqual({
      lists: ['area/things'],
      resources: ['area/things'],
      pages: ['plain'],
      menu: ['/area/things'],
      rowActions: ['reset'],
      held: [],
      listActions: [],
    });
  });

  it('appears with the name that the server gives, and nothing else does', async () => {
    expect(await seenWith(['audit', 'unknown to this console'])).toEqual({
      lists: ['area/things', 'area/trail'],
      resources: ['area/things', 'area/trail'],
      pages: ['plain', 'trail'],
      menu: ['/area/things', '/area/trail'],
      rowActions: ['reset'],
      held: [],
      listActions: [],
    });
    const { rowActions, listActions } = await seenWith(['unlock']);
    expect({ rowActions, listActions }).toEqual({ rowActions: ['unlock', 'reset'], listActions: ['clear'] });
  });

  it('lets an action be held only with its name', async () => {
    expect((await seenWith(['approval'])).held).toEqual(['approval']);
  });
});

import { describe, expect, it } from 'vitest';
import { mayDo, type Rights } from '../../../src/auth/menu';
import { isOffered, rightsNeeded } from '../../../src/console/inspect/explain';
import { matchText } from '../../../src/console/inspect/matchText';
import { offersOf } from '../../../src/console/inspect/offers';
import { get } from '../../../src/model/calls';
import { defineRecord } from '../../../src/schema/record';
import type { AnyResource } from '../../../src/schema/resource';
import { defineResource, f } from '../../../src/schema.ts';
import { sampleRecord } from '../../../src/testing/samples';
import { declared, pagesOf } from '../resources/declared';

/** Menus that differ in whether they have a list and a permission. */
function menusFor(list: string, permission = 'none'): readonly Rights[] {
  const [here, none] = [new Set([`/${list}`]), new Set<string>()];
  return [
    { paths: none, finer: none, permissions: none },
    { paths: here, finer: none, permissions: none },
    { paths: here, finer: here, permissions: none },
    { paths: here, finer: here, permissions: new Set([permission]) },
    { paths: none, finer: none, permissions: new Set([permission]) },
  ];
}

it.each(['area/some-right', undefined])(
  'an action with the right %s is allowed exactly when each of its explained rights is held',
  (permission) => {
    for (const rights of menusFor('area/list', permission))
      expect(isOffered(rightsNeeded(rights, 'area/list', permission))).toBe(
        mayDo(rights, 'area/list', permission),
      );
  },
);

it.each(declared)('%s lists each of its actions once', (_name, resource) => {
  const { actions, list, review = {} } = resource.definition;
  const names = (group: object | undefined) => Object.keys(group ?? {});
  const all = [
    ...names(actions),
    ...names(list?.actions),
    ...names(list?.selection),
    ...Object.values(review).flatMap((step) => names(step.actions)),
  ];
  const page = { list: resource.name, route: undefined };
  const rights: Rights = { paths: new Set(), finer: new Set(), permissions: new Set() };
  const offers = (['getList', 'getOne'] as const).flatMap((verb) =>
    offersOf({ resource, verb }, sampleRecord(resource), page, rights),
  );
  expect(offers.map(({ name }) => name)).toEqual(all);
});

const decidedOnPages = declared.flatMap(([name, resource]) =>
  Object.keys(resource.definition.review ?? {}).flatMap((step) =>
    pagesOf(name, step).map((route) => [`${name} ${step}`, resource, step, route] as const),
  ),
);
it.each(decidedOnPages)(
  '%s is explained on its page alone, with the right of the page or the step',
  (_name, resource, step, route) => {
    const page = { list: 'area/list', route };
    const rights: Rights = {
      paths: new Set(['/area/list']),
      finer: new Set(['/area/list']),
      permissions: new Set(),
    };
    const offers = offersOf({ resource, verb: 'getOne' }, sampleRecord(resource), page, rights);
    const decisions = offers.filter(({ words }) => words.startsWith('review.'));
    expect(decisions.length).toBeGreaterThan(0);
    for (const { words, conditions } of decisions) {
      expect(words).toMatch(new RegExp(`^review\\.${step}\\.`));
      const asked = conditions.flatMap(({ kind, subject }) => (kind === 'permission' ? [subject] : []));
      const right = route.permission ?? resource.definition.review?.[step]?.permission;
      expect(asked).toEqual(right ? [right] : []);
    }
  },
);

describe('an explained condition', () => {
  const record = defineRecord({ id: f.text(), user: f.object({ state: f.text() }) });
  const resource = defineResource({
    name: 'area/thing',
    record,
    api: { list: get('/things') },
    build: ({ calc, link }) => ({
      key: 'id',
      list: { call: 'list', columns: ['id'] },
      actions: {
        open: link({
          when: { user: { state: 'on' } },
          whenCalc: calc(['id'], ({ id }) => id !== '', 'a thing without an id has no page'),
          permission: 'area/open',
          to: ({ id }) => id && `/area/thing/${id}`,
        }),
      },
    }),
  }) as unknown as AnyResource;
  const page = { list: 'area/thing', route: undefined };
  const rights: Rights = {
    paths: new Set(['/area/thing']),
    finer: new Set(['/area/thing']),
    permissions: new Set(),
  };

  it("shows a field's path, the reason of a test, the target of a link, and each right", () => {
    const row = { id: '7', user: { state: 'off' } };
    expect(offersOf({ resource, verb: 'getList' }, row, page, rights)[0]?.conditions).toEqual([
      { kind: 'when', subject: 'user.state', expected: 'on', found: 'off', holds: false },
      { kind: 'whenCalc', subject: 'a thing without an id has no page', found: { id: '7' }, holds: true },
      { kind: 'path', subject: '/area/thing/7', holds: true },
      { kind: 'list', subject: '/area/thing', holds: true },
      { kind: 'permission', subject: 'area/open', found: true, holds: false },
    ]);
  });

  it('marks a failing test and a link without a target as not holding', () => {
    const row = { id: '', user: { state: 'on' } };
    const said = offersOf({ resource, verb: 'getList' }, row, page, rights)[0]?.conditions;
    expect(said?.map(({ kind, holds }) => [kind, holds])).toEqual([
      ['when', true],
      ['whenCalc', false],
      ['path', false],
      ['list', true],
      ['permission', false],
    ]);
  });

  it("of a list action doesn't depend on a row", () => {
    const { definition } = resource;
    const action = definition.actions?.open;
    const above = {
      ...resource,
      definition: { ...definition, list: { ...definition.list, actions: { action } } },
    };
    const offers = offersOf({ resource: above as AnyResource, verb: 'getList' }, { id: '' }, page, rights);
    const ofList = offers.find(({ words }) => words === 'listActions.action');
    expect(ofList?.conditions.map(({ kind }) => kind)).toEqual(['list', 'permission']);
  });

  it("is listed for a record's actions on its own page only, not where another page shows it", () => {
    const on = (show: string) => ({ ...page, route: { show } as never });
    const shown = (show: string) => offersOf({ resource, verb: 'getOne' }, { id: '7' }, on(show), rights);
    expect(shown('area/thing').map(({ name }) => name)).toEqual(['open']);
    expect(shown('area/other')).toEqual([]);
  });

  it('says for each right whether it is held', () => {
    const elsewhere = { ...rights, paths: new Set<string>(), permissions: new Set(['area/open']) };
    const said = offersOf({ resource, verb: 'getList' }, { id: '7' }, page, elsewhere)[0]?.conditions;
    expect(said?.slice(-2).map(({ kind, holds }) => [kind, holds])).toEqual([
      ['list', false],
      ['permission', true],
    ]);
  });

  it('requires no finer right if the menu has none', () => {
    const plain = { ...rights, finer: new Set<string>() };
    const said = offersOf({ resource, verb: 'getList' }, { id: '7' }, page, plain)[0]?.conditions.at(-1);
    expect(said).toEqual({ kind: 'permission', subject: 'area/open', found: false, holds: true });
  });

  it.each([
    ['paid', '= paid'],
    [['a', 'b'], '∈ a, b'],
    [{ not: 'a' }, '≠ a'],
    [{ not: ['a', 'b'] }, '∉ a, b'],
    [{ empty: true }, '= ∅'],
    [{ empty: false }, '≠ ∅'],
    [{ state: 'on' }, '= {"state":"on"}'],
  ])('writes the expected value with operators: %j', (match, text) => {
    expect(matchText(match)).toBe(text);
  });
});

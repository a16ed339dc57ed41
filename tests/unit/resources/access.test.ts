import { parts } from '@resources/console';
import { lists } from '@resources/manifest';
import { routes } from '@resources/routes';
import { type Access, accessOf } from '@server/routes/access';
import { sampleMenu } from '@server/seed/menu';
import { asidesOf } from 'declared-console/tools';
import { describe, expect, it } from 'vitest';
import { callOf } from '../../../src/api/listCall';
import type { Call } from '../../../src/model/calls';
import { callOfInput, type Inputs } from '../../../src/schema/inputs';
import { lintRights } from '../../../src/schema/lint';
import { allActions, blocks, forms, listsIn } from '../../../src/schema/lint/parts';
import type { AnyResource } from '../../../src/schema/resource';
import { listsOf, type Route } from '../../../src/schema/routes';
import { declared, openingsOf, pages, pagesOf } from './declared';

/** The right that opens a list: that of its menu entry. */
function rightOf(list: string): string | undefined {
  const entry = sampleMenu.find(({ parentId, url }) => {
    const parent = sampleMenu.find(({ id }) => id === parentId);
    return parent && url && `${parent.url}${url}` === `/${list}`;
  });
  return entry?.permission;
}

/** The resources whose calls a hand-written page makes. */
const handmade: Readonly<Record<string, readonly string[]>> = {
  'evidence/view': ['certificate'],
  'online/webView': ['attestation/web'],
  'online/proView': ['attestation/pro', 'attestation/move'],
};

const opens = (route: Route, name: string) =>
  ('show' in route && route.show === name) ||
  ('list' in route && route.list === name) ||
  ('create' in route && route.create === name) ||
  ('edit' in route && route.edit === name);

/** The lists that lead to a resource: itself, those of its pages, and those whose dialogs or sections show it. */
function listsThatReach(name: string, below: readonly string[] = []): readonly string[] {
  if (rightOf(name)) return [name];
  const ofPages = pages
    .filter(([page, route]) => opens(route, name) || handmade[name]?.includes(page))
    .flatMap(([, route]) => [{}, ...openingsOf(name)].flatMap((params) => listsOf(route, params)));
  const ofFigures = (parts.figures ?? []).flatMap((each) =>
    typeof each !== 'string' && each.of === name ? (each.under ?? []) : [],
  );
  // Two records may open each other.
  const openers = declared.filter(
    ([opener, resource]) => !below.includes(opener) && showsInside(resource, name),
  );
  const ofOpeners = openers.flatMap(([opener]) => listsThatReach(opener, [...below, name]));
  return [...new Set([...ofPages, ...ofFigures, ...ofOpeners])];
}

const showsInside = (resource: AnyResource, name: string) =>
  allActions(resource).some(
    ({ part }) =>
      part.type === 'dialog' &&
      (('show' in part.opens && part.opens.show === name) ||
        ('list' in part.opens && part.opens.list === name)),
  ) || blocks(resource).some(({ part }) => listsIn(part).includes(name) && !Object.hasOwn(lists, name));

/** Every call that a resource and its inputs declare, with its permission. */
function callsOf(resource: AnyResource): readonly (readonly [finer: string | undefined, call: Call])[] {
  const { list, detail } = resource.definition;
  const parts: { call: string; form?: Inputs; permission?: string | undefined }[] = [
    ...(list ? [{ call: list.call, form: list.filters ?? {} }] : []),
    ...(detail ? [detail] : []),
    ...forms(resource).map(({ path, part }) => ({ ...part, permission: finerOf(resource, path, part) })),
    ...allActions(resource).flatMap(({ part }) =>
      part.type === 'download' && part.source.call ? [{ ...part, call: part.source.call }] : [],
    ),
  ];
  return parts.flatMap(({ call, form = {}, permission }) => {
    const theirs = Object.values(form).flatMap((input) => callOfInput(input) ?? []);
    return [callOf(resource, call), ...theirs].map((each) => [permission, each] as const);
  });
}

/** The permission of an action, or of the page where its step is decided. */
function finerOf({ name, definition }: AnyResource, path: string, part: object): string | undefined {
  const step = /^review\.(\w+)\./.exec(path)?.[1];
  const own = 'permission' in part ? (part.permission as string | undefined) : undefined;
  return own ?? (step && (definition.review?.[step]?.permission ?? pagesOf(name, step)[0]?.permission));
}

describe('a list in the menu gives access to what it leads to', () => {
  it.each(declared)('%s and every call that it declares', (name, resource) => {
    const lists = listsThatReach(name);
    const isPersonal =
      pages.some(([, route]) => route.personal && opens(route, name)) ||
      parts.figures?.some((each) => typeof each !== 'string' && each.of === name && 'personal' in each) ||
      asidesOf(parts).includes(name);
    if (!isPersonal)
      expect(lists, 'server/seed/menu.ts has no entry for it, nor for a list that leads to it').not.toEqual(
        [],
      );
    const access: Partial<Record<string, Access>> = accessOf;
    for (const [finer, { method, path }] of callsOf(resource)) {
      const who = access[`${method} ${path}`]?.who;
      if (who === undefined) throw new Error(`server/routes/access.ts has no line for '${method} ${path}'`);
      if (isPersonal) expect(who, `${path} of a personal page`).toBe('session');
      // Open to everybody who is logged in.
      if (who === 'session') continue;
      for (const list of lists) {
        const right = finer ?? rightOf(list);
        if (!right) throw new Error(`server/seed/menu.ts has no entry with a permission for /${list}`);
        expect(who, `${path} from ${list}`).toContain(right);
      }
    }
  });
});

describe('a permission string', () => {
  it('exists in the menu', () => {
    const permissions = sampleMenu.flatMap(({ permission }) => (permission ? [permission] : []));
    expect(lintRights(routes, Object.fromEntries(declared), permissions)).toEqual([]);
  });
  it.each(pages.filter(([, { permission }]) => permission))(
    'of the page %s stands below its list',
    (name, route) => {
      const node = sampleMenu.find(({ permission }) => permission === route.permission);
      const above = sampleMenu.find(({ id }) => id === node?.parentId);
      const lists = listsOf(route, {});
      // Where no entry has it at all, the test above says so.
      const isBelow = !node || lists.some((list) => rightOf(list) === above?.permission);
      const mend = `'${route.permission}' of the page ${name} isn't an entry below ${lists.join(', ')} in server/seed/menu.ts: give it that parentId`;
      expect(isBelow ? '' : mend).toBe('');
    },
  );
});

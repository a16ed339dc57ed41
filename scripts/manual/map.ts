import type { Resources } from 'declared-console/tools';
import { asidesOf, routeAt } from 'declared-console/tools';
import {
  type Action,
  type AnyResource,
  type AnyRow,
  allActions,
  blocks,
  listsOf,
  openedBy,
  type Route,
  type RouteTable,
} from 'declared-console/tools/reading';
import { groupBy, partition } from 'es-toolkit';
import { parts } from '../../resources/console.ts';
import { routes as table } from '../../resources/routes.ts';
import { sampleMenu } from '../../server/seed/menu.ts';

/** A declared resource with a page in the manual, and its children in the contents. */
export interface Entry {
  readonly resource: AnyResource;
  readonly below: readonly Entry[];
}

/** A group of the menu, by the server's name. */
export interface Area {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** A menu entry and its group, by the server's names. */
export interface MenuPosition {
  readonly group: string;
  readonly name: string;
}

/** What the manual covers, and how it is connected. */
export interface ManualMap {
  readonly resources: Resources;
  readonly areas: readonly Area[];
  /** The pages that are every account's own, opened from the top bar. */
  readonly personal: readonly Entry[];
  /** A list's position in the menu; undefined if it isn't there. */
  positionOf(list: string): MenuPosition | undefined;
  /** Whether a resource is opened by a page that is every account's own. */
  isPersonal(resource: string): boolean;
  /** The lists that a resource belongs to: itself if it is in the menu, otherwise those that lead to it. */
  listsOf(resource: string): readonly string[];
  /** The lists that a route belongs to. */
  listsUnder(route: string): readonly string[];
  /** The routes below a list, by name. */
  routesUnder(list: string): readonly (readonly [string, Route])[];
  /** The routes on which a resource is shown, listed or edited. */
  routesOf(resource: string): readonly (readonly [string, Route])[];
  /** The screens on which a resource appears: its own first, then dialogs and pages that contain it. */
  screensOf(resource: string): readonly string[];
  /** The route at an address. */
  routeAt(address: string): string | undefined;
}

const routes: RouteTable = table;

/** Whether a declaration has a screen of its own. */
const isSeen = ({ definition: { list, show, create, edit } }: AnyResource) =>
  Boolean(list ?? show ?? create ?? edit);

/**
 * Builds the map of these declarations.
 * @throws if nothing leads to a visible one
 */
export function mapOf(resources: Resources): ManualMap {
  const seen = Object.values(resources).filter(isSeen);
  const parents = parentsOf(resources);
  const inMenu = sampleMenu.flatMap((group) =>
    sampleMenu
      .filter(({ parentId, hidden }) => parentId === group.id && hidden === 0)
      .map(({ name, url }) => ({
        list: `${group.url}${url}`.slice(1),
        group: group.name as string,
        name: name as string,
      })),
  );
  // What only figures draw belongs to the list that they name.
  const drawnUnder = (name: string) =>
    parts.figures?.flatMap((each) => (typeof each !== 'string' && each.of === name ? [each] : []))[0];
  const home = (name: string): string | undefined => {
    const drawn = drawnUnder(name);
    return parents(name)[0] ?? (drawn && 'under' in drawn ? drawn.under : undefined);
  };
  const below = groupBy(
    seen.filter(({ name }) => !inMenu.some(({ list }) => list === name)),
    ({ name }) => home(name) ?? '',
  );
  const asides = asidesOf(parts);
  const isPersonal = (name: string) =>
    Object.values(routes).some((route) => route.personal && openedBy(route) === name) ||
    drawnUnder(name) !== undefined ||
    asides.includes(name);
  const [personal, others] = partition(below[''] ?? [], ({ name }) => isPersonal(name));
  const lost = others.map(({ name }) => `'${name}'`);
  if (lost.length > 0)
    throw new Error(
      `Nothing leads to ${lost.join(', ')}: no entry of server/seed/menu.ts, no page, dialog or section of a list that has one.`,
    );
  const entryOf = (resource: AnyResource): Entry => ({
    resource,
    below: (below[resource.name] ?? []).map(entryOf),
  });
  return {
    resources,
    areas: Object.entries(groupBy(inMenu, ({ group }) => group)).map(([name, entries]) => ({
      name,
      entries: entries.flatMap(({ list }) => (resources[list] ? [entryOf(resources[list])] : [])),
    })),
    personal: personal.map(entryOf),
    isPersonal,
    positionOf: (list) => inMenu.find((each) => each.list === list),
    listsOf: (name) => (inMenu.some(({ list }) => list === name) ? [name] : parents(name)),
    listsUnder: (id) => (routes[id] ? listsOf(routes[id], {}) : []),
    routesUnder: (list) => Object.entries(routes).filter(([, route]) => listsOf(route, {}).includes(list)),
    routesOf: (name) => Object.entries(routes).filter(([, route]) => openedBy(route) === name),
    screensOf: (name) => screensOf(resources, name),
    routeAt: (address) => routeAt(routes, address)?.route.id,
  };
}

/** The declaration that an action opens in a dialog; undefined if it is hand-written, or no dialog. */
function dialogOf(action: Action<AnyRow>): string | undefined {
  if (action.type !== 'dialog') return undefined;
  if ('show' in action.opens) return action.opens.show;
  return 'list' in action.opens ? action.opens.list : undefined;
}

function screensOf(resources: Resources, name: string): readonly string[] {
  const pages = (of: string) =>
    Object.entries(routes).flatMap(([id, route]) =>
      ('show' in route && route.show === of) || ('list' in route && route.list === of) ? [`page ${id}`] : [],
    );
  const all = Object.values(resources);
  return [
    `list ${name}`,
    ...pages(name),
    ...all.flatMap((each) =>
      allActions(each)
        .filter(({ part }) => dialogOf(part) === name)
        .map(({ path }) => `dialog ${each.name}.${path}`),
    ),
    ...all.flatMap((each) =>
      blocks(each).some(({ part }) => part.type === 'embedded' && part.list === name) ? pages(each.name) : [],
    ),
  ];
}

/** The lists that lead to a resource: through the routes, their dialogs, or indirectly. */
function parentsOf(resources: Resources): (name: string) => readonly string[] {
  const found: Record<string, string[]> = {};
  const add = (name: string, parent: string) => {
    found[name] ??= [];
    if (name !== parent && !found[name].includes(parent)) found[name].push(parent);
  };
  for (const route of Object.values(routes)) {
    const opened = openedBy(route);
    if (opened) for (const list of listsOf(route, {})) add(opened, list);
  }
  for (const resource of Object.values(resources)) {
    for (const { part } of allActions(resource)) {
      const opened = dialogOf(part);
      if (opened) add(opened, resource.name);
    }
    for (const { part } of blocks(resource)) if (part.type === 'embedded') add(part.list, resource.name);
  }
  // Two records may open each other.
  const listed = (name: string, below: readonly string[] = []): readonly string[] =>
    (found[name] ?? []).flatMap((parent) => {
      if (resources[parent]?.definition.list) return [parent];
      return below.includes(parent) ? [] : listed(parent, [...below, name]);
    });
  return (name) => [...new Set(listed(name))];
}

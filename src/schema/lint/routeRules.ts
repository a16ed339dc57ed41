import type { AnyResource } from '../resource';
import { listsOf, paramNames, pathNames, pathOf, type Route, type RouteTable } from '../routes';
import { type Finding, quoted } from './finding';
import { hint } from './hint';
import { allActions, blocks, queues, sampleRow, sampleRows } from './parts';

/** Every declared resource, by name. */
export type Resources = Readonly<Record<string, AnyResource>>;

/** One rule about the pages, the resources and the areas of words together. */
export type TableRule = (
  routes: RouteTable,
  resources: Resources,
  areas: readonly string[],
) => Iterable<Finding & { readonly of: string }>;

/** A name that a declaration uses of another resource: where, and what of it must be declared. */
interface Reference {
  /** The route or the resource that it stands in. */
  readonly of: string;
  readonly path: string;
  readonly name: string;
  /** What it must declare. */
  readonly part: 'show' | 'list' | 'create' | 'edit';
  readonly step?: string;
  readonly queue?: string;
}

const listsUnder = (route: Route): readonly string[] =>
  listsOf(route, Object.fromEntries(paramNames(route.path).map((name) => [name, ''])));

function referencesOf(of: string, route: Route): readonly Reference[] {
  const under = listsUnder(route).map((name): Reference => ({ of, path: 'under', name, part: 'list' }));
  if ('show' in route)
    return [{ of, path: 'show', name: route.show, part: 'show', step: route.step }, ...under];
  if ('list' in route) return [{ of, path: 'list', name: route.list, part: 'list' }, ...under];
  if ('queueOf' in route)
    return [{ of, path: 'queueOf', name: route.queueOf, part: 'list', queue: route.queue }, ...under];
  if ('load' in route) return under;
  if (route.edit !== undefined) return [{ of, path: 'edit', name: route.edit, part: 'edit' }, ...under];
  if (route.create !== undefined)
    return [{ of, path: 'create', name: route.create, part: 'create' }, ...under];
  return under;
}

/** What a resource opens of others: dialogs, embedded lists, queues. */
function openedBy(of: string, resource: AnyResource): readonly Reference[] {
  const dialogs = allActions(resource).flatMap(({ path, part }): Reference[] => {
    if (part.type !== 'dialog') return [];
    const { opens } = part;
    if ('show' in opens) return [{ of, path, name: opens.show, part: 'show', step: opens.step }];
    return 'list' in opens ? [{ of, path, name: opens.list, part: 'list' }] : [];
  });
  const embedded = blocks(resource).flatMap(({ path, part }): Reference[] =>
    part.type === 'embedded' ? [{ of, path, name: part.list, part: 'list' }] : [],
  );
  const gone = queues(resource).map(
    ({ path, part }): Reference => ({ of, path, name: part.show, part: 'show', step: part.step }),
  );
  return [...dialogs, ...embedded, ...gone];
}

function* check(references: readonly Reference[], resources: Resources): ReturnType<TableRule> & Generator {
  for (const { of, path, name, part, step, queue } of references) {
    const resource = resources[name];
    const at = `${path} '${name}'`;
    if (!resource) {
      // A list is no show, however near their names are.
      const known = Object.keys(resources).filter((each) => resources[each]?.definition[part]);
      yield { of, path: at, problem: hint(name, known, `${part} in the manifest`) };
      continue;
    }
    const { review = {}, list, [part]: declared } = resource.definition;
    if (!declared) yield { of, path: at, problem: `it declares no ${part}` };
    if (step !== undefined && !review[step])
      yield { of, path: `${at} step '${step}'`, problem: hint(step, Object.keys(review), 'step') };
    if (queue !== undefined && !list?.queues?.[queue])
      yield {
        of,
        path: `${at} queue '${queue}'`,
        problem: hint(queue, Object.keys(list?.queues ?? {}), 'queue'),
      };
  }
}

const OPENERS = ['show', 'list', 'create', 'edit', 'queueOf', 'load'];

/** RES095: a page opens what is declared, under lists that are. */
export const routeOpensDeclared: TableRule = function* (routes, resources) {
  for (const [of, route] of Object.entries(routes)) {
    if (!Object.entries(route).some(([key, value]) => OPENERS.includes(key) && value !== undefined))
      yield { of, path: 'page', problem: `it opens nothing: name one of ${quoted(OPENERS)}` };
    yield* check(referencesOf(of, route), resources);
  }
};

/** RES096: so do dialogs, embedded lists and queues. */
export const openedIsDeclared: TableRule = (_routes, resources) =>
  check(
    Object.entries(resources).flatMap(([name, resource]) => openedBy(name, resource)),
    resources,
  );

const listNames = (resources: Resources) =>
  Object.keys(resources).filter((name) => resources[name]?.definition.list);

/** RES097: an address leads to one page, whatever its parameters are called; a list has that of its name. */
export const pathIsUnique: TableRule = function* (routes, resources) {
  const seen = new Map(listNames(resources).map((name) => [`/${name}`, name]));
  for (const [of, route] of Object.entries(routes)) {
    const { path } = route;
    const address = pathOf(path).replaceAll(/:\w+/g, ':');
    const first = seen.get(address);
    // A list that is no entry of the menu may have its own name for its path.
    const isOwn = 'list' in route && route.list === first;
    if (first && !isOwn) yield { of, path: `path '${path}'`, problem: `'${first}' has it already` };
    else seen.set(address, of);
  }
};

/** RES098: the address of a page that shows or edits a record tells which. */
export const pathTellsId: TableRule = function* (routes, resources) {
  for (const [of, route] of Object.entries(routes)) {
    const id =
      'show' in route
        ? (resources[route.show]?.definition.show?.id ?? 'id')
        : 'edit' in route && route.edit !== undefined
          ? 'id'
          : undefined;
    const names = paramNames(route.path);
    if (id !== undefined && !names.includes(id))
      yield { of, path: `path '${route.path}'`, problem: `it has no parameter '${id}'` };
  }
};

/** The parameters that dialogs and queues open shows with, tried with a sample row. */
function* openers(resources: Resources) {
  for (const [of, resource] of Object.entries(resources)) {
    const dialogs = allActions(resource).flatMap(({ path, part }) =>
      part.type === 'dialog' && 'show' in part.opens ? [{ path, part: part.opens }] : [],
    );
    for (const { path, part } of [...dialogs, ...queues(resource)]) {
      const id = resources[part.show]?.definition.show?.id ?? 'id';
      yield { of, path: `${path}.params`, part, id, params: part.params(sampleRow(resource)) };
    }
  }
}

/** RES099: whoever opens a show tells its id. */
export const openerTellsId: TableRule = function* (_routes, resources) {
  for (const { of, path, part, id, params } of openers(resources)) {
    if (!params[id]) yield { of, path, problem: `they don't tell '${id}' of '${part.show}'` };
  }
};

/** RES104: whoever opens a show names parameters of its page's address, all of its path; of one without a page, the id. */
export const openerNamesParams: TableRule = function* (routes, resources) {
  for (const { of, path, part, id, params } of openers(resources)) {
    const pages = Object.values(routes).filter((route) => 'show' in route && route.show === part.show);
    const page = pages.find((route) => 'step' in route && route.step === part.step) ?? pages[0];
    const names = page ? paramNames(page.path) : [id];
    for (const name of Object.keys(params)) {
      if (!names.includes(name))
        yield { of, path: `${path} '${name}'`, problem: hint(name, names, 'parameter') };
    }
    for (const name of page ? pathNames(page.path) : []) {
      if (name !== id && params[name] === undefined)
        yield { of, path, problem: `they don't tell '${name}', which the path ${page?.path} names` };
    }
  }
};

/** RES105: the words of a page written by hand are those of an area. */
export const wordsAreThere: TableRule = function* (routes, _resources, areas) {
  for (const [of, route] of Object.entries(routes)) {
    if ('words' in route && !areas.includes(route.words))
      yield { of, path: `words '${route.words}'`, problem: hint(route.words, areas, 'area of words') };
  }
};

/** The links of a resource, tried with sample rows: of columns, actions, and rows inside the record. */
function* linksOf(resource: AnyResource): Iterable<{ readonly path: string; readonly to: string }> {
  for (const row of sampleRows(resource)) {
    for (const [at, column] of (resource.definition.list?.columns ?? []).entries()) {
      if (typeof column !== 'string' && column.to)
        yield { path: `list.columns[${at}].to`, to: column.to(row) };
    }
    for (const { path, part } of allActions(resource)) {
      if (part.type === 'link') yield { path: `${path}.to`, to: part.to(row) };
    }
    for (const { path, part } of blocks(resource)) {
      if (part.type !== 'rows') continue;
      const inner = row[part.field];
      for (const [name, link] of Object.entries(part.links))
        for (const line of Array.isArray(inner) ? inner : [])
          yield { path: `${path}.links.${name}.to`, to: link.to(line as never, row as never) };
    }
  }
}

/** Whether a path, its query aside, is one of some pages, whose varying parts are `:named`. */
export const isPage = (to: string, pages: readonly string[]): boolean => {
  const parts = to.split('?', 1)[0]?.split('/') ?? [];
  return pages.some((page) => {
    const wanted = page.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
    );
  });
};

/** The paths of all pages: of lists, and of the table; their varying parts are `:named`. */
export const pagesOf = (lists: readonly string[], table: RouteTable): readonly string[] => [
  ...lists.map((name) => `/${name}`),
  ...Object.values(table).map(({ path }) => pathOf(path)),
];

/** Every right of its own that an action or a page asks for, and where. */
export function* rightsAsked(table: RouteTable, resources: Resources) {
  for (const [of, resource] of Object.entries(resources)) {
    for (const { path, part } of allActions(resource)) {
      if (part.permission !== undefined)
        yield { of, path: `${path}.permission`, permission: part.permission };
    }
  }
  for (const [of, { permission }] of Object.entries(table)) {
    if (permission !== undefined) yield { of, path: 'permission', permission };
  }
}

/** RES103: a link leads to a list or to a page; what is no path at all is RES060 or RES061. */
export const linkLeadsToPage: TableRule = function* (routes, resources) {
  const pages = pagesOf(listNames(resources), routes);
  for (const [of, resource] of Object.entries(resources)) {
    const said = new Set<string>();
    for (const { path, to } of linksOf(resource)) {
      if (!to.startsWith('/') || said.has(path) || isPage(to, pages)) continue;
      said.add(path);
      yield { of, path: `${path} '${to}'`, problem: 'no page has this path: name one of the routes' };
    }
  }
};

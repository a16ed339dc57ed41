import type { AnyResource } from '../resource';
import { listsOf, paramNames, pathNames, pathOf, type Route, type RouteTable } from '../routes';
import { isListed } from '../timeline';
import { type Finding, quoted } from './finding';
import { hint } from './hint';
import { allActions, blocks, listsIn, queues, sampleRow, sampleRows } from './parts';

/** Every declared resource, by name. */
export type Resources = Readonly<Record<string, AnyResource>>;

/** A rule of the linter that compares pages, resources and areas of words; `of` is the page or resource of a finding. */
export type TableRule = (
  routes: RouteTable,
  resources: Resources,
  areas: readonly string[],
) => Iterable<Finding & { readonly of: string }>;

/** A place where a page or a resource names a resource, and what that one must declare. */
interface Reference {
  /** The page or the resource that contains the name. */
  readonly of: string;
  readonly path: string;
  readonly name: string;
  /** What the named resource must declare. */
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

/** The resources that a resource opens: in dialogs, embedded lists and queues. */
function openedBy(of: string, resource: AnyResource): readonly Reference[] {
  const dialogs = allActions(resource).flatMap(({ path, part }): Reference[] => {
    if (part.type !== 'dialog') return [];
    const { opens } = part;
    if ('show' in opens) return [{ of, path, name: opens.show, part: 'show', step: opens.step }];
    return 'list' in opens ? [{ of, path, name: opens.list, part: 'list' }] : [];
  });
  const embedded = blocks(resource).flatMap(({ path, part }): Reference[] =>
    listsIn(part).map((name) => ({ of, path, name, part: 'list' })),
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
      // A list isn't suggested for a show, however similar their names are.
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

/** RES095: a page opens something that is declared, and belongs to lists that are declared. */
export const routeOpensDeclared: TableRule = function* (routes, resources) {
  for (const [of, route] of Object.entries(routes)) {
    if (!Object.entries(route).some(([key, value]) => OPENERS.includes(key) && value !== undefined))
      yield { of, path: 'page', problem: `it opens nothing: name one of ${quoted(OPENERS)}` };
    yield* check(referencesOf(of, route), resources);
  }
};

/** RES096: dialogs, embedded lists and queues open something that is declared. */
export const openedIsDeclared: TableRule = (_routes, resources) =>
  check(
    Object.entries(resources).flatMap(([name, resource]) => openedBy(name, resource)),
    resources,
  );

const listNames = (resources: Resources) =>
  Object.keys(resources).filter((name) => resources[name]?.definition.list);

/** RES106: the name in the top bar leads to a personal page: a list or a form, whose words are its entry, without parameters. */
export const personalPageOpens: TableRule = function* (routes) {
  for (const [of, route] of Object.entries(routes)) {
    if (!route.personal) continue;
    if (pathNames(route.path).length > 0)
      yield { of, path: `path '${route.path}'`, problem: 'a personal page has no parameters in its path' };
    if (!('list' in route) && !('create' in route && route.create !== undefined))
      yield { of, path: 'personal', problem: "a personal page opens a 'list' or a form to 'create'" };
  }
};

/** RES097: a path leads to one page, whatever its parameters are called; a list's path is its name. */
export const pathIsUnique: TableRule = function* (routes, resources) {
  const seen = new Map(listNames(resources).map((name) => [`/${name}`, name]));
  for (const [of, route] of Object.entries(routes)) {
    const { path } = route;
    const address = pathOf(path).replaceAll(/:\w+/g, ':');
    const first = seen.get(address);
    // The page of a list that isn't in the menu may have the path that the list has anyway.
    const isOwn = 'list' in route && route.list === first;
    if (first && !isOwn) yield { of, path: `path '${path}'`, problem: `'${first}' has it already` };
    else seen.set(address, of);
  }
};

/** RES098: the address of a page that shows or edits a record contains the record's id. */
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

/** The parameters with which dialogs and queues open shows, for a sample row. */
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

/** RES099: a dialog or queue that opens a show passes its id. */
export const openerTellsId: TableRule = function* (_routes, resources) {
  for (const { of, path, part, id, params } of openers(resources)) {
    if (!params[id]) yield { of, path, problem: `'${id}' is missing, the id of '${part.show}'` };
  }
};

/**
 * RES104: a dialog or queue that opens a show passes only parameters of its page's address, and all those in the path. A show
 * without a page gets only its id.
 */
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
        yield { of, path, problem: `'${name}' is missing, which the path ${page?.path} names` };
    }
  }
};

/** RES105: the words of a hand-written page are those of an area. */
export const wordsAreThere: TableRule = function* (routes, _resources, areas) {
  for (const [of, route] of Object.entries(routes)) {
    if ('words' in route && !areas.includes(route.words))
      yield { of, path: `words '${route.words}'`, problem: hint(route.words, areas, 'area of words') };
  }
};

/** The links of a resource, for sample rows: those of columns, of actions, and of nested rows. */
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
      if (part.type === 'timeline')
        for (const [name, source] of Object.entries(part.sources))
          if (!isListed(source) && source.to)
            for (const line of [row[source.rows]].flat())
              yield { path: `${path}.sources.${name}.to`, to: source.to(line as never, row as never) };
      if (part.type !== 'rows') continue;
      const inner = row[part.field];
      for (const [name, link] of Object.entries(part.links))
        for (const line of Array.isArray(inner) ? inner : [])
          yield { path: `${path}.links.${name}.to`, to: link.to(line as never, row as never) };
    }
  }
}

/**
 * Whether a path, without its query, is the path of a page.
 * @param pages the paths of the pages; their varying parts are `:named`
 */
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

/** The paths of all pages, those of lists and those in the table; their varying parts are `:named`. */
export const pagesOf = (lists: readonly string[], table: RouteTable): readonly string[] => [
  ...lists.map((name) => `/${name}`),
  ...Object.values(table).map(({ path }) => pathOf(path)),
];

/** Every permission that an action or a page requires besides its list's, and where. */
export function* rightsAsked(table: RouteTable, resources: Resources) {
  for (const [of, resource] of Object.entries(resources)) {
    for (const { path, part } of allActions(resource)) {
      if (part.permission !== undefined)
        yield { of, path: `${path}.permission`, permission: part.permission };
    }
    for (const [step, { permission }] of Object.entries(resource.definition.review ?? {})) {
      if (permission !== undefined) yield { of, path: `review.${step}.permission`, permission };
    }
  }
  for (const [of, { permission }] of Object.entries(table)) {
    if (permission !== undefined) yield { of, path: 'permission', permission };
  }
}

/** RES103: a link leads to a list or to a page; one that isn't a path at all is reported by RES060 or RES061. */
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

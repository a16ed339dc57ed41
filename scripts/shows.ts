import type { Resources } from 'declared-console/tools';
import { allActions, listsOf, queues, type RouteTable } from 'declared-console/tools/reading';
import { uniq } from 'es-toolkit';

/** What says which shows belong to a list. */
interface Pages {
  readonly routes: RouteTable;
  /** The declarations that can be imported. */
  readonly resources: Resources;
}

/** The shows of a list, whatever they are called: those of the pages under it, of its queues and of its dialogs. */
export function showsOf(list: string, { routes, resources }: Pages): readonly string[] {
  const ofPages = Object.values(routes).flatMap((route) =>
    'show' in route && listsOf(route, {}).includes(list) ? [route.show] : [],
  );
  const resource = resources[list];
  const ofQueues = resource ? queues(resource).map(({ part }) => part.show) : [];
  const ofDialogs = (resource ? allActions(resource) : []).flatMap(({ part }) =>
    part.type === 'dialog' && 'show' in part.opens ? [part.opens.show] : [],
  );
  return uniq([...ofPages, ...ofQueues, ...ofDialogs]).filter((name) => name !== list);
}

/** The shows that belong to no other list: they go with it. */
export function ownShowsOf(list: string, pages: Pages): readonly string[] {
  const lists = uniq([
    ...Object.keys(pages.resources),
    ...Object.values(pages.routes).flatMap((route) => listsOf(route, {})),
  ]);
  const others = lists.filter((name) => name !== list).flatMap((name) => showsOf(name, pages));
  return showsOf(list, pages).filter((name) => !others.includes(name));
}

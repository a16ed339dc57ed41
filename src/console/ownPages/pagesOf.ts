import { pathNames, type Route } from '../../schema/routes';

/** The views that react-admin knows of a resource. */
export type Kind = 'list' | 'show' | 'edit' | 'create';

/** The pages that open a resource; those where a step of its review is decided last, as they show it only for that. */
export function pagesOf(routes: readonly Route[], kind: Kind, name: string): readonly Route[] {
  const found = routes.filter((route) => opens(route, kind) === name && isReached(route, kind));
  return [...found.filter((route) => !isStep(route)), ...found.filter(isStep)];
}

const isStep = (route: Route) => 'step' in route && route.step !== undefined;

/** Whether a page's address needs what react-admin knows: the id of one record, or nothing. */
const isReached = ({ path }: Route, kind: Kind) =>
  pathNames(path).length === (kind === 'show' || kind === 'edit' ? 1 : 0);

/** What a page opens as a page of this kind. */
function opens(route: Route, kind: Kind): string | undefined {
  if ('show' in route && kind === 'show') return route.show;
  if ('list' in route && kind === 'list') return route.list;
  if (kind === 'edit' && 'edit' in route) return route.edit;
  return kind === 'create' && 'create' in route ? route.create : undefined;
}

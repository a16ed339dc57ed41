import { uniqBy } from 'es-toolkit';
import type { Params } from '../../model/calls.ts';
import { holds } from '../../model/conditions.ts';
import type { Action } from '../../schema/actions.ts';
import { allActions, blocks, listActions, rowActions, sampleRows } from '../../schema/lint/parts.ts';
import type { AnyResource, AnyRow, AnyShown } from '../../schema/resource.ts';
import { type RouteParams, routeParams } from '../../schema/routes.ts';
import { applies } from '../../ui/actions/applies.ts';
import { routeAt } from '../routeAt.ts';
import type { Declared } from './declared.ts';

/** A record that something links to, with the parameters that open its page or dialog. */
export interface DetailTarget {
  readonly as: 'detail';
  readonly resource: string;
  readonly id: string;
  readonly route: RouteParams;
  /** Parameters that the page adds. */
  readonly params?: Params;
}

/** A list that something links to, with its parameters. */
export interface ListTarget {
  readonly as: 'list';
  readonly resource: string;
  readonly params: Params;
}

export type Target = DetailTarget | ListTarget;

/** What tells where a link leads. */
type Linked = Pick<Declared, 'resources' | 'routes' | 'reads'>;

/**
 * What a list's row links to: through its columns, the actions offered for it, and the dialogs above the list. Each
 * resource once, through its first link.
 * @example
 * import { loadDeclared } from 'declared-console/tools';
 *
 * const behind = targetsOf(resource, row, await loadDeclared({ application }));
 */
export function targetsOf(resource: AnyResource, row: AnyRow, declared: Linked): readonly Target[] {
  const columns = resource.definition.list?.columns ?? [];
  const links = columns.flatMap((column) =>
    typeof column === 'string' || !column.to ? [] : [column.to(row)],
  );
  const offered = rowActions(resource).filter(({ part }) => applies(part, row));
  const targets = [
    ...links.flatMap((address) => behind(address, declared)),
    ...[...offered, ...listActions(resource)].flatMap(({ part }) => openedBy(part, row, declared)),
  ];
  return uniqBy(targets, (target) => target.resource);
}

/**
 * The lists embedded in a record's page.
 * @example const lists = embeddedIn(resource, { id: '7', route: {} } as never).map((target) => target.resource);
 */
export const embeddedIn = (resource: AnyResource, record: AnyShown): readonly Target[] =>
  blocks(resource).flatMap(({ part }): readonly Target[] => {
    if (part.type !== 'embedded' || !holds(part.when, record)) return [];
    if (part.whenCalc && !part.whenCalc.test(record)) return [];
    return [{ as: 'list', resource: part.list, params: part.params(record) }];
  });

/** Everything that a declaration links to, computed with sample rows, ignoring conditions. */
export const sampleTargets = (resource: AnyResource, declared: Linked): readonly Target[] =>
  sampleRows(resource).flatMap((row) => [
    ...targetsOf(resource, row, declared),
    ...allActions(resource).flatMap(({ part }) => openedBy(part, row, declared)),
    ...blocks(resource).flatMap(({ part }): readonly Target[] =>
      part.type === 'embedded'
        ? [{ as: 'list', resource: part.list, params: part.params(row as AnyShown) }]
        : [],
    ),
  ]);

/**
 * The names of the resources that a declaration links to.
 * @example
 * import { loadDeclared } from 'declared-console/tools';
 *
 * const names = leadsTo(resource, await loadDeclared({ application }));
 */
export const leadsTo = (resource: AnyResource, declared: Linked): readonly string[] => [
  ...new Set(sampleTargets(resource, declared).map((each) => each.resource)),
];

function openedBy(action: Action<AnyRow>, row: AnyRow, declared: Linked): readonly Target[] {
  if (action.type === 'link') return behind(action.to(row), declared);
  if (action.type !== 'dialog') return [];
  const { opens } = action;
  if ('show' in opens) return [shown(opens.show, opens.params(row), declared)];
  return 'list' in opens ? [{ as: 'list', resource: opens.list, params: opens.params(row) }] : [];
}

/** What the page at an address of this console requests. */
function behind(address: string, declared: Linked): readonly Target[] {
  const match = routeAt(declared.routes, address);
  const route = match && declared.routes[match.route.id];
  if (!route) return [];
  const params = routeParams(route.path, match.params, address.split('?')[1] ?? '');
  if ('show' in route) return [shown(route.show, params, declared)];
  if ('list' in route) return [{ as: 'list', resource: route.list, params: route.params(params) }];
  if ('load' in route) {
    const read = declared.reads[match.route.id]?.(params);
    return read ? [{ as: 'detail', route: {}, ...read }] : [];
  }
  if ('edit' in route && route.edit !== undefined)
    return [{ as: 'detail', resource: route.edit, id: params.id ?? '', route: {} }];
  return [];
}

const shown = (name: string, params: RouteParams, { resources }: Linked): DetailTarget => ({
  as: 'detail',
  resource: name,
  id: params[resources[name]?.definition.show?.id ?? 'id'] ?? '',
  route: params,
});

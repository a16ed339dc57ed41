import { matchPath, parsePath } from 'react-router-dom';
import { mayDo, type Rights } from '../../auth/menu';
import type { Action } from '../../schema/actions';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { pathOf, type RouteParams, type RouteTable, routeParams } from '../../schema/routes';
import { asData } from '../../schema/rowNumber';
import { applies } from '../actions/applies';

/** What a row opens: the show of its record, and the step that is decided there. */
export interface RecordPlace {
  readonly show: string;
  readonly step: string | undefined;
  readonly params: RouteParams;
  /** Its page; a dialog has none. */
  readonly path: string | undefined;
}

/** The record of a row. */
export interface RowRecord extends RecordPlace {
  /** The pages of the record that the row leads to, one of which is beside the list instead. */
  readonly pages: readonly string[];
}

interface Known {
  readonly routes: RouteTable;
  readonly rights: Rights;
  /** The actions of rows that the account may use on this list, with their names. */
  readonly permitted: readonly (readonly [name: string, action: Action<AnyRow>])[];
}

/**
 * What a row of a list opens, as its actions and the links of its columns say; `undefined` if that is no declared show. A place
 * where something is decided comes first.
 */
export function recordOf(resource: AnyResource, of: AnyRow, known: Known): RowRecord | undefined {
  const { list } = resource.definition;
  const row = asData(of);
  const byActions = known.permitted.flatMap(([, action]) =>
    applies(action, row) ? placeOf(action, row, resource.name, known) : [],
  );
  const byColumns = (list?.columns ?? []).flatMap((column) =>
    typeof column === 'string' || !column.to ? [] : placeAt(column.to(row), resource.name, known),
  );
  const places = [...byColumns, ...byActions];
  const place = places.find(({ step }) => step !== undefined) ?? places[0];
  const pages = places.flatMap(({ show, path }) =>
    path !== undefined && show === place?.show ? [path] : [],
  );
  return place && { ...place, pages };
}

function placeOf(action: Action<AnyRow>, row: AnyRow, list: string, known: Known): readonly RecordPlace[] {
  if (action.type === 'link') return placeAt(action.to(row), list, known);
  if (action.type !== 'dialog' || !('show' in action.opens)) return [];
  const { show, step, params } = action.opens;
  return [{ show, step, params: params(row), path: undefined }];
}

/** The show whose page has this path, if the account may open it from the list. */
function placeAt(path: string, list: string, { routes, rights }: Known): readonly RecordPlace[] {
  const { pathname = '', search = '' } = parsePath(path);
  return Object.values(routes).flatMap((route) => {
    const matched = 'show' in route && matchPath(pathOf(route.path), pathname);
    if (!matched || !('show' in route) || !mayDo(rights, list, route.permission)) return [];
    const params = routeParams(route.path, matched.params, search);
    return [{ show: route.show, step: route.step, params, path }];
  });
}

import type { SavedQuery, SortPayload } from 'react-admin';
import { PAGE_SIZES } from '../../api/listCall';
import { filtersIn } from '../../kit/listQuery';
import { isObject } from '../../model/values';
import { parseInputs } from '../../schema/inputs';
import type { AnyResource } from '../../schema/resource';
import type { BrowserStorage } from '../../storage/storage';
import { isSameLook, type ListLook, parseLook } from './listLook';

/** What a list is asked for. */
export interface ListQuery {
  readonly filter: Readonly<Record<string, unknown>>;
  /** Missing where the list is in its server's order. */
  readonly sort?: SortPayload;
  readonly perPage: number;
}

/** A query that somebody saved, as react-admin keeps it, and how the table looked; older ones have no look. */
export interface KeptQuery extends SavedQuery {
  readonly value: SavedQuery['value'] & { readonly look?: unknown };
}

/** The parts that a list still has of a query, wherever it is from. */
function parseQuery(
  { definition }: AnyResource,
  { filter, sort, perPage }: { readonly [K in keyof ListQuery]?: unknown },
): ListQuery {
  const { filters = {}, sort: sorted } = definition.list ?? {};
  const { field, order } = isObject(sort) ? sort : {};
  const by = sorted?.by.find((each) => each === field);
  return {
    filter: parseInputs(filters, isObject(filter) ? filter : {}),
    ...(by !== undefined && { sort: { field: by, order: order === 'DESC' ? 'DESC' : 'ASC' } }),
    perPage: PAGE_SIZES.find((size) => size === perPage) ?? PAGE_SIZES[0],
  };
}

/** What the list at an address is asked for. */
export function queryAt(resource: AnyResource, search: string): ListQuery {
  const params = new URLSearchParams(search);
  return parseQuery(resource, {
    filter: filtersIn(params),
    sort: { field: params.get('sort'), order: params.get('order') },
    perPage: Number(params.get('perPage')),
  });
}

/** What a saved query asks for. */
export const queryOf = (resource: AnyResource, { value }: KeptQuery): ListQuery =>
  parseQuery(resource, value);

/** The look of a saved query, if it has one. */
export const lookOf = (resource: AnyResource, { value }: KeptQuery): ListLook | undefined =>
  isObject(value.look) ? parseLook(resource, value.look) : undefined;

/** The query part of an address, in react-admin's format, for a query from its first page. */
export function searchOf({ filter, sort, perPage }: ListQuery): string {
  const search = new URLSearchParams({
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage !== PAGE_SIZES[0] && { perPage: String(perPage) }),
  }).toString();
  return search === '' ? '' : `?${search}`;
}

/** A query as it may be stored: without filters that hold what must never be. */
export const storableQuery = ({ withoutNeverKept }: BrowserStorage, query: ListQuery): ListQuery => ({
  ...query,
  filter: Object.fromEntries(
    Object.entries(query.filter).filter(
      ([, value]) => typeof value !== 'string' || withoutNeverKept(value) === value,
    ),
  ),
});

/** Whether a list that was just opened from the menu is asked for the same. */
export const isPlain = ({ filter, sort, perPage }: ListQuery): boolean =>
  Object.keys(filter).length === 0 && !sort && perPage === PAGE_SIZES[0];

/** Whether a saved query is what a list shows now; the look counts where it was saved. */
export const isApplied = (resource: AnyResource, saved: KeptQuery, now: ListQuery, look: ListLook): boolean =>
  JSON.stringify(queryOf(resource, saved)) === JSON.stringify(now) &&
  isSameLook(lookOf(resource, saved) ?? look, look);

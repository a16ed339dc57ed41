import { matchPath, parsePath } from 'react-router-dom';
import { LARGEST_PAGE } from '../api/listCall';
import { encodePart } from '../model/encodePart';
import { isObject } from '../model/values';

/** The parameter of a list's address with the look of its table, as a link brings it. */
export const LOOK = 'look';

/** The parameter of a list's address with the row whose record is beside it. */
export const ROW = 'row';

/** The filters in a list's url, which may be hand-written; the data provider validates each. */
export function filtersIn(search: URLSearchParams): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(search.get('filter') ?? '{}');
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Whether an address is a list's, whatever its query. */
export const isOfList = (list: string, address: string | undefined): address is string =>
  matchPath(`/${list}`, parsePath(address ?? '').pathname ?? '') !== null;

/** The filters in an address, if it is the list's; otherwise none. */
export const filtersAt = (list: string, address: string | undefined): Record<string, unknown> =>
  isOfList(list, address) ? filtersIn(new URLSearchParams(parsePath(address).search)) : {};

/** A list's path with these filters, in react-admin's format. */
export const withFilters = (path: string, filters: Readonly<Record<string, unknown>> = {}): string =>
  Object.keys(filters).length === 0 ? path : `${path}?filter=${encodePart(JSON.stringify(filters))}`;

/** Whether a list's pages can have this size: the server's own may be any up to the largest that is offered. */
export const isPageSize = (size: unknown): size is number =>
  Number.isInteger(size) && Number(size) > 0 && Number(size) <= LARGEST_PAGE;

/**
 * A list's query string without a page size that its pages can't have: react-admin would compute pages by it. Returns the same string if there is nothing to remove.
 */
export function withPageSize(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('perPage') || isPageSize(Number(query.get('perPage')))) return search;
  query.delete('perPage');
  return `?${query}`;
}

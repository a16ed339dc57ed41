import { matchPath, parsePath } from 'react-router-dom';
import { encodePart } from '@/schema/encodePart';
import { isObject } from '@/schema/values';
import { PAGE_SIZES } from '../../api/listCall';

/** The filters of a list out of a url that anyone may have written; the data provider checks each against its input. */
export function filtersIn(search: URLSearchParams): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(search.get('filter') ?? '{}');
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Whether an address is that of a list, whatever its query. */
export const isOfList = (list: string, address: string | undefined): address is string =>
  matchPath(`/${list}`, parsePath(address ?? '').pathname ?? '') !== null;

/** The filters in the address of a list; in another page's, none are its. */
export const filtersAt = (list: string, address: string | undefined): Record<string, unknown> =>
  isOfList(list, address) ? filtersIn(new URLSearchParams(parsePath(address).search)) : {};

/** A list's path with these filters, as react-admin reads them. */
export const withFilters = (path: string, filters: Readonly<Record<string, unknown>> = {}): string =>
  Object.keys(filters).length === 0 ? path : `${path}?filter=${encodePart(JSON.stringify(filters))}`;

/**
 * A list's query string without the page size that isn't offered: react-admin would count its pages by it, while the
 * server is asked for no such one. The same string where there is nothing to take out.
 */
export function withOfferedSize(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('perPage') || PAGE_SIZES.some((size) => String(size) === query.get('perPage')))
    return search;
  query.delete('perPage');
  return `?${query}`;
}

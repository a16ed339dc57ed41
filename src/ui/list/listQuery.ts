import { isObject } from '@/schema/fields';

/** The filters of a list out of a url that anyone may have written; the data provider checks each against its input. */
export function filtersIn(search: URLSearchParams): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(search.get('filter') ?? '{}');
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** A list's path with these filters, as react-admin reads them. */
export const withFilters = (path: string, filters: Readonly<Record<string, unknown>> = {}): string =>
  Object.keys(filters).length === 0 ? path : `${path}?filter=${encodeURIComponent(JSON.stringify(filters))}`;

import queryString from 'query-string';
import type { Params } from '@/schema/calls';

/** The parameters that were given, as text. */
function given(params: Params): Record<string, string> {
  const entries = Object.entries(params).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** A path with its parameters as a query; empty ones are left out. */
export function withQuery(path: string, params: Params): string {
  const query = queryString.stringify(given(params), { sort: false, skipEmptyString: true });
  return query ? `${path}?${query}` : path;
}

/** A form-encoded body; a parameter that is given but empty is sent. */
export const formBody = (params: Params) => new URLSearchParams(given(params));

import { type Call, type Params, pathParams } from '../model/calls';
import { encodePart, isPathPart, wellFormed } from '../model/encodePart';
import { unreadOf } from '../model/unread';

/** The parameters that were given, as text; those that can't be read aren't sent. */
function given(params: Params): Record<string, string> {
  const entries = Object.entries(params).filter(
    ([, value]) => value !== undefined && unreadOf(value) === undefined,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, wellFormed(String(value))]));
}

/**
 * A path with its parameters as a query; empty ones are left out.
 * @example withQuery('/v1/tools', { name: 'big saw', shelf: '', page: 1 }) // '/v1/tools?name=big%20saw&page=1'
 */
export function withQuery(path: string, params: Params): string {
  const filledIn = Object.entries(given(params)).filter(([, text]) => text !== '');
  // As percent-encoding: not every server takes a plus sign in a query for a space. A plus itself is `%2B` by now.
  const query = String(new URLSearchParams(filledIn)).replaceAll('+', '%20');
  return query ? `${path}?${query}` : path;
}

/**
 * A form-encoded body; unlike in a query, empty parameters are sent.
 * @example String(formBody({ name: 'Saw', shelf: '' })) // 'name=Saw&shelf='
 */
export const formBody = (params: Params) => new URLSearchParams(given(params));

/**
 * Fills the `{named}` parts of a call's path with their percent-encoded values, and returns the remaining parameters.
 * Throws if a value is missing or empty: the request would go to another path.
 */
export function filled(call: Call, params: Params): readonly [Call, Params] {
  const named = pathParams(call.path);
  if (named.length === 0) return [call, params];
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = unreadOf(params[name]) === undefined ? String(params[name] ?? '') : '';
    if (!isPathPart(value)) throw new Error(`${call.path} needs '${name}'`);
    return encodePart(value);
  });
  const rest = Object.entries(params).filter(([name]) => !named.includes(name));
  return [{ ...call, path: path as Call['path'] }, Object.fromEntries(rest)];
}

import { camel, wordsOf } from './words.ts';

/** One call and its answer, wherever they were recorded. */
export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Without origin and query. */
  readonly path: `/${string}`;
  /** What was sent, in a query or a body, by name; an object inside a body stands under dotted names. */
  readonly params: Readonly<Record<string, string>>;
  /** Of a document, the parameters that must be sent. */
  readonly required?: readonly string[];
  /** The parsed body of the answer; nothing where only a request was recorded. */
  readonly answer?: unknown;
  /** What was noticed when the answer was read: sentences for the developer. */
  readonly notes?: readonly string[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Reads `POST /api/ajax/coupon/getList`, or a path or a url alone, which is then a GET.
 * @throws where it isn't one
 */
export function readCall(text: string): Pick<Exchange, 'method' | 'path' | 'params'> {
  const [first = '', second] = text.trim().split(/\s+/, 2);
  const method = METHODS.find((each) => each === (second ? first.toUpperCase() : 'GET'));
  if (!method) throw new Error(`'${text}' is no call: write it as 'POST /api/orders/list'`);
  const { pathname, searchParams } = new URL(second ?? first, 'http://origin.invalid');
  // The parameters of a documented path stand in braces.
  return { method, path: decodeURI(pathname) as `/${string}`, params: Object.fromEntries(searchParams) };
}

/** What a parameter of a path is called: as the key is, in camel case where that is no name, as `parcel-id`. */
export const pathParam = (key: string): string => (/^\w+$/.test(key) ? key : camel(wordsOf(key)));

/** A path with a parameter in the place of its last number, unless it names one already. */
export const pathOf = ({ path }: Pick<Exchange, 'path'>, key: string): string =>
  path.includes('{')
    ? path
    : path.replace(/^(.*)\/\d+(?=\/|$)/, `$1/{${key === '#' ? 'id' : pathParam(key)}}`);

/** The parameters of a body: a form's, or those of a JSON object. */
export function readBody(text: string): Readonly<Record<string, string>> {
  const body = text.trim();
  if (!body.startsWith('{')) return Object.fromEntries(new URLSearchParams(body));
  return flattened(JSON.parse(body) as Record<string, unknown>, '');
}

const flattened = (value: Record<string, unknown>, above: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, string][] => {
      if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
        return Object.entries(flattened(inner as Record<string, unknown>, `${above}${name}.`));
      return [[`${above}${name}`, inner === null || inner === undefined ? '' : String(inner)]];
    }),
  );

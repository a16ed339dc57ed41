import { camel, wordsOf } from './words.ts';

/** One call and its answer, from whichever source. */
export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Without origin and query. */
  readonly path: `/${string}`;
  /** The query or body parameters by name; nested objects have dotted names. */
  readonly params: Readonly<Record<string, string>>;
  /** The required parameters, if it comes from an OpenAPI document. */
  readonly required?: readonly string[];
  /** The parsed body of the answer; missing if only a request was recorded. */
  readonly answer?: unknown;
  /** Notes for the developer from reading the answer. */
  readonly notes?: readonly string[];
  /** Other recordings of the same call: what they sent and were answered tells what varies. */
  readonly others?: readonly Pick<Exchange, 'params' | 'answer'>[];
}

/** The different values that a parameter was sent with, in all recordings of a call; without empty ones. */
export const valuesSent = (
  { params, others = [] }: Pick<Exchange, 'params' | 'others'>,
  name: string,
): readonly string[] => [
  ...new Set([params, ...others.map((each) => each.params)].flatMap((sent) => sent[name] || [])),
];

/** The names of all parameters of a call, in all of its recordings. */
export const namesSent = ({
  params,
  others = [],
}: Pick<Exchange, 'params' | 'others'>): readonly string[] => [
  ...new Set([params, ...others.map((each) => each.params)].flatMap(Object.keys)),
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Parses `POST /api/ajax/coupon/getList`, or just a path or url, which means GET.
 * @throws if it is none of these
 */
export function readCall(text: string): Pick<Exchange, 'method' | 'path' | 'params'> {
  // The url may contain unencoded spaces: only a word before it is the method.
  const [, verb = 'GET', url = text.trim()] = /^([A-Za-z]+)\s+(\S.*)$/s.exec(text.trim()) ?? [];
  const method = METHODS.find((each) => each === verb.toUpperCase());
  if (!method) throw new Error(`'${text}' isn't a call: write it as 'POST /api/orders/list'`);
  const { pathname, searchParams } = new URL(url, 'http://origin.invalid');
  // Documented paths have their parameters in braces.
  return { method, path: decodeURI(pathname) as `/${string}`, params: Object.fromEntries(searchParams) };
}

/** The name of a path parameter: the key's, in camel case if it isn't an identifier, such as `parcel-id`. */
export const pathParam = (key: string): string => (/^\w+$/.test(key) ? key : camel(wordsOf(key)));

/** A path with its last number replaced by a parameter, unless it already has one. */
export const pathOf = ({ path }: Pick<Exchange, 'path'>, key: string): string =>
  path.includes('{')
    ? path
    : path.replace(/^(.*)\/\d+(?=\/|$)/, `$1/{${key === '#' ? 'id' : pathParam(key)}}`);

/** The parameters of a form or JSON body. */
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

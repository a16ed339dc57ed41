import type { Params } from './calls';
import { encodePart } from './encodePart';
import type { Lazy } from './lazy';

/**
 * A page's address: a path with `:name` parameters, and behind `?` the names of those that a query may carry.
 *
 * @example '/shop/orders/:id?from'
 */
export type RoutePath = `/${string}`;

type PathNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type QueryNames<Q extends string> = Q extends `${infer Name}&${infer Rest}` ? Name | QueryNames<Rest> : Q;
type Names<P extends string> = P extends `${infer Path}?${infer Query}`
  ? PathNames<Path> | QueryNames<Query>
  : PathNames<P>;

/** The parameters of an address, by name; one that the address lacks is `''`. */
export type RouteParams<P extends string = string> = string extends P
  ? Readonly<Record<string, string>>
  : { readonly [K in Names<P>]: string };

type Under = string | readonly string[];
/** Of a method, for these compare loosely: a table of any pages takes those whose parameters are known. */
type UnderBy<A> = { of(params: A): Under }['of'];

/** What every page says of itself. */
interface RouteBase<P, A> {
  readonly path: P;
  /**
   * The lists it belongs to, without the leading slash: it is open where the menu has one of them (and allows its
   * permission there); its breadcrumb, its highlight in the menu and its way back are those of the first that does. A
   * function where the address tells which.
   */
  readonly under: Under | UnderBy<A>;
  /** A right of its own, asked for where the menu tells finer rights below that list. */
  readonly permission?: string;
}

/** The page of a declared show; with `step`, the one where this step of its review is decided. */
export interface ShowRoute<P = RoutePath, A = RouteParams> extends RouteBase<P, A> {
  readonly show: string;
  readonly step?: string;
}

/** The page of a declared list that isn't an entry of the menu: its calls carry parameters of the address. */
export interface ListRoute<P = RoutePath, A = RouteParams> extends RouteBase<P, A> {
  readonly list: string;
  params(route: A): Params;
  /** What stands under the heading, written by hand: it is given the parameters of the address. */
  readonly head?: Lazy<A>;
}

/** The page of a declared form: `create` adds, `edit` changes the record of the parameter `id`. */
export type FormRoute<P = RoutePath, A = RouteParams> = RouteBase<P, A> &
  (
    | { readonly create: string; readonly edit?: undefined }
    | { readonly create?: undefined; readonly edit: string }
  );

/** The workbench of a list's declared queue. */
export interface QueueRoute<P = RoutePath, A = RouteParams> extends RouteBase<P, A> {
  readonly queueOf: string;
  readonly queue: string;
}

/** A page written by hand, loaded when it is opened. */
export interface PageRoute<P = RoutePath, A = RouteParams> extends RouteBase<P, A> {
  readonly load: Lazy<never>;
  readonly props?: object;
  /** The area whose words it uses. */
  readonly words: string;
  /** Without the console's frame: a document of its own, opened in a new tab. */
  readonly bare?: boolean;
}

/** A page of the console, by what it opens; `A` are the parameters of its address. */
export type Route<P = RoutePath, A = RouteParams> =
  | ShowRoute<P, A>
  | ListRoute<P, A>
  | FormRoute<P, A>
  | QueueRoute<P, A>
  | PageRoute<P, A>;

/** Every page but the lists of the menu, by a name that links use. */
export type RouteTable = Readonly<Record<string, Route>>;

/** What the component of a page written by hand takes, all of it and nothing else. */
type Given<Q> = { readonly path: RoutePath; readonly load?: Lazy<Q> } & (unknown extends Q
  ? { readonly props?: Readonly<Record<string, never>> }
  : Partial<Q> extends Q
    ? { readonly props?: NoInfer<Q> }
    : { readonly props: NoInfer<Q> });

/** One member of a union, without what only others of it have: a page opens one thing. */
type OneOf<U, K extends PropertyKey = KeysOf<U>> = U extends unknown
  ? U & { readonly [N in Exclude<K, keyof U>]?: undefined }
  : never;
type KeysOf<U> = U extends unknown ? keyof U : never;

/** Pages by name, each with the parameters of its own path. */
type Pages<P> = { readonly [N in keyof P]: OneOf<Route<P[N], RouteParams<P[N] & string>>> };

/**
 * Declares the pages of a console; links are made by {@link linksOf} with their names. A parameter that the path lacks
 * doesn't compile, nor does a prop that the page lacks, nor one page of two kinds.
 */
export const defineRoutes = <const P extends Readonly<Record<string, RoutePath>>, const Q>(
  routes: Pages<P> & { readonly [N in keyof Q]: Given<Q[N]> },
): Pages<P> => routes;

/** An address without its query: what a router matches. */
export const pathOf = (path: RoutePath): string => path.split('?', 1)[0] ?? path;

/** The names of the parameters that an address carries, in its path and behind it. */
export const paramNames = (path: RoutePath): readonly string[] => [...pathNames(path), ...queryNames(path)];

/** The names of those parameters that an address is none without. */
export const pathNames = (path: RoutePath): readonly string[] =>
  [...pathOf(path).matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const queryNames = (path: RoutePath): readonly string[] => path.split('?')[1]?.split('&') ?? [];

/**
 * The parameters of an address that is open.
 * @param matched what the router found for the `:name` parts
 * @param search its query string
 */
export function routeParams(
  path: RoutePath,
  matched: Readonly<Record<string, string | undefined>>,
  search: string,
): RouteParams {
  const query = new URLSearchParams(search);
  return {
    ...Object.fromEntries(Object.entries(matched).map(([name, value]) => [name, value ?? ''])),
    ...Object.fromEntries(queryNames(path).map((name) => [name, query.get(name) ?? ''])),
  };
}

/** What a link gives a page: every parameter of its path, and those of its query that are known. */
export type LinkParams<P extends string> = RoutePath extends P
  ? Readonly<Record<string, string>>
  : [Names<P>] extends [never]
    ? Readonly<Record<string, never>>
    : { readonly [K in PathOnly<P>]: string } & { readonly [K in Exclude<Names<P>, PathOnly<P>>]?: string };
type PathOnly<P extends string> = P extends `${infer Path}?${string}` ? PathNames<Path> : PathNames<P>;

/** What a part of a path can't be: nothing, or a way up. */
const NOWHERE: readonly string[] = ['', '.', '..'];

/**
 * The address with these parameters, percent-encoded; `''` where a part of the path is missing, for then there is
 * nowhere to go. An empty parameter of the query is left out.
 */
export function fillPath<P extends RoutePath>(path: P, params: LinkParams<P>): string {
  const values = params as Readonly<Record<string, string | undefined>>;
  const parts = pathOf(path)
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith(':') ? (values[part.slice(1)] ?? '') : part));
  if (parts.some((part) => NOWHERE.includes(part))) return '';
  const query = queryNames(path).map((name) => [name, values[name] ?? ''] as const);
  const given = query
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodePart(value)}`);
  return `/${parts.map(encodePart).join('/')}${given.length > 0 ? `?${given.join('&')}` : ''}`;
}

/**
 * The links of a table: a page's name and its parameters become its address, or `''` where one is missing. A page or a
 * parameter that isn't there doesn't compile.
 *
 * @example to('shop/order', { id: row.id, from: 'list' })
 */
export const linksOf =
  <T extends RouteTable>(routes: T) =>
  <N extends keyof T & string>(name: N, params: LinkParams<T[N]['path']>): string => {
    const route = routes[name];
    if (!route) throw new Error(`no page is called '${name}'`);
    return fillPath(route.path as T[N]['path'], params);
  };

/** The lists that a page belongs to, at these parameters of its address. */
export function listsOf({ under }: Route, params: RouteParams): readonly string[] {
  const lists = typeof under === 'function' ? under(params) : under;
  return typeof lists === 'string' ? [lists] : lists;
}

import type { Params } from '../model/calls';
import { encodePart, isPathPart } from '../model/encodePart';
import type { Lazy } from '../model/lazy';

/**
 * A page's address: a path with `:name` parameters and, after `?`, the names of optional query parameters.
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

/** The parameters of an address, by name; missing ones are `''`. */
export type RouteParams<P extends string = string> = string extends P
  ? Readonly<Record<string, string>>
  : { readonly [K in Names<P>]: string };

type Under = string | readonly string[];
/** The type of a method, as methods are bivariant: a table of routes accepts pages with specific parameters. */
type UnderBy<A> = { of(params: A): Under }['of'];

/** A page that belongs to lists, or to whoever is logged in. */
type Belonging<A> =
  | {
      /**
       * The lists it belongs to, without the leading slash. The page is open if the menu has one of them (and allows its
       * permission there); the first such list determines its breadcrumb, its highlight in the menu, and its way back. A
       * function if it depends on the address.
       */
      readonly under: Under | UnderBy<A>;
      /** A permission of its own, checked if the menu has finer rights below that list. */
      readonly permission?: string;
      readonly personal?: undefined;
    }
  | {
      /** It concerns the account itself: open whatever the menu has, and opened from the person's name in the top bar. */
      readonly personal: true;
      readonly under?: undefined;
      readonly permission?: undefined;
    };

/** The options of every page. */
type RouteBase<P, A> = Belonging<A> & {
  readonly path: P;
  /** The capability without which the page doesn't exist; by default none is needed. */
  readonly capability?: string;
};

/** The page of a declared show; with `step`, the page on which this step of its review is decided. */
export type ShowRoute<P = RoutePath, A = RouteParams> = RouteBase<P, A> & {
  readonly show: string;
  readonly step?: string;
};

/** The page of a declared list that isn't in the menu: its calls get parameters from the address. */
export type ListRoute<P = RoutePath, A = RouteParams> = RouteBase<P, A> & {
  readonly list: string;
  params(route: A): Params;
  /** A hand-written component below the heading; its props are the parameters of the address. */
  readonly head?: Lazy<A>;
};

/** The page of a declared form: `create`, or `edit` for the record of the parameter `id`. */
export type FormRoute<P = RoutePath, A = RouteParams> = RouteBase<P, A> &
  (
    | { readonly create: string; readonly edit?: undefined }
    | { readonly create?: undefined; readonly edit: string }
  );

/** The workbench of a list's declared queue. */
export type QueueRoute<P = RoutePath, A = RouteParams> = RouteBase<P, A> & {
  readonly queueOf: string;
  readonly queue: string;
};

/** A hand-written page, loaded when it is opened. */
export type PageRoute<P = RoutePath, A = RouteParams> = RouteBase<P, A> & {
  readonly load: Lazy<never>;
  readonly props?: object;
  /** The area whose words it uses. */
  readonly words: string;
  /** Without the console's frame, for pages opened in a new tab. */
  readonly bare?: boolean;
};

/** A page of the console, by what it opens; `A` are the parameters of its address. */
export type Route<P = RoutePath, A = RouteParams> =
  | ShowRoute<P, A>
  | ListRoute<P, A>
  | FormRoute<P, A>
  | QueueRoute<P, A>
  | PageRoute<P, A>;

/** All pages besides the lists of the menu, by the names that links use. */
export type RouteTable = Readonly<Record<string, Route>>;

/** Requires exactly the props of the page's component. */
type Given<Q> = { readonly path: RoutePath; readonly load?: Lazy<Q> } & (unknown extends Q
  ? { readonly props?: Readonly<Record<string, never>> }
  : Partial<Q> extends Q
    ? { readonly props?: NoInfer<Q> }
    : { readonly props: NoInfer<Q> });

/** One member of a union, without the keys of the others: a page opens one thing. */
type OneOf<U, K extends PropertyKey = KeysOf<U>> = U extends unknown
  ? U & { readonly [N in Exclude<K, keyof U>]?: undefined }
  : never;
type KeysOf<U> = U extends unknown ? keyof U : never;

/** Pages by name, each typed by its path's parameters. */
type Pages<P> = { readonly [N in keyof P]: OneOf<Route<P[N], RouteParams<P[N] & string>>> };

/**
 * Declares the pages of a console, for links made with {@link linksOf}. Unknown parameters and props don't compile, and
 * neither does a page that opens two things.
 * @example
 * defineRoutes({
 *   tool: { path: '/stock/tools/:id', show: 'stock/tools', under: 'stock/tools' },
 *   toolAdd: { path: '/stock/tools-add', create: 'stock/tools', under: 'stock/tools' },
 * })
 */
export const defineRoutes = <const P extends Readonly<Record<string, RoutePath>>, const Q>(
  routes: Pages<P> & { readonly [N in keyof Q]: Given<Q[N]> },
): Pages<P> => routes;

/**
 * An address without its query, for the router.
 * @example pathOf('/stock/tools/:id?from') // '/stock/tools/:id'
 */
export const pathOf = (path: RoutePath): string => path.split('?', 1)[0] ?? path;

/** The names of an address's parameters, in its path and its query. */
export const paramNames = (path: RoutePath): readonly string[] => [...pathNames(path), ...queryNames(path)];

/** The names of the parameters in the path, which are required. */
export const pathNames = (path: RoutePath): readonly string[] =>
  [...pathOf(path).matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const queryNames = (path: RoutePath): readonly string[] => path.split('?')[1]?.split('&') ?? [];

/**
 * The parameters of the current address.
 * @param matched the router's values for the `:name` parts
 * @param search the query string
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

/** The parameters of a link: all those in the path, and optionally those in the query. */
export type LinkParams<P extends string> = RoutePath extends P
  ? Readonly<Record<string, string>>
  : [Names<P>] extends [never]
    ? Readonly<Record<string, never>>
    : { readonly [K in PathOnly<P>]: string } & { readonly [K in Exclude<Names<P>, PathOnly<P>>]?: string };
type PathOnly<P extends string> = P extends `${infer Path}?${string}` ? PathNames<Path> : PathNames<P>;

/** Fills an address with percent-encoded parameters, omitting empty ones in the query; `''` if a part of the path is missing. */
export function fillPath<P extends RoutePath>(path: P, params: LinkParams<P>): string {
  const values = params as Readonly<Record<string, string | undefined>>;
  const parts = pathOf(path)
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith(':') ? (values[part.slice(1)] ?? '') : part));
  if (!parts.every(isPathPart)) return '';
  const query = queryNames(path).map((name) => [name, values[name] ?? ''] as const);
  const given = query
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodePart(value)}`);
  return `/${parts.map(encodePart).join('/')}${given.length > 0 ? `?${given.join('&')}` : ''}`;
}

/**
 * Makes links: a page's name and parameters become its address, or `''` if a parameter is missing. Unknown pages and
 * parameters don't compile.
 * Throws if no page has the name, which a cast could hide from the compiler.
 * @example
 * const to = linksOf(defineRoutes({ tool: { path: '/stock/tools/:id?from', show: 'stock/tools', under: 'stock/tools' } }));
 * to('tool', { id: 't1', from: 'list' }) // '/stock/tools/t1?from=list'
 */
export const linksOf =
  <T extends RouteTable>(routes: T) =>
  <N extends keyof T & string>(name: N, params: LinkParams<T[N]['path']>): string => {
    const route = routes[name];
    if (!route) throw new Error(`no page is called '${name}'`);
    return fillPath(route.path as T[N]['path'], params);
  };

/**
 * The lists that a page belongs to, given the parameters of its address; none, if it is personal.
 * @param params of the page's address
 * @example listsOf({ path: '/stock/tools/:id', show: 'stock/tools', under: 'stock/tools' }, { id: 't1' }) // ['stock/tools']
 */
export function listsOf({ under = [] }: Route, params: RouteParams): readonly string[] {
  const lists = typeof under === 'function' ? under(params) : under;
  return (typeof lists === 'string' ? [lists] : lists).filter((list) => list !== '');
}

/**
 * The resource that a page opens; `undefined` for a page written by hand.
 * @example openedBy({ path: '/stock/tools/:id', show: 'stock/tools', under: 'stock/tools' }) // 'stock/tools'
 */
export function openedBy(route: Route): string | undefined {
  if ('show' in route) return route.show;
  if ('list' in route) return route.list;
  if ('queueOf' in route) return route.queueOf;
  return 'load' in route ? undefined : (route.edit ?? route.create);
}

import type { Call, Params } from '../model/calls';
import { encodeInputs, parseInputs } from '../schema/inputs';
import type { AnyResource } from '../schema/resource';
import type { Client } from './client';
import type { Codec, Page } from './codec';

/** Page sizes offered; the first is the default. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** No more rows than these are asked for at once. */
export const LARGEST_PAGE = PAGE_SIZES[3];

/**
 * The call that a resource declares under this name; throws if there is none.
 * @example await client.send(callOf(resource, 'writeOff'), { ids: 't1,t2' }, { changes: true });
 */
export function callOf(resource: AnyResource, name: string): Call {
  const call = resource.api[name];
  if (!call) throw new Error(`${resource.name} declares no call '${name}'`);
  return call;
}

/** A list query in react-admin's terms. */
interface ListQuery {
  readonly pagination?: { readonly page?: number; readonly perPage?: number };
  readonly filter?: object;
  readonly sort?: { readonly field?: string; readonly order?: string };
  readonly meta?: { readonly params?: Params; readonly whole?: boolean; readonly ownSize?: number };
}

/** The page size: the server's own, one of those offered, or 1 for a count, whatever a hand-written url says. */
export const pageSize = ({ pagination, meta }: ListQuery): number =>
  meta?.ownSize ?? [1, ...PAGE_SIZES].find((size) => size === pagination?.perPage) ?? PAGE_SIZES[0];

/** A valid page number, whatever a hand-written url says. */
export const pageNumber = (page: number) => (Number.isInteger(page) && page > 0 ? page : 1);

/** Whether a page has more rows than were asked for, or fewer than the server counts for it. */
export const isOdd = ({ rows, total = 0 }: Page, at: number, size: number): boolean =>
  rows.length > size || (total > 0 && rows.length < Math.max(1, Math.min(size, total - (at - 1) * size)));

/** The parameters of a list's filters, each of which is checked: they may come from a hand-written url. */
export function filterParams({ definition }: AnyResource, filter: object | undefined): Params {
  const filters = definition.list?.filters ?? {};
  return encodeInputs(filters, parseInputs(filters, { ...filter }));
}

/** The parameters that request one page. */
export function listParams(
  resource: AnyResource,
  query: ListQuery,
  codec: Pick<Codec, 'paging'>,
  page = query.pagination?.page ?? 1,
): Params {
  const { list } = resource.definition;
  const { field = '', order } = query.sort ?? {};
  // A server whose pages are larger goes by no limit; another refuses more than the most that is offered.
  const size = Math.min(pageSize(query), LARGEST_PAGE);
  // A call that works without a limit is sent one only where somebody chose it, or for a count, whose `limit` 1 is our addition.
  const isUnsaid = list?.limit === 'chosen' && (query.meta?.whole || size === PAGE_SIZES[0]);
  const paging = list?.limit === 'none' ? {} : codec.paging(pageNumber(page), isUnsaid ? undefined : size);
  return {
    ...paging,
    ...list?.params,
    ...query.meta?.params,
    ...filterParams(resource, query.filter),
    // A declared order: a hand-written url may name any.
    ...(list?.sort?.by.includes(field) && list.sort.params(field, order === 'DESC')),
    // Again: it comes first on the wire, but must win over a filter of the same name.
    ...paging,
  };
}

/** The names of the paging parameters. */
export const pagingNames = (codec: Pick<Codec, 'paging'>): readonly string[] =>
  Object.keys(codec.paging(1, PAGE_SIZES[0]));

/** Prefetches the first rows of a list: its own request, if it comes soon, takes the answer. */
export function prefetchRows(
  resource: AnyResource,
  { client, codec }: { readonly client: Client; readonly codec: Codec },
  signal?: AbortSignal,
): void {
  const { list } = resource.definition;
  if (list) client.prefetch(callOf(resource, list.call), listParams(resource, {}, codec), signal);
}

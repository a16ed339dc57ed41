import type { GetListParams, GetListResult } from 'react-admin';
import { forgetting, loadChunk } from '../chunks';
import type { Params } from '../model/calls';
import type { FormUser } from '../model/inputs';
import { isObject } from '../model/values';
import type { DriftSink } from '../schema/drift';
import type { SentForm } from '../schema/forms';
import { encodeInputs } from '../schema/inputs';
import { decodeRow, decodeRows } from '../schema/record';
import type { AnyResource, AnyRow } from '../schema/resource';
import { asData } from '../schema/rowNumber';
import { shownInputs, type Values } from '../schema/validate';
import type { Client } from './client';
import type { Codec, Page } from './codec';
import type { ConsoleDataProvider } from './consoleDataProvider';
import { ApiError } from './errors';
import { callOf, isOdd, LARGEST_PAGE, listParams, pageNumber, pageSize } from './listCall';
import type { Meta } from './meta';
import type { SpeltPage } from './spellings';
import { speltFilter } from './speltFilter';

/** The options of {@link createDataProvider}. */
export interface DataProviderOptions {
  readonly client: Client;
  readonly codec: Codec;
  /** Loads a declaration, once. */
  load(name: string): Promise<AnyResource>;
  readonly onDrift: DriftSink;
  /** Who is logged in, for forms that begin with their name. */
  readonly session?: { identity(): FormUser | undefined };
}

/**
 * Maps react-admin's verbs onto the calls that a resource declares.
 *
 * | verb | what is sent |
 * |---|---|
 * | getList | the list's call: page, limit, its fixed parameters, the filters it declares |
 * | getOne | the detail's call |
 * | submit | the call of an action, a decision or a form, with what was filled in and what it takes from the record |
 * | create, update | the `create` or `edit` form, checked and filled in as on its own page; the answer is the record, read again |
 * | getMany | the detail's call for each record |
 * | getManyReference | the list's call with a filter that it declares |
 *
 * Every answer is decoded; every rejection is an `ApiError` or an abort. What no declaration serves is refused in words, and
 * nothing is sent.
 */
export function createDataProvider({
  client,
  codec,
  onDrift,
  ...given
}: DataProviderOptions): ConsoleDataProvider {
  /** The lists and values whose server was seen to match all spellings for one. */
  const matchesAll = new Set<string>();
  /** The page sizes of servers that have their own, by list. */
  const ownSizes = new Map<string, number>();
  const load = (name: string) => given.load(name).catch(forgetting);

  /** What only react-admin's own parts ask for. */
  async function parts() {
    const { createPageParts } = await loadChunk(() => import('./pageParts'));
    return createPageParts(provider, load, () => given.session?.identity());
  }

  const provider: ConsoleDataProvider = {
    supportAbortSignal: true,

    async getList(name, given) {
      const resource = await load(name);
      const { list } = resource.definition;
      if (!list) return (await parts()).read(name);
      const call = callOf(resource, list.call);
      const known = ownSizes.get(name);
      const isOwn = known !== undefined && known === given.pagination?.perPage;
      const params = isOwn ? { ...given, meta: { ...given.meta, ownSize: known } } : given;
      const { background, whole, spelling = 0, ownSize }: Meta = params.meta ?? {};
      if (import.meta.env.DEV) warnOfUndeclared(resource, params);
      const { page: asked = 1, perPage } = params.pagination ?? {};
      const isPaged = list.limit !== 'none';
      const limit = pageSize(params);
      if (isPaged && !whole && !ownSize) {
        if (known && known > LARGEST_PAGE) {
          const span = await (await parts()).getSpan(name, params, known).catch(noneIfMalformed);
          if (span) return span;
          // It was the size of a single answer.
          ownSizes.delete(name);
        }
        if (perPage && perPage !== limit) return (await parts()).getSpan(name, params);
      }
      const options = { signal: params.signal, background };
      const spelt = speltFilter(resource, params.filter ?? {});
      const ask = async (extra: Params, page: number): Promise<SpeltPage> => {
        const asked = { ...listParams(resource, params, codec, page), ...extra };
        return codec.page(await client.send(call, asked, options), call);
      };
      const read = async (page: number): Promise<SpeltPage> => {
        if (!spelt) return ask({}, page);
        const { readSpelling, readSpelt } = await loadChunk(() => import('./spellings'));
        const known = { set: matchesAll, key: `${name} ${spelt.codes.join()}` };
        if (whole) return readSpelling(spelt, spelling, ask, { page, known });
        return readSpelt(spelt, ask, { page, size: limit, known });
      };

      let at = pageNumber(asked);
      let page = await read(at);
      let other: number | undefined;
      // A count asks for one row; what else comes tells nothing of pages.
      if (isPaged && !whole && limit > 1 && isOdd(page, at, limit)) {
        const { settlePage } = await loadChunk(() => import('./serverPages'));
        const isFixed = ownSize !== undefined || spelt !== undefined;
        ({ page, at, ownSize: other } = await settlePage({ page, at, size: limit, known, isFixed }, read));
        if (other) ownSizes.set(name, other);
        // The rows that were asked for are elsewhere.
        if (other && at > 1)
          return (await parts()).getSpan(
            name,
            { ...params, pagination: { page: at, perPage: limit } },
            other,
          );
      }
      const { key } = resource.definition;
      const size = isPaged ? limit : page.rows.length;
      const seen = (isPaged ? (at - 1) * size : 0) + Math.min(page.rows.length, size);
      const isFull = isPaged && !whole && at === asked && page.rows.length >= size;
      const next = isFull ? { pageInfo: { hasNextPage: true, hasPreviousPage: at > 1 } } : { total: seen };
      // While all pages are read, they may have the server's own size, and the one after the last is empty.
      const extent = whole && at > 1 ? { total: page.total } : extentOf(page, seen, next);
      if (page.total !== undefined && extent.total !== page.total)
        onDrift({ where: name, field: 'count', problem: 'wrong count', found: '' });
      const asOne = { where: name, sink: onDrift };
      // More rows than requested would freeze the page.
      const rows = whole || ownSize ? page.rows : page.rows.slice(0, size);
      const data = decodeRows(resource.record, key as '#', rows, asOne);
      const answered = rows.length < page.rows.length ? { answered: page.rows.length } : {};
      const meta = { ...answered, ...(other && { ownSize: other }), ...page.spelt };
      return { data: data as never[], ...extent, ...(Object.keys(meta).length > 0 && { meta }) };
    },

    async getOne(name, { id, meta, signal }) {
      const resource = await load(name);
      const { detail } = resource.definition;
      if (!detail) return (await parts()).read(name);
      const { route = {}, opening, background, params: more }: Meta = meta ?? {};
      const params = {
        ...detail.params(String(id), route),
        ...(opening && detail.opening?.(route)),
        ...more,
      };
      const wire = await client.send(callOf(resource, detail.call), params, { signal, background });
      // Anything else would look like a record whose fields are all empty.
      const isRecord =
        isObject(wire) && Object.keys(resource.record).some((name) => Object.hasOwn(wire, name));
      if (!isRecord) throw ApiError.of('malformed');
      const row = decodeRow(resource.record, '#', wire, { where: name, index: 0, sink: onDrift });
      return { data: { ...row, id, route } as never };
    },

    async submit({ resource, action, keepalive }, record, values, params) {
      const sent = { ...submitParams(action, values, record), ...params };
      return client.send(callOf(resource, action.call), sent, { changes: true, keepalive });
    },

    create: async (name, params) => (await parts()).create(name, params),
    update: async (name, params) => (await parts()).update(name, params),
    getMany: async (name, params) => (await parts()).getMany(name, params),
    getManyReference: async (name, params) => (await parts()).getManyReference(name, params),
    updateMany: async (name) => (await parts()).updateMany(name),
    delete: async (name) => (await parts()).delete(name),
    deleteMany: async (name) => (await parts()).deleteMany(name),
  };
  return provider;
}

function noneIfMalformed(error: unknown): undefined {
  if (!(error instanceof ApiError && error.failure === 'malformed')) throw error;
}

/** Tells the developer of a page what it asks of a list in vain. */
function warnOfUndeclared({ name, definition }: AnyResource, { sort, filter }: GetListParams) {
  const unknown = Object.keys(filter ?? {}).filter((each) => !(each in (definition.list?.filters ?? {})));
  // react-admin always sorts, by default by `id`.
  if (sort && sort.field !== 'id' && !definition.list?.sort?.by.includes(sort.field))
    console.warn(`${name} can't be sorted: '${sort.field}' isn't sent`);
  if (unknown.length > 0) console.warn(`${name} declares no filter ${unknown.join(', ')}: it isn't sent`);
}

/** The total number of rows or, if that isn't known, whether there are more pages. */
type Extent = Partial<Pick<GetListResult, 'total' | 'pageInfo'>>;

/**
 * How far a list extends: as many rows as the server counts, but at least as many as were seen. If it counts fewer, or not at
 * all, a full page may be followed by another. Throws if rows are counted but none came: an error never looks like an empty
 * list.
 */
function extentOf({ rows, total }: Page, seen: number, otherwise: Extent): Extent {
  if (rows.length === 0 && total) throw ApiError.of('malformed');
  return total !== undefined && (total >= seen || rows.length === 0) ? { total } : otherwise;
}

/**
 * The parameters of a submit: the inputs, encoded under their own names, and those taken from the row. An input that is blank or
 * not shown is sent empty: the contract lists its parameter, and a server may insist on it or keep what isn't sent.
 */
export const submitParams = (
  { form, shown, with: of }: SentForm<AnyRow>,
  values: Values,
  row: AnyRow,
): Params => ({
  ...Object.fromEntries(
    Object.entries(form).flatMap(([name, input]) =>
      input.kind === 'password' && input.repeats !== undefined ? [] : [[name, '']],
    ),
  ),
  ...encodeInputs(shownInputs({ inputs: form, shown }, values), values),
  ...of?.(asData(row)),
});

import { createClient } from '../../api/client.ts';
import type { Codec, Page } from '../../api/codec.ts';
import { createDataProvider } from '../../api/dataProvider.ts';
import { callOf, listParams, PAGE_SIZES } from '../../api/listCall.ts';
import type { Call, Params } from '../../model/calls.ts';
import { decodeRows } from '../../schema/record.ts';
import type { AnyResource, AnyRow } from '../../schema/resource.ts';
import { asData } from '../../schema/rowNumber.ts';
import type { DetailTarget } from './links.ts';

/** The page size for requests: not the default, to detect servers that ignore it. */
export const PAGE_SIZE = PAGE_SIZES[1];

/** A request as sent, with its answer. */
export interface Exchange {
  readonly resource: string;
  readonly call: Call;
  readonly params: Params;
  /** The HTTP status; missing if there was no answer. */
  readonly status?: number;
  /** The raw body. */
  readonly text: string;
  /** The time until the last byte. */
  readonly ms: number;
  /** Whether it answered the request. */
  readonly ok: boolean;
}

/** The parameters of a list besides the page number. */
interface ListQuery {
  readonly page?: number;
  readonly filter?: Readonly<Record<string, unknown>>;
  /** A declared order: `ASC` or `DESC`. */
  readonly sort?: { readonly field: string; readonly order: string };
  /** Parameters added by the page or dialog that contains the list. */
  readonly params?: Params;
}

/** Reads lists and details as the console does, one request at a time, and records the exchanges. */
export interface Reader {
  /** All exchanges so far, oldest first. */
  readonly exchanges: readonly Exchange[];
  /** One page of a list, in wire format. Rejects like the client. */
  page(resource: AnyResource, query: ListQuery): Promise<Required<Page>>;
  /** One record, in wire format. Rejects like the client, and if the answer isn't a record. */
  record(resource: AnyResource, target: DetailTarget): Promise<unknown>;
}

interface ReaderOptions {
  /** The base url of every path, without a trailing slash. */
  readonly base: string;
  readonly token: string;
  readonly codec: Codec;
  /** A monotonic clock, in milliseconds. */
  now(): number;
}

/**
 * Creates a reader of a server, based on the console's own client.
 * @example
 * const { codec } = application;
 * const reader = createReader({ base: 'https://staging.example', token: 't', codec, now: () => performance.now() });
 * const { rows } = await reader.page(resource, { page: 1 });
 */
export function createReader({ base, token, codec, now }: ReaderOptions): Reader {
  const exchanges: Exchange[] = [];
  let answered: Pick<Exchange, 'status' | 'text'> = { text: '' };
  const client = createClient({
    base,
    codec,
    token: () => token,
    onSessionEnd: () => {},
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      answered = { status: response.status, text: await response.clone().text() };
      return response;
    },
  });

  async function send(resource: AnyResource, call: Call, params: Params): Promise<unknown> {
    answered = { text: '' };
    const began = now();
    let ok = false;
    try {
      const data = await client.send(call, params);
      ok = true;
      return data;
    } finally {
      exchanges.push({ resource: resource.name, call, params, ...answered, ms: now() - began, ok });
    }
  }

  return {
    exchanges,
    async page(resource, { page = 1, filter = {}, sort, params = {} }) {
      const call = callOf(resource, resource.definition.list?.call ?? '');
      const asked = { pagination: { page, perPage: PAGE_SIZE }, filter, sort, meta: { params } };
      const { rows, total = rows.length } = codec.page(
        await send(resource, call, listParams(resource, asked, codec)),
        call,
      );
      return { rows, total };
    },
    async record(resource, { id, route, params }) {
      let wire: unknown;
      const provider = createDataProvider({
        codec,
        client: {
          ...client,
          send: async (call, given = {}) => {
            wire = await send(resource, call, given);
            return wire;
          },
        },
        load: async () => resource,
        onDrift: () => {},
      });
      await provider.getOne(resource.name, { id, meta: { route, params, opening: true } });
      return wire;
    },
  };
}

/**
 * Rows as declarations see them, including rows with the same number, or without one.
 * @example const rows = decoded(resource, [{ id: 7, name: 'Saw' }]);
 */
export const decoded = (
  { name, record, definition }: AnyResource,
  rows: readonly unknown[],
): readonly AnyRow[] =>
  decodeRows(record, definition.key as '#', rows, { where: name, sink: () => {} }).map(asData);

import { createClient } from '../../src/api/client.ts';
import type { Codec, Page } from '../../src/api/codec.ts';
import { createDataProvider } from '../../src/api/dataProvider.ts';
import { callOf, listParams, PAGE_SIZES } from '../../src/api/listCall.ts';
import type { Call, Params } from '../../src/schema/calls.ts';
import { decodeRow } from '../../src/schema/record.ts';
import type { AnyResource, AnyRow } from '../../src/schema/resource.ts';
import type { DetailTarget } from './links.ts';

/** How many rows a page is asked for: not the default, so that a server that overlooks it is seen. */
export const PAGE_SIZE = PAGE_SIZES[1];

/** One request as it was sent, and what came. */
export interface Exchange {
  readonly resource: string;
  readonly call: Call;
  readonly params: Params;
  /** Of HTTP; none where there was no answer. */
  readonly status?: number;
  /** The body as it came. */
  readonly text: string;
  /** Until its last byte. */
  readonly ms: number;
  /** Whether it answered what was asked. */
  readonly ok: boolean;
}

/** What is asked of a list beside the page's number. */
interface ListQuery {
  readonly page?: number;
  readonly filter?: Readonly<Record<string, unknown>>;
  /** What the page or dialog that a list stands in adds. */
  readonly params?: Params;
}

/** Reads lists and details as the console does, one request after the other, and keeps what was exchanged. */
export interface Reader {
  /** Every exchange so far, the newest last. */
  readonly exchanges: readonly Exchange[];
  /** One page of a list, as the wire has it. Rejects as the client does. */
  page(resource: AnyResource, query: ListQuery): Promise<Required<Page>>;
  /** One record, as the wire has it. Rejects as the client does, and where it is none. */
  record(resource: AnyResource, target: DetailTarget): Promise<unknown>;
}

interface ReaderOptions {
  /** What every path is under, without a slash at its end. */
  readonly base: string;
  readonly token: string;
  readonly codec: Codec;
  /** Milliseconds, of a clock that only goes forward. */
  now(): number;
}

/** A reader of a server, over the console's own client. */
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
    async page(resource, { page = 1, filter = {}, params = {} }) {
      const call = callOf(resource, resource.definition.list?.call ?? '');
      const asked = { pagination: { page, perPage: PAGE_SIZE }, filter, meta: { params } };
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

/** Rows as the console has them; two of one key stay so. */
export const decoded = (
  { name, record, definition }: AnyResource,
  rows: readonly unknown[],
): readonly AnyRow[] =>
  rows.map((wire, index) =>
    decodeRow(record, definition.key as '#', wire, { where: name, index, sink: () => {} }),
  );

import type { RaRecord } from 'react-admin';
import type { Client, SendOptions } from '../../api/client';
import type { Answer, Codec } from '../../api/codec';
import type { ConsoleDataProvider } from '../../api/consoleDataProvider';
import { createDataProvider, type DataProviderOptions } from '../../api/dataProvider';
import { ApiError, isAbort } from '../../api/errors';
import type { Call, Params } from '../../model/calls';
import type { Drift } from '../../schema/drift';
import { type AnyRow, NO_ROW } from '../../schema/resource';
import { sentParams } from './parameters';
import type { Operation, Trace } from './trace';

/** How a client is watched. */
interface Watching {
  readonly codec: Codec;
  readonly trace: Trace;
  readonly operation?: Operation;
}

/** A client whose requests are recorded, except for those in the background, such as a count for the menu. */
export function watchClient(client: Client, { codec, trace, operation }: Watching): Client {
  type Send<T> = (options: SendOptions) => Promise<T>;
  async function watched<T>(call: Call, params: Params, options: SendOptions, send: Send<T>): Promise<T> {
    if (options.background) return send(options);
    const know = trace.begin({ call, params, sent: sentParams(call, params, codec), operation });
    const began = performance.now();
    const heard = ({ status }: Answer) => know({ status, took: performance.now() - began });
    try {
      const data = await send({ ...options, heard });
      know({ data });
      return data;
    } catch (error) {
      know({ failure: failureOf(error) });
      throw error;
    }
  }
  return {
    ...client,
    send: (call, params = {}, options = {}) =>
      watched(call, params, options, (heard) => client.send(call, params, heard)),
    fetchText: (call, params = {}, options = {}) =>
      watched(call, params, options, (heard) => client.fetchText(call, params, heard)),
    upload: (call, file, options) => watched(call, {}, {}, () => client.upload(call, file, options)),
    download: (call, params = {}) => watched(call, params, {}, () => client.download(call, params)),
  };
}

const failureOf = (error: unknown) =>
  isAbort(error) ? 'abort' : error instanceof ApiError ? error.failure : String(error);

const rowOf = (record: RaRecord): AnyRow => ({ ...record, id: String(record.id) });

/** A data provider that records what each request was sent for, and how its answer was decoded. */
export function watchDataProvider(options: DataProviderOptions, trace: Trace): ConsoleDataProvider {
  /** Does an operation with a data provider of its own, whose requests are recorded as sent for it. */
  async function watched<T>(
    operation: Operation,
    run: (provider: ConsoleDataProvider) => Promise<T>,
    rowsOf: (answer: T) => readonly AnyRow[] = () => [],
  ): Promise<T> {
    const drifts: Drift[] = [];
    const provider = createDataProvider({
      ...options,
      client: watchClient(options.client, { codec: options.codec, trace, operation }),
      onDrift(drift) {
        drifts.push(drift);
        options.onDrift(drift);
      },
    });
    try {
      const answer = await run(provider);
      trace.settle(operation, { drifts, rows: rowsOf(answer) });
      return answer;
    } catch (error) {
      trace.settle(operation, { drifts, failure: failureOf(error) });
      throw error;
    }
  }

  const provider = createDataProvider(options);
  // In place: what it does with several of its own verbs, such as saving a record and reading it again, is recorded, too.
  return Object.assign(provider, {
    async getList(name, params) {
      const resource = await options.load(name);
      const { meta = {} } = params;
      return watched(
        { resource, verb: 'getList', row: NO_ROW, meta },
        (each) => each.getList(name, params),
        ({ data }) => data.map(rowOf),
      );
    },
    async getOne(name, params) {
      const resource = await options.load(name);
      const { id, meta = {} } = params;
      return watched(
        { resource, verb: 'getOne', row: { id: String(id) }, meta },
        (each) => each.getOne(name, params),
        ({ data }) => [rowOf(data)],
      );
    },
    submit: (action, row, values, params) =>
      watched({ ...action, verb: 'submit', row, meta: { params } }, (each) =>
        each.submit(action, row, values, params),
      ),
  } satisfies Partial<ConsoleDataProvider>);
}

import type { DataProvider } from 'react-admin';
import type { Client, SendOptions } from '../../api/client';
import type { Answer, Codec } from '../../api/codec';
import { createDataProvider, type DataProviderOptions } from '../../api/dataProvider';
import { ApiError, isAbort } from '../../api/errors';
import type { Meta } from '../../api/meta';
import type { Call, Params } from '../../model/calls';
import type { Drift } from '../../schema/drift';
import type { AnyRow } from '../../schema/resource';
import { sentParams } from './parameters';
import type { Operation, Trace, Verb } from './trace';

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

/** A verb of the data provider, whatever it returns. */
type Ask = (name: string, params: VerbParams) => Promise<{ readonly data: unknown }>;

const VERBS: readonly Verb[] = ['getList', 'getOne', 'create', 'update'];

/** The verbs' parameters, as far as they are read here. */
interface VerbParams {
  readonly id?: unknown;
  readonly meta?: Meta;
  readonly previousData?: object;
}

/** A data provider that records what each request was sent for, and how its answer was decoded. */
export function watchDataProvider(options: DataProviderOptions, trace: Trace): DataProvider {
  const watched = (verb: Verb) => async (name: string, params: VerbParams) => {
    const { id = '', meta = {}, previousData } = params;
    const resource = await options.load(name);
    const operation: Operation = { resource, verb, row: { ...previousData, id: String(id) }, meta };
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
      const answer = await (provider[verb] as Ask)(name, params);
      trace.settle(operation, {
        drifts,
        rows: verb.startsWith('get') ? ([answer.data].flat() as AnyRow[]) : [],
      });
      return answer;
    } catch (error) {
      trace.settle(operation, { drifts, failure: failureOf(error) });
      throw error;
    }
  };
  const verbs = Object.fromEntries(VERBS.map((verb) => [verb, watched(verb)]));
  return { ...createDataProvider(options), ...verbs } as DataProvider;
}

import { codec } from '@resources/codec';
import { beforeEach, expect, it } from 'vitest';
import type { Client } from '@/api/client';
import { ApiError } from '@/api/errors';
import { createTrace, type Trace } from '@/console/inspect/trace';
import { watchClient, watchDataProvider } from '@/console/inspect/watch';
import { defineEnum, defineRecord, defineResource, f, get } from '@/schema';
import type { Drift } from '@/schema/drift';
import type { AnyResource } from '@/schema/resource';

const thing = defineResource({
  name: 'area/thing',
  record: defineRecord({ id: f.text(), state: f.enum(defineEnum('state', { on: { wire: '1' } })) }),
  api: { list: get('/list') },
  build: () => ({ key: 'id', list: { call: 'list', columns: ['id'] } }),
}) as unknown as AnyResource;

let trace: Trace;
const drifts: Drift[] = [];
beforeEach(() => {
  trace = createTrace();
  drifts.length = 0;
  history.replaceState(null, '', '/here');
});

/** A client that answers every call so. */
const answering = (answer: unknown) =>
  ({
    async send(_call, _params, options) {
      options?.heard?.({ text: '', status: 200 });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  }) as Client;

const provider = (answer: unknown) =>
  watchDataProvider(
    { client: answering(answer), codec, load: async () => thing, onDrift: (drift) => drifts.push(drift) },
    trace,
  );
const LIST = { pagination: { page: 1, perPage: 10 } } as never;

it('keeps a request with what it was sent for, what was answered and what was made of it', async () => {
  const answer = { data: [{ id: '1', state: '9' }], total: 1, count: 1 };
  const { data } = await provider(answer).getList('area/thing', LIST);
  expect(trace.requests()).toMatchObject([
    {
      screen: '/here',
      sent: { page: '1', limit: '10' },
      operation: { resource: thing, verb: 'getList' },
      status: 200,
      took: expect.any(Number),
      data: answer,
      rows: data,
    },
  ]);
  expect(drifts, 'still told to whoever hears of drift').toHaveLength(1);
});

it('keeps why a request failed, and lets it fail', async () => {
  await expect(provider(ApiError.of('refused')).getList('area/thing', LIST)).rejects.toThrow(
    'errors.refused',
  );
  expect(trace.requests()).toMatchObject([{ failure: 'refused' }]);
  await expect(provider('broken').getList('area/thing', LIST)).rejects.toThrow('errors.malformed');
  expect(trace.requests()[0]).toMatchObject({ failure: 'malformed' });
});

it('keeps what a page written by hand sends, of the screen that is open alone, and no count in the background', async () => {
  const client = watchClient(answering({}), { codec, trace });
  await client.send(get('/first'));
  await client.send(get('/count'), {}, { background: true });
  expect(trace.requests().map(({ call }) => call.path)).toEqual(['/first']);
  history.replaceState(null, '', '/there');
  await client.send(get('/second'));
  expect(trace.requests().map(({ call }) => call.path)).toEqual(['/second']);
});

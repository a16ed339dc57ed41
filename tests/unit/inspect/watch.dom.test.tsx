import { codec } from '@resources/codec';
import { beforeEach, expect, it } from 'vitest';
import type { Client } from '../../../src/api/client';
import { ApiError } from '../../../src/api/errors';
import { createTrace, type Trace } from '../../../src/console/inspect/trace';
import { watchClient, watchDataProvider } from '../../../src/console/inspect/watch';
import type { Drift } from '../../../src/schema/drift';
import { submits } from '../../../src/schema/lint/parts';
import { type AnyResource, NO_ROW } from '../../../src/schema/resource';
import { defineEnum, defineRecord, defineResource, f, get, i, post } from '../../../src/schema.ts';

const thing = defineResource({
  name: 'area/thing',
  record: defineRecord({ id: f.text(), state: f.enum(defineEnum('state', { on: { wire: '1' } })) }),
  api: { list: get('/list'), one: get('/one'), send: post('/send') },
  build: ({ submit, form }) => ({
    key: 'id',
    list: {
      call: 'list',
      columns: ['id'],
      actions: { add: submit({ call: 'send', form: { note: i.text() } }) },
    },
    actions: { close: submit({ call: 'send', form: { note: i.text() } }) },
    detail: { call: 'one', params: () => ({}) },
    edit: form({ call: 'send', form: { note: i.text() } }),
  }),
}) as unknown as AnyResource;

let trace: Trace;
const drifts: Drift[] = [];
beforeEach(() => {
  trace = createTrace();
  drifts.length = 0;
  history.replaceState(null, '', '/here');
});

/** A client that gives every call this answer. */
const answering = (answer: unknown) =>
  ({
    async send(_call, _params, options) {
      options?.heard?.({ text: '', status: 200, headers: new Headers() });
      if (answer instanceof Error || answer instanceof DOMException) throw answer;
      return answer;
    },
  }) as Client;

const provider = (answer: unknown) =>
  watchDataProvider(
    { client: answering(answer), codec, load: async () => thing, onDrift: (drift) => drifts.push(drift) },
    trace,
  );
const LIST = { pagination: { page: 1, perPage: 10 } } as never;

it('records a request with its purpose, its answer and the result', async () => {
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

it('keeps why a request failed, and rethrows the error', async () => {
  await expect(provider(ApiError.of('refused')).getList('area/thing', LIST)).rejects.toThrow(
    'errors.refused',
  );
  expect(trace.requests()).toMatchObject([{ failure: 'refused' }]);
  await expect(provider('broken').getList('area/thing', LIST)).rejects.toThrow('errors.malformed');
  expect(trace.requests()[0]).toMatchObject({ failure: 'malformed' });
});

it('records an aborted request, which is no failure, and other errors with their message', async () => {
  const left = new DOMException('left', 'AbortError');
  await expect(provider(left).getList('area/thing', LIST)).rejects.toBe(left);
  expect(trace.requests()[0]).toMatchObject({ failure: 'abort' });
  await expect(provider(new TypeError('odd')).getList('area/thing', LIST)).rejects.toThrow('odd');
  expect(trace.requests()[0]).toMatchObject({ failure: 'TypeError: odd' });
});

it('records why a hand-written page’s request has failed', async () => {
  const client = watchClient(answering(ApiError.of('timeout')), { codec, trace });
  await expect(client.send(get('/first'))).rejects.toThrow('errors.timeout');
  expect(trace.requests()).toMatchObject([{ failure: 'timeout' }]);
});

it('records what is sent about a row with that row, ignoring the answer', async () => {
  const [close, add] = submits(thing).map(({ part }) => part);
  if (!close || !add) throw new Error('nothing is sent');
  const row = { id: '7', state: 'on' };
  await provider({}).submit({ resource: thing, action: close }, row, { note: 'n' });
  expect(trace.requests()).toMatchObject([
    { operation: { verb: 'submit', action: close, row }, sent: { note: 'n' }, rows: [] },
  ]);
  await provider({}).submit({ resource: thing, action: add }, NO_ROW, {});
  expect(trace.requests()[0]).toMatchObject({ operation: { action: add, row: NO_ROW }, rows: [] });
});

it('records each step of a save by react-admin’s own form with what it was for', async () => {
  const params = { id: '7', data: { note: 'n' }, previousData: { id: '7' } };
  await provider({ id: '7', state: '1' }).update('area/thing', params);
  expect(trace.requests().map(({ operation, call }) => [operation?.verb, call.path])).toEqual([
    ['getOne', '/one'],
    ['submit', '/send'],
    ['getOne', '/one'],
  ]);
});

it('records text requests, uploads and downloads', async () => {
  const answer = async () => 'the answer';
  const sending = { fetchText: answer, upload: answer, download: answer } as unknown as Client;
  const client = watchClient(sending, { codec, trace });
  await client.fetchText(get('/text'), { a: 1 });
  await client.upload(post('/file'), new File([], 'a.txt'));
  await client.download(get('/export'));
  expect(trace.requests().map(({ call, data }) => [call.path, data])).toEqual([
    ['/export', 'the answer'],
    ['/file', 'the answer'],
    ['/text', 'the answer'],
  ]);
});

it('keeps the last fifty requests of a screen', async () => {
  const client = watchClient(answering({}), { codec, trace });
  for (let n = 1; n <= 51; n += 1) await client.send(get(`/${n}`));
  const paths = trace.requests().map(({ call }) => call.path);
  expect([paths.length, paths.at(0), paths.at(-1)]).toEqual([50, '/51', '/2']);
});

it('records the requests of a hand-written page, for the open screen only, without background counts', async () => {
  const client = watchClient(answering({}), { codec, trace });
  await client.send(get('/first'));
  await client.send(get('/count'), {}, { background: true });
  expect(trace.requests().map(({ call }) => call.path)).toEqual(['/first']);
  history.replaceState(null, '', '/there');
  await client.send(get('/second'));
  expect(trace.requests().map(({ call }) => call.path)).toEqual(['/second']);
});

import { askBatch } from '@resources/downloads/askBatch';
import { historyParams, historyTypeOf } from '@resources/downloads/historyOf';
import { createRequestLog } from '@resources/downloads/requestLog';
import { resultOf } from '@resources/downloads/useBatchDownload';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { createUrlGate } from '../../../src/api/safeUrl';

vi.stubGlobal('location', { origin: 'https://console.example.com' });
afterAll(() => void vi.unstubAllGlobals());

const safeUrl = createUrlGate((url) => url.replace('old.example.com', 'new.example.com'));
const answering = (data: unknown) => {
  const send = vi.fn<Client['send']>(async () => data);
  return { send, client: { send } as unknown as Client };
};
const request = { numbers: ['A', 'B'], type: '2', uid: '7' } as const;

describe('requesting a batch', () => {
  it('sends the numbers comma-separated, the type and the uid', async () => {
    const { client, send } = answering(['/a', '/b']);
    await askBatch(client, safeUrl, request);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', path: '/api/evidence/downloadBatch' });
    expect(send.mock.calls[0]?.[1]).toEqual({ baoquanStr: 'A,B', type: '2', uid: '7' });
  });

  it('rewrites the storage host, then rejects unsafe urls', async () => {
    const { client } = answering(['https://old.example.com/a?sig=%2F', 'javascript:alert(1)']);
    expect(await askBatch(client, safeUrl, request)).toEqual([
      { number: 'A', url: 'https://new.example.com/a?sig=%2F' },
      { number: 'B', url: undefined },
    ]);
  });

  it('matches a url by its baoquan_no before its position', async () => {
    const { client } = answering(['/f?baoquan_no=B', '/f?baoquan_no=A']);
    expect((await askBatch(client, safeUrl, request)).map(({ number }) => number)).toEqual(['B', 'A']);
  });

  it('makes no guess if fewer urls come back than were requested', async () => {
    const { client } = answering(['/f']);
    expect((await askBatch(client, safeUrl, request)).map(({ number }) => number)).toEqual([undefined]);
  });

  it('assigns unnamed files by order, after setting the named ones apart', async () => {
    const { client } = answering(['/f', '/f?baoquan_no=A']);
    expect((await askBatch(client, safeUrl, request)).map(({ number }) => number)).toEqual(['B', 'A']);
  });

  it('makes no guess if the answer names evidence that was not requested', async () => {
    const { client } = answering(['/f?baoquan_no=Z', '/f']);
    const numbers = (await askBatch(client, safeUrl, request)).map(({ number }) => number);
    expect(numbers).toEqual([undefined, undefined]);
  });

  const BOTH = [
    { number: 'A', url: 'https://f.test/1' },
    { number: 'B', url: 'https://f.test/2' },
  ];
  it.each([
    [[{ url: 'https://f.test/1' }, { url: 'https://f.test/2' }]],
    [[{ downUrl: 'https://f.test/1' }, { downUrl: 'https://f.test/2' }]],
    [
      [
        { baoquan_no: 'B', name: 'b', fileUrl: 'https://f.test/2' },
        { baoquan_no: 'A', path: 'https://f.test/1' },
      ],
    ],
    [{ A: 'https://f.test/1', B: 'https://f.test/2' }],
    [{ B: { url: 'https://f.test/2' }, A: { url: 'https://f.test/1' } }],
    [{ 0: 'https://f.test/1', 2: 'https://f.test/2' }],
    [{ list: ['https://f.test/1', 'https://f.test/2'] }],
    [{ urls: [{ url: 'https://f.test/1' }, { url: 'https://f.test/2' }], count: 2 }],
  ])('reads files in plain shapes: %j', async (data) => {
    const files = await askBatch(answering(data).client, safeUrl, request);
    expect(files.toSorted((a, b) => String(a.number).localeCompare(String(b.number)))).toEqual(BOTH);
  });

  it.each([
    ['https://f.test/1'],
    [{ url: 'https://f.test/1' }],
    [{ downUrl: 'https://f.test/1', size: '7' }],
  ])('reads a single file: %j', async (data) => {
    const one = { ...request, numbers: ['A'] };
    expect(await askBatch(answering(data).client, safeUrl, one)).toEqual([BOTH[0]]);
  });

  it('has no file where the answer has no url for it', async () => {
    const data = [{ baoquan_no: 'A', url: null }, { baoquan_no: 'B', url: 'https://f.test/2' }, null, ''];
    expect(await askBatch(answering(data).client, safeUrl, request)).toEqual([BOTH[1]]);
  });

  it.each([null, undefined, []])('takes %j as an empty list of files', async (data) => {
    expect(await askBatch(answering(data).client, safeUrl, request)).toEqual([]);
  });

  it.each(['x', {}, 1, { message: 'busy' }, { A: null }])('refuses the answer %j', async (data) => {
    await expect(askBatch(answering(data).client, safeUrl, request)).rejects.toMatchObject({
      failure: 'malformed',
    });
  });
});

describe('the state of a number', () => {
  it.each([
    ['started', [{ number: 'A', url: '/a' }]],
    ['unsafe', [{ number: 'A', url: undefined }]],
    ['failed', [{ number: 'B', url: '/b' }]],
    ['unknown', [{ number: undefined, url: '/a' }]],
    [
      'started',
      [
        { number: 'A', url: '/a' },
        { number: undefined, url: '/b' },
      ],
    ],
    ['unsafe', [{ number: undefined, url: undefined }]],
  ] as const)('is %s', (state, files) => {
    expect(resultOf('A', files).state).toBe(state);
  });
});

describe('the list of requested files', () => {
  it('has the latest first, each number once, in its last state', () => {
    const log = createRequestLog();
    log.put([{ type: '2', number: 'A', state: 'failed' }]);
    log.put([{ type: '2', number: 'B', state: 'started' }]);
    log.put([{ type: '2', number: 'A', state: 'started' }]);
    expect(log.read().map(({ number, state }) => `${number} ${state}`)).toEqual(['A started', 'B started']);
  });

  it('separates equal numbers of different types, and clears only one type', () => {
    const log = createRequestLog();
    log.put([{ type: '2', number: 'A', state: 'started' }]);
    log.put([{ type: '3', number: 'A', state: 'started' }]);
    log.clear('2');
    expect(log.read()).toEqual([{ type: '3', number: 'A', state: 'started' }]);
  });
});

describe('the download history', () => {
  it('is requested by number for one piece of evidence, and by type for batches', () => {
    expect(historyParams('1', 'A')).toEqual({ type: '1', is_batch: '0', baoquan_no: 'A' });
    expect(historyParams('3')).toEqual({ type: '3', is_batch: '1' });
  });

  it.each([
    ['online/web', '2'],
    ['online/process', '3'],
    ['online/move', '4'],
    ['evidence/certificate', '1'],
  ])('of %s has type %s', (resource, type) => {
    expect(historyTypeOf(resource)).toBe(type);
  });
});

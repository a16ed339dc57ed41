import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FileTooLarge, fetchFile, fetchStart } from '../../../src/api/fetchFile';

const url = 'https://files.test/evidence.png';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const failureOf = (signal?: AbortSignal) =>
  fetchFile(url, signal).then(
    () => 'no failure',
    (error) => error.failure ?? error.name,
  );
const hanging = () =>
  server.use(
    http.get(url, async () => {
      await delay('infinite');
      return new Response();
    }),
  );
/** Only the timeouts of the fetch are shortened; the wire keeps its own time. */
const wait = (ms: number) => vi.advanceTimersByTime(ms);
const hurry = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

it('a file of evidence is fetched without cookie, token or referrer', async () => {
  const asked: Request[] = [];
  server.use(
    http.get(url, ({ request }) => {
      asked.push(request);
      return new HttpResponse('picture');
    }),
  );
  expect(await (await fetchFile(url)).text()).toBe('picture');
  expect(asked[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

it('a failed answer gives no file', async () => {
  server.use(http.get(url, () => new Response('<h1>gone</h1>', { status: 404 })));
  expect(await failureOf()).toBe('http');
});

it('a host that is down, or lets no script read its files, counts as offline', async () => {
  server.use(http.get(url, () => HttpResponse.error()));
  expect(await failureOf()).toBe('offline');
});

it('a server has 30 seconds to start answering', async () => {
  hurry();
  hanging();
  const failure = failureOf(new AbortController().signal);
  wait(30_000);
  expect(await failure).toBe('timeout');
});

it('a slow line may take longer than that to deliver', async () => {
  hurry();
  const { readable, writable } = new TransformStream<Uint8Array>();
  const asking = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => new Response(readable));
  const file = fetchFile(url);
  const line = writable.getWriter();
  for (const part of ['slow', 'ly']) {
    await vi.advanceTimersByTimeAsync(20_000);
    await line.write(new TextEncoder().encode(part));
  }
  await vi.advanceTimersByTimeAsync(20_000);
  await line.close();
  expect(await (await file).text()).toBe('slowly');
  expect(asking).toHaveBeenCalledOnce();
});

it('a transfer that stalls for 30 seconds is given up', async () => {
  hurry();
  const { readable, writable } = new TransformStream<Uint8Array>();
  const line = writable.getWriter();
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (_, options) => {
    options?.signal?.addEventListener('abort', () => void line.abort(options.signal?.reason));
    return new Response(readable);
  });
  const failure = failureOf();
  await line.write(new TextEncoder().encode('half'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toBe('timeout');
});

it('leaving the page aborts it without an error', async () => {
  hanging();
  const leaving = new AbortController();
  const failure = failureOf(leaving.signal);
  leaving.abort();
  expect(await failure).toBe('AbortError');
});

/** Answers with a file in two pieces; tells whether the rest is still to come. */
function inPieces(headers: Record<string, string> = {}) {
  let request: AbortSignal | undefined;
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    request = signal;
    const body = new ReadableStream({
      start(controller) {
        for (const piece of ['ab', 'cd']) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return new Response(body, { headers });
  });
  return { isOver: () => request?.aborted };
}

it.each([
  ['by the length that its server tells', { 'Content-Length': '6' }, 5],
  ['by what has come of it', {}, 3],
])('a file over the size limit is refused %s', async (_, headers: Record<string, string>, most) => {
  const { isOver } = inPieces(headers);
  await expect(fetchFile(url, undefined, most)).rejects.toThrow(FileTooLarge);
  expect(isOver()).toBe(true);
});

it('the beginning of a file is read without loading more', async () => {
  const { isOver } = inPieces();
  const { bytes } = await fetchStart(url, new AbortController().signal);
  expect(new TextDecoder().decode(bytes)).toBe('ab');
  expect(isOver()).toBe(true);
});

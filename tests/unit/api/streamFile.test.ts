import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../../src/api/answers';
import { streamFile } from '../../../src/api/streamFile';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const signal = new AbortController().signal;
const url = 'https://storage.example.com/f';

/** A body that the test feeds; its request's abort ends it. */
function fed(init?: ResponseInit) {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
  });
  fetched.mockImplementation(async (_asked, options) => {
    options?.signal?.addEventListener('abort', () => controller.error(options.signal?.reason));
    return new Response(body, init);
  });
  return {
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
    cut: () => controller.error(new TypeError('network error')),
  };
}

describe('a file that is streamed', () => {
  it('is read while it arrives, with the properties that its server sends', async () => {
    const { send, end } = fed({
      headers: {
        'Content-Length': '3',
        'Content-Type': 'Image/PNG; charset=x',
        'Content-Disposition': `attachment; filename="a.png"; filename*=UTF-8''%E6%88%AA%E5%9B%BE.png`,
      },
    });
    const file = await streamFile(url, { signal });
    expect(file).toMatchObject({ length: 3, type: 'image/png', name: '截图.png', isRest: false });
    send('abc');
    expect(await file.read()).toEqual(new TextEncoder().encode('abc'));
    end();
    expect(await file.read()).toBeUndefined();
  });

  it('has no known length when its server compressed it, as that is the compressed length', async () => {
    fed({ headers: { 'Content-Length': '3', 'Content-Encoding': 'gzip' } });
    expect((await streamFile(url, { signal })).length).toBeUndefined();
  });

  it.each<[string, ResponseType, string | undefined, boolean | undefined]>([
    ['was unpacked, if its server says so', 'basic', 'gzip', true],
    ['was unpacked, if a foreign server lets scripts read that', 'cors', 'br', true],
    ['came as it is stored, if its coding is none', 'basic', 'identity', false],
    ['came as it is stored, if there is no coding', 'basic', undefined, false],
    ['may have been unpacked, if a foreign server doesn’t let scripts read it', 'cors', undefined, undefined],
  ])('%s', async (_, type, coding, isUnpacked) => {
    const response = new Response('abc', { headers: coding ? { 'Content-Encoding': coding } : {} });
    fetched.mockResolvedValue(Object.defineProperty(response, 'type', { value: type }));
    expect(await streamFile(url, { signal })).toMatchObject({ isUnpacked });
  });

  it('sends no cookie, token or referrer, and a range only when one is wanted', async () => {
    fed();
    await streamFile(url, { signal });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: {},
    });
    fed({ status: 206 });
    expect(await streamFile(url, { signal, from: 7 })).toMatchObject({ isRest: true, length: undefined });
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({ headers: { Range: 'bytes=7-' } });
  });

  it('reports a broken transfer instead of ending', async () => {
    const { send, cut } = fed();
    const file = await streamFile(url, { signal });
    send('a');
    await file.read();
    cut();
    await expect(file.read()).rejects.toMatchObject({ failure: 'offline' });
  });

  it('has no time limit while bytes arrive, and is given up after stalling for 30 s', async () => {
    const { send } = fed();
    const file = await streamFile(url, { signal });
    for (let piece = 0; piece < 3; piece += 1) {
      const next = file.read();
      await vi.advanceTimersByTimeAsync(29_999);
      send('a');
      expect(await next).toHaveLength(1);
    }
    // No bytes are expected while the disk is slow or the user is being asked.
    await vi.advanceTimersByTimeAsync(100_000);
    const still = expect(file.read()).rejects.toMatchObject({ failure: 'timeout' });
    await vi.advanceTimersByTimeAsync(30_000);
    await still;
  });

  it('is an error when it is refused, whatever the body', async () => {
    fed({ status: 410 });
    await expect(streamFile(url, { signal })).rejects.toMatchObject({ failure: 'http' });
    expect(fetched.mock.lastCall?.[1]?.signal?.aborted, 'the rest is not loaded').toBe(true);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(streamFile(url, { signal })).rejects.toMatchObject({ failure: 'offline' });
  });

  it('rejects with an abort, not an error, when its reader cancels', async () => {
    fed();
    const leaving = new AbortController();
    const file = await streamFile(url, { signal: leaving.signal });
    const left = expect(file.read()).rejects.toMatchObject({ name: 'AbortError' });
    leaving.abort();
    await left;
  });
});

describe('whether a host answers', () => {
  it('is tested with its root only, without reading the answer', async () => {
    fetched.mockResolvedValue(Response.error());
    expect(await answers('https://storage.example.com', signal)).toBe(true);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
    });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await answers('https://storage.example.com', signal)).toBe(false);
    await expect(answers('https://storage.example.com', AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

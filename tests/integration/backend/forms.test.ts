import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerOf } from './client';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
}, 60_000);
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

/** Calls from an address of its own: requests are limited by address, and one test uses all that its address may send. */
const callerFrom = (address: string) =>
  callerOf({ fetch: (request: Request) => backend.app.fetch(request, { address }) });

/** A login whose form is never completed; `onAwaited` is called when the server has read its beginning and waits for more. */
const trickling = async (headers: Record<string, string>, address: string, onAwaited = () => {}) => {
  let isBegun = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        if (isBegun) return onAwaited();
        isBegun = true;
        controller.enqueue(new TextEncoder().encode('username='));
      },
    },
    // Nothing is asked for ahead of the server.
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return (await callerFrom(address).fetch('/api/login/login', init)).json();
};
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('a form that doesn’t end', () => {
  it.each([form, { 'Content-Type': 'text/plain' }, { ...form, 'Content-Length': '1000' }])(
    'is given up after half a minute: %o',
    async (headers) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      let answer: unknown;
      let answered: Promise<void> | undefined;
      await new Promise<void>((resolve) => {
        answered = trickling(headers, '203.0.113.1', resolve).then((each) => {
          answer = each;
        });
      });
      await vi.advanceTimersByTimeAsync(29_000);
      expect(answer).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1000);
      await answered;
      expect(answer).toMatchObject({ code: 408 });
    },
  );

  it('counts towards the request limit before it ends', async () => {
    const address = '203.0.113.2';
    let code = 200;
    while (code !== 429) ({ code } = await callerFrom(address).post('/api/login/login'));
    expect(await trickling(form, address)).toMatchObject({ code: 429 });
  });
});

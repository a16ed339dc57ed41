import { setImmediate } from 'node:timers/promises';
import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { limitCounts } from '@server/db/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerOf } from './client';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
}, 60_000);
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

/** A login whose form is never completed. */
const trickling = async (headers: Record<string, string>) => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('username='));
    },
  });
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return (await callerOf(backend.app).fetch('/api/login/login', init)).json();
};
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('a form that doesn’t end', () => {
  it.each([form, { 'Content-Type': 'text/plain' }, { ...form, 'Content-Length': '1000' }])(
    'is given up after half a minute: %o',
    async (headers) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      let answer: unknown;
      const answered = trickling(headers).then((each) => {
        answer = each;
      });
      while (vi.getTimerCount() < 2) await setImmediate();
      await vi.advanceTimersByTimeAsync(29_000);
      expect(answer).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1000);
      await answered;
      expect(answer).toMatchObject({ code: 408 });
    },
  );

  it('counts towards the request limit before it ends', async () => {
    await backend.db.delete(limitCounts);
    let code = 200;
    while (code !== 429) ({ code } = await callerOf(backend.app).post('/api/login/login'));
    expect(await trickling(form)).toMatchObject({ code: 429 });
  });
});

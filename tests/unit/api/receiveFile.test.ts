import { codec } from '@resources/codec';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { receiveFile } from '../../../src/api/receiveFile';
import { get } from '../../../src/model/calls';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A body that the test feeds; its request's abort ends it. */
function fed() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => controller.error(signal.reason));
    return new Response(body, { headers: { 'Content-Type': 'text/csv' } });
  });
  return {
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  };
}

it('a file has no time limit as long as bytes arrive', async () => {
  const { send, end } = fed();
  const received = receiveFile('/export', {});
  for (const text of ['a', ',', 'b']) {
    await vi.advanceTimersByTimeAsync(59_000);
    send(text);
  }
  await vi.advanceTimersByTimeAsync(59_000);
  end();
  const { file } = (await received) as { file: Blob };
  expect(file.type).toBe('text/csv');
  expect(await file.text()).toBe('a,b');
});

it('a transfer that stalls for a minute is given up', async () => {
  const { send } = fed();
  const received = expect(receiveFile('/export', {})).rejects.toMatchObject({ failure: 'timeout' });
  await vi.advanceTimersByTimeAsync(1_000);
  send('a');
  await vi.advanceTimersByTimeAsync(60_000);
  await received;
});

/** The result if the server answers this. */
function received(text: string, type: string, more: Record<string, string> = {}, status = 200) {
  vi.stubGlobal(
    'fetch',
    async () => new Response(text, { status, headers: { 'Content-Type': type, ...more } }),
  );
  return receiveFile('/export', {});
}

it('a page counts as a file only if the server sends it as an attachment', async () => {
  await expect(received('<p>', 'text/html')).rejects.toMatchObject({ failure: 'malformed' });
  const attached = { 'Content-Disposition': 'attachment; filename="a.html"' };
  expect(await received('<p>', 'text/html', attached)).toMatchObject({ name: 'a.html' });
});

it('the body of a failed request is no file', async () => {
  expect(await received('busy', 'text/plain', {}, 503)).toMatchObject({ text: 'busy', status: 503 });
  const client = createClient({ base: '', codec, token: () => 't', onSessionEnd: () => {} });
  await expect(client.download(get('/export'))).rejects.toMatchObject({ failure: 'http' });
});

it.each([200, 204])('nothing is no file: HTTP %i', async (status) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers: { 'Content-Type': 'text/csv' } }));
  await expect(receiveFile('/export', {})).rejects.toThrow('errors.emptyFile');
});

it('JSON that is too long for a refusal is a file', async () => {
  expect(await received('{"code":403}', 'text/csv')).toMatchObject({ text: '{"code":403}' });
  expect(await received(`{"rows":"${'x'.repeat(65_536)}"}`, 'application/json')).toHaveProperty('file');
});

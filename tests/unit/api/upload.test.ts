import { codec } from '@resources/codec';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { sendFile } from '../../../src/api/upload';
import { problemOf } from '../../../src/kinds/inputs/file/useUpload';
import { upload } from '../../../src/model/calls';

/** The part of an XMLHttpRequest that an upload uses, driven by the test. */
class Wire {
  static last: Wire;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } =
    {};
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  opened: string[] = [];
  body: FormData | undefined;
  aborted = false;
  onload?: () => void;
  onerror?: () => void;
  constructor() {
    Wire.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return this.status === 0 ? '' : 'content-type: application/json\r\nlocation: https://a.example/b\r\n';
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.aborted = true;
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

const file = (name = 'app.apk', size = 3) => new File([new Uint8Array(size)], name);
const start = (options = {}) =>
  sendFile({
    url: '/api/upload/index',
    field: 'file',
    file: file(),
    headers: { Authorization: 'Bearer t' },
    ...options,
  });

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Wire);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an upload', () => {
  it('posts the file as multipart/form-data under `file`, with the bearer token', async () => {
    const sent = start();
    expect(Wire.last.opened).toEqual(['POST', '/api/upload/index']);
    expect(Wire.last.headers).toEqual({ Authorization: 'Bearer t' });
    expect([...(Wire.last.body ?? [])].map(([name, value]) => [name, (value as File).name])).toEqual([
      ['file', 'app.apk'],
    ]);
    Wire.last.answer(200, '{"code":200}');
    const answer = await sent;
    expect(answer).toMatchObject({ text: '{"code":200}', status: 200 });
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json',
      location: 'https://a.example/b',
    });
  });

  it.each([
    ['the path that is answered', { path: '/files/1.apk' }, '/files/1.apk'],
    ['nowhere, if none is', {}, undefined],
    ['nowhere, if it is empty', { path: '' }, undefined],
  ])('is at %s', async (_, data, at) => {
    const client = createClient({ base: '', codec, token: () => 't', onSessionEnd: () => {} });
    const last = Wire.last;
    const sent = client.upload(upload('/api/upload/index'), file());
    const outcome = at ? expect(sent).resolves.toBe(at) : expect(sent).rejects.toThrow('errors.malformed');
    await vi.waitFor(() => expect(Wire.last).not.toBe(last), 10_000);
    Wire.last.answer(200, JSON.stringify({ code: 200, data }));
    await outcome;
  });

  it.each([
    ['where the codec finds it', 'location' as const, '/files/1'],
    ['nowhere, if it finds nothing', 'gone' as const, undefined],
  ])('is %s', async (_, key, at) => {
    const other = { ...codec, uploadedAt: (data: unknown) => (data as Record<string, unknown>)[key] };
    const client = createClient({ base: '', codec: other, token: () => 't', onSessionEnd: () => {} });
    const last = Wire.last;
    const sent = client.upload(upload('/api/upload/index'), file());
    const outcome = at ? expect(sent).resolves.toBe(at) : expect(sent).rejects.toThrow('errors.malformed');
    await vi.waitFor(() => expect(Wire.last).not.toBe(last), 10_000);
    Wire.last.answer(200, '{"code":200,"data":{"location":"/files/1"}}');
    await outcome;
  });

  it('goes through the client: with its token, the indicator, and a 403 that ends the session', async () => {
    const ends: unknown[][] = [];
    const onSessionEnd = (...end: unknown[]) => void ends.push(end);
    const client = createClient({ base: '', codec, token: () => 'secret', onSessionEnd });
    const sent = expect(client.upload(upload('/api/upload/index'), file())).rejects.toThrow('errors.session');
    await vi.waitFor(() => expect(Wire.last.headers).toEqual({ Authorization: 'Bearer secret' }), 10_000);
    expect(client.activity.get()).toBe(true);
    Wire.last.answer(200, '{"code":403,"message":"x"}');
    await sent;
    expect(ends).toEqual([['session', 'secret']]);
    vi.advanceTimersByTime(1000);
    expect(client.activity.get()).toBe(false);
  });

  it('reports its progress', () => {
    const parts: number[] = [];
    void start({ onProgress: (part: number) => parts.push(part) });
    Wire.last.upload.onprogress?.({ loaded: 1, total: 4 });
    Wire.last.upload.onprogress?.({ loaded: 4, total: 4 });
    Wire.last.upload.onprogress?.({ loaded: 4, total: 0 });
    expect(parts).toEqual([0.25, 1, 0]);
  });

  it('ends when it is cancelled', async () => {
    const cancel = new AbortController();
    const sent = start({ signal: cancel.signal });
    cancel.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(Wire.last.aborted).toBe(true);
  });

  it('sends nothing when it was cancelled before it began', async () => {
    await expect(start({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(Wire.last.body).toBeUndefined();
  });

  it('fails after 30 seconds without progress', async () => {
    const sent = expect(start()).rejects.toMatchObject({ failure: 'timeout' });
    vi.advanceTimersByTime(29_999);
    expect(Wire.last.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    await sent;
    expect(Wire.last.aborted).toBe(true);
  });

  it.each([
    ['says nothing for 30 seconds', 'timeout', () => vi.advanceTimersByTime(30_000)],
    ['is gone', 'offline', () => Wire.last.onerror?.()],
  ])('says that all of it was sent, where the server %s after the last byte', async (_, failure, fail) => {
    const sent = expect(start()).rejects.toMatchObject({ failure, message: 'form.file.arrived' });
    vi.advanceTimersByTime(29_999);
    Wire.last.upload.onload?.();
    vi.advanceTimersByTime(29_999);
    expect(Wire.last.aborted).toBe(false);
    fail();
    await sent;
  });

  it("doesn't fail after it was answered", async () => {
    const sent = start();
    Wire.last.answer(200, '{"code":200}');
    await sent;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has no time limit while it progresses, and fails when it stalls', async () => {
    const sent = expect(start()).rejects.toMatchObject({ failure: 'timeout' });
    for (let step = 1; step <= 3; step += 1) {
      vi.advanceTimersByTime(29_999);
      Wire.last.upload.onprogress?.({ loaded: step, total: 9 });
    }
    expect(Wire.last.aborted).toBe(false);
    vi.advanceTimersByTime(30_000);
    await sent;
  });

  it('fails when offline, and when a proxy answers html', async () => {
    const offline = start();
    Wire.last.onerror?.();
    await expect(offline).rejects.toMatchObject({ failure: 'offline' });
    const client = createClient({ base: '', codec, token: () => 't', onSessionEnd: () => {} });
    const last = Wire.last;
    const refused = expect(client.upload(upload('/api/upload/index'), file())).rejects.toMatchObject({
      failure: 'http',
      message: 'errors.tooLarge',
    });
    await vi.waitFor(() => expect(Wire.last).not.toBe(last), 10_000);
    Wire.last.answer(413, '<html>Too large</html>');
    await refused;
  });

  it('accepts every answer of a server that has taken the file', async () => {
    const sent = start();
    Wire.last.answer(201, '"/files/1.apk"');
    await expect(sent).resolves.toMatchObject({ text: '"/files/1.apk"', status: 201 });
  });

  it('reports the reason from a failing server', async () => {
    const sent = start();
    Wire.last.answer(500, '{"code":500,"message":"磁盘已满"}');
    await expect(sent).resolves.toMatchObject({ text: expect.stringContaining('磁盘已满'), status: 500 });
  });
});

describe('a file is refused before it is sent', () => {
  const options = { call: upload('/api/upload/index'), extension: '.apk', maxSize: 5 };

  it.each([
    ['app.apk', 5, undefined],
    ['APP.APK', 1, undefined],
    ['app.apk', 6, 'tooLarge'],
    ['app.apk', 0, 'empty'],
    ['app.apk.exe', 1, 'wrongType'],
    ['apk', 1, 'wrongType'],
  ])('%s of %i bytes: %s', (name, size, problem) => {
    expect(problemOf(file(name, size), options)).toBe(problem);
  });
});

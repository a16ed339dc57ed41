import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient, REQUEST_TIMEOUT } from '@/api/client';
import { ApiError } from '@/api/errors';
import { INDICATOR_LINGERS } from '@/api/pending';
import { get, post } from '@/schema';

const base = 'http://backend.test';
const server = setupServer();
const ends: unknown[][] = [];
let client: Client;
let token: string | undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  token = 'secret';
  ends.length = 0;
  client = createClient({ base, token: () => token, onSessionEnd: (...end) => ends.push(end) });
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

/** Answers every call, and keeps what was asked. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: { url: URL; headers: Headers; body: string }[] = [];
  server.use(
    http.all(`${base}/*`, async ({ request }) => {
      asked.push({ url: new URL(request.url), headers: request.headers, body: await request.clone().text() });
      return answer();
    }),
  );
  return asked;
}

const fine = () => HttpResponse.json({ code: 200, data: { ok: true } });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error) => (error instanceof ApiError ? error.failure : error.name),
  );

describe('a request', () => {
  it('of a GET carries its parameters in the query, empty ones left out, and the bearer token', async () => {
    const asked = answering(fine);
    expect(
      await client.send(get('/api/list'), { page: 1, keyword: '', label: undefined, name: '张 三&' }),
    ).toEqual({ ok: true });
    expect(asked[0]?.url.search).toBe('?page=1&name=%E5%BC%A0%20%E4%B8%89%26');
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('of a POST is form-encoded, and an empty parameter that is given is sent', async () => {
    const asked = answering(fine);
    await client.send(post('/api/do'), { password: '', reason: 'a b', left: undefined });
    expect(asked[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(asked[0]?.body).toBe('password=&reason=a+b');
    expect(asked[0]?.url.search).toBe('');
  });

  it('never puts the token into a url', async () => {
    const asked = answering(fine);
    await client.send(get('/api/list'));
    expect(asked[0]?.url.href).not.toContain('secret');
    expect(client.urlOf(get('/api/export'), { type: '1' })).toBe(`${base}/api/export?type=1`);
  });
});

describe('an answer that is no envelope is one typed error', () => {
  it.each([
    ['html with 200', () => new Response('<!doctype html><h1>Bad gateway</h1>'), 'malformed'],
    ['half a JSON', () => new Response('{"code":200,"data":[{"a'), 'malformed'],
    ['nothing', () => new Response(''), 'malformed'],
    ['html with 502', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'http'],
    ['a broken connection', () => HttpResponse.error(), 'offline'],
  ] as const)('%s', async (_what, answer, failure) => {
    answering(answer);
    expect(await failureOf(client.send(get('/api/list')))).toBe(failure);
  });

  it('an envelope in a failing answer still speaks', async () => {
    answering(() => HttpResponse.json({ code: 500, message: '数据库繁忙' }, { status: 500 }));
    await expect(client.send(get('/api/list'))).rejects.toThrow('数据库繁忙');
  });
});

describe('patience', () => {
  it('ends after 30 seconds, the body included', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const passed = new AbortController();
      queueMicrotask(() => passed.abort(new DOMException('passed', 'TimeoutError')));
      return passed.signal;
    });
    answering(async () => {
      await delay('infinite');
      return fine();
    });
    expect(await failureOf(client.send(get('/api/list')))).toBe('timeout');
    expect(timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT);
    timeout.mockRestore();
  });

  it('ends with the page that asked, as an abort and not as an error', async () => {
    answering(async () => {
      await delay('infinite');
      return fine();
    });
    const leaving = new AbortController();
    const asked = failureOf(client.send(get('/api/list'), {}, { signal: leaving.signal }));
    leaving.abort();
    expect(await asked).toBe('AbortError');
  });
});

describe('the end of a session', () => {
  it('is reported with the token that was refused, so that a late answer does not end a newer session', async () => {
    answering(() => HttpResponse.json({ code: 403, message: 'x' }));
    const asked = failureOf(client.send(get('/api/list')));
    token = 'newer';
    expect(await asked).toBe('session');
    expect(ends).toEqual([['session', 'secret']]);
  });

  it('is not reported for a token of a preview page', async () => {
    answering(() => HttpResponse.json({ code: 403, message: 'x' }));
    expect(await failureOf(client.send(get('/api/list'), {}, { token: 'theirs' }))).toBe('session');
    expect(ends).toEqual([]);
  });
});

describe('the loading indicator', () => {
  it('is on while a call is underway and resets 1 second after the last response', async () => {
    answering(fine);
    const done = client.send(get('/api/list'));
    expect(client.pending.active()).toBe(true);
    await done;
    vi.useFakeTimers();
    client.pending.begin();
    client.pending.end();
    vi.advanceTimersByTime(INDICATOR_LINGERS - 1);
    expect(client.pending.active()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(client.pending.active()).toBe(false);
  });
});

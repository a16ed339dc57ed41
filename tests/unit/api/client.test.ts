import { codec } from '@resources/codec';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivity } from '../../../src/api/activity';
import { type Client, createClient } from '../../../src/api/client';
import { createDataProvider } from '../../../src/api/dataProvider';
import { ApiError } from '../../../src/api/errors';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get, i, post } from '../../../src/schema.ts';
import { createPrefetches } from '../../../src/speed/prefetches';

const base = 'http://backend.test';
const server = setupServer();
const ends: unknown[][] = [];
let client: Client;
let token: string | undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  token = 'secret';
  ends.length = 0;
  client = createClient({
    base,
    codec,
    token: () => token,
    prefetches: createPrefetches(),
    onSessionEnd: (...end) => ends.push(end),
  });
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

/** Answers every call, and records the requests. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: { url: URL; headers: Headers; body: string; credentials: RequestCredentials }[] = [];
  server.use(
    http.all(`${base}/*`, async ({ request }) => {
      const { url, headers, credentials } = request;
      asked.push({ url: new URL(url), headers, credentials, body: await request.clone().text() });
      return answer();
    }),
  );
  return asked;
}

const fine = () => HttpResponse.json({ code: 200, data: { ok: true } });

/** A client whose calls are answered in order, and the recorded requests. */
function inTurn(answer: () => Response | Promise<Response>) {
  const paths: string[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    paths.push(new URL(String(url)).pathname);
    signals.push(init?.signal);
    return answer();
  };
  const prefetches = createPrefetches();
  const client = createClient({ base, codec, token: () => token, prefetches, onSessionEnd: () => {}, fetch });
  return { client, paths, signals };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error) => (error instanceof ApiError ? error.failure : error.name),
  );

it('background calls show no loading indicator, and their refusal ends no session', async () => {
  answering(() => HttpResponse.json({ code: 403, message: '登录已过期' }));
  const indicated: boolean[] = [];
  client.activity.subscribe(() => indicated.push(client.activity.get()));
  expect(await failureOf(client.send(get('/api/list'), {}, { background: true }))).toBe('session');
  expect(indicated).toEqual([]);
  expect(ends).toEqual([]);
});

describe('a request', () => {
  it('of a GET has its non-empty parameters in the query, and the bearer token', async () => {
    const asked = answering(fine);
    expect(
      await client.send(get('/api/list'), { page: 1, keyword: '', label: undefined, name: '张 三&' }),
    ).toEqual({ ok: true });
    expect(asked[0]?.url.search).toBe('?page=1&name=%E5%BC%A0%20%E4%B8%89%26');
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('of a POST is form-encoded, with its empty parameters', async () => {
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

  it('sends no token when none is wanted, and no cookie to another origin', async () => {
    const asked = answering(fine);
    await client.send(get('/api/list'), {}, { token: null });
    await client.fetchText(get('/api/page'), {}, { token: null });
    await client.fetchText(get('/api/page'), {}, { token: 'theirs' });
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, 'Bearer theirs']);
    expect(asked.map(({ credentials }) => credentials)).toEqual([
      'same-origin',
      'same-origin',
      'same-origin',
    ]);
  });
});

describe('an answer is read', () => {
  const GBK = Uint8Array.from([0xbc, 0xd7]);
  const answer = (name: Uint8Array<ArrayBuffer>, type: string) => () =>
    new Response(new Blob(['{"code":200,"data":"', name, '"}']), { headers: { 'Content-Type': type } });

  it.each([
    ['of the charset that its type names', GBK, 'application/json;charset=GBK', '甲'],
    [
      'of UTF-8, although its type names another',
      new TextEncoder().encode('甲'),
      'text/plain; charset=ISO-8859-1',
      '甲',
    ],
    ['of UTF-8 with bytes that are none', GBK, 'application/json', '\uFFFD\uFFFD'],
    ['of a charset that nobody knows', GBK, 'text/html; charset=x-none', '\uFFFD\uFFFD'],
  ] as const)('as text %s', async (_what, name, type, read) => {
    const { client } = inTurn(answer(name, type));
    expect(await client.send(get('/api/list'))).toBe(read);
  });

  it('in UTF-16, even if no letter of it is beyond ASCII', async () => {
    const bytes = Buffer.from('{"code":200,"data":"a"}', 'utf16le');
    const { client } = inTurn(
      () => new Response(bytes, { headers: { 'Content-Type': 'application/json; charset=utf-16le' } }),
    );
    expect(await client.send(get('/api/list'))).toBe('a');
  });

  it('with two byte order marks and blanks around it, whatever its status', async () => {
    const { client } = inTurn(
      () => new Response('\uFEFF\uFEFF\n {"code":" 200","data":1}\n', { status: 500 }),
    );
    expect(await client.send(get('/api/list'))).toBe(1);
  });
});

describe('an answer without an envelope is one typed error', () => {
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

  it.each([
    ['unanswered, it may have taken effect', () => HttpResponse.error(), 'errors.unsure.offline'],
    ['answered by a proxy, too', () => new Response('<h1>504</h1>', { status: 504 }), 'errors.unsure.http'],
    ['refused, it has not', () => HttpResponse.json({ code: 500, message: '积分不足' }), '积分不足'],
  ])('of a call that changes data: %s', async (_what, answer, message) => {
    answering(answer);
    const sent = client.send(post('/api/give'), {}, { changes: true });
    await expect(sent).rejects.toThrow(message);
    await expect(client.send(get('/api/list')), 'which only reads').rejects.not.toThrow('errors.unsure');
  });

  it.each([400, 404, 405, 409, 411, 413, 414, 415, 422, 429, 431, 501])(
    'of a call that changes data: HTTP %i says that it was not taken, whatever the body',
    async (status) => {
      for (const body of ['<h1>no</h1>', '', '{"status":1,"error":"no envelope"}', '{"cut']) {
        answering(() => new Response(body, { status }));
        const sent = client.send(post('/api/give'), {}, { changes: true });
        await expect(sent).rejects.toThrow(/^errors\.(turnedAway|tooLarge|tooMany)$/);
      }
    },
  );

  it.each([403, 406, 408, 500, 502, 503, 504])(
    'of a call that changes data: HTTP %i may come after it took effect',
    async (status) => {
      for (const body of ['<h1>no</h1>', '{"status":1,"error":"no envelope"}']) {
        answering(() => new Response(body, { status }));
        const sent = client.send(post('/api/give'), {}, { changes: true });
        await expect(sent).rejects.toThrow('errors.unsure.http');
      }
    },
  );

  it('a call that changes data has not been sent where the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answering(() => HttpResponse.error());
    const sent = client.send(post('/api/give'), {}, { changes: true });
    await expect(sent).rejects.toThrow('errors.offline');
    vi.unstubAllGlobals();
  });

  it('an envelope in a failed answer still counts', async () => {
    answering(() => new Response('\n{"code": 500, "message": "数据库繁忙"}', { status: 500 }));
    await expect(client.send(get('/api/list'))).rejects.toThrow('数据库繁忙');
  });
});

describe('a call that answers a page or a file', () => {
  it('returns it unchanged', async () => {
    answering(() => new Response('<h1>证据</h1>'));
    expect(await client.fetchText(get('/api/page'))).toBe('<h1>证据</h1>');
  });

  it('is refused by an envelope like other calls, and ends only the session of its own token', async () => {
    answering(() => new Response('\n{"code": 403, "message": "x"}'));
    expect(await failureOf(client.fetchText(get('/api/page'), {}, { token: 'theirs' }))).toBe('session');
    expect(ends).toEqual([]);
    expect(await failureOf(client.fetchText(get('/api/page')))).toBe('session');
    expect(ends).toEqual([['session', 'secret']]);
  });
});

describe('patience', () => {
  /** Lets every timeout expire at once, and records its duration. */
  const hurry = () =>
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const passed = new AbortController();
      queueMicrotask(() => passed.abort(new DOMException('passed', 'TimeoutError')));
      return passed.signal;
    });
  const never = async () => {
    await delay('infinite');
    return fine();
  };
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['of nobody in particular', undefined],
    ['of a page that is still there', new AbortController().signal],
  ])('ends after 30 seconds, the body included: the call %s', async (_whose, signal) => {
    const timeout = hurry();
    answering(never);
    expect(await failureOf(client.send(get('/api/list'), {}, { signal }))).toBe('timeout');
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  it('reports no timeout to a page that was left before', async () => {
    hurry();
    answering(never);
    const leaving = new AbortController();
    const asked = failureOf(client.send(get('/api/list'), {}, { signal: leaving.signal }));
    leaving.abort();
    expect(await asked).toBe('AbortError');
  });

  it('is aborted when its page is left, without an error', async () => {
    answering(never);
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

  it.each([
    ['html', '<h1>401 Authorization Required</h1>'],
    ['nothing', ''],
    ['JSON of its own', '{"error":"invalid_token"}'],
    ['half an answer', '{"code":'],
  ])('is an HTTP 401 of a gateway, with %s', async (_what, body) => {
    answering(() => new Response(body, { status: 401 }));
    const gone: Promise<unknown>[] = [
      client.send(get('/api/list')),
      client.send(post('/api/give'), {}, { changes: true }),
      client.fetchText(get('/api/page')),
      client.download(get('/api/export')),
    ];
    for (const each of gone) await expect(each).rejects.toThrow('errors.session');
    expect(ends).toEqual(gone.map(() => ['session', 'secret']));
    await expect(client.send(get('/api/list'), {}, { token: null }), 'without a token').rejects.toMatchObject(
      {
        failure: 'http',
      },
    );
  });

  it.each(['/login', '/sso/signin', '/cas/'])(
    'is the page %s of a gateway, to which a call is led',
    async (path) => {
      const page = () =>
        Object.defineProperties(new Response('<form>', { headers: { 'Content-Type': 'text/html' } }), {
          redirected: { value: true },
          url: { value: `https://gate.test${path}` },
        });
      const ends: unknown[] = [];
      const fetch = async () => page();
      vi.stubGlobal('fetch', fetch);
      const client = createClient({ base, codec, token: () => 't', onSessionEnd: (end) => ends.push(end) });
      await expect(client.send(get('/api/list'))).rejects.toThrow('errors.session');
      await expect(client.download(get('/api/export'))).rejects.toThrow('errors.session');
      expect(ends).toEqual(['session', 'session']);
      vi.unstubAllGlobals();
    },
  );

  it('is not any other page to which a call is led', async () => {
    const page = () =>
      Object.defineProperties(new Response('<p>', { headers: { 'Content-Type': 'text/html' } }), {
        redirected: { value: true },
        url: { value: 'https://console.test/index.html' },
      });
    const { client } = inTurn(page);
    await expect(client.send(get('/api/list'))).rejects.toThrow('errors.malformed');
  });

  it('is not an HTTP 401 whose envelope says something else', async () => {
    answering(() => HttpResponse.json({ code: 401, message: '账号或密码错误' }, { status: 401 }));
    await expect(client.send(get('/api/list'))).rejects.toThrow('账号或密码错误');
    expect(ends).toEqual([]);
  });

  it('is not reported for another refusal', async () => {
    answering(() => HttpResponse.json({ code: 422, message: '手机号不能为空' }));
    expect(await failureOf(client.send(get('/api/list')))).toBe('refused');
    expect(ends).toEqual([]);
  });

  it('is not reported for a token of a preview page', async () => {
    answering(() => HttpResponse.json({ code: 403, message: 'x' }));
    expect(await failureOf(client.send(get('/api/list'), {}, { token: 'theirs' }))).toBe('session');
    expect(ends).toEqual([]);
  });
});

describe('the loading indicator', () => {
  it('is on from the request until shortly after its response', async () => {
    answering(fine);
    const done = client.send(get('/api/list'));
    expect(client.activity.get()).toBe(true);
    await done;
    expect(client.activity.get()).toBe(true);
    vi.useFakeTimers();
    client.activity.begin();
    client.activity.end();
    vi.advanceTimersByTime(1000);
    expect(client.activity.get()).toBe(false);
  });

  it('resets 1 second after each response, and notifies its listeners once per change', () => {
    vi.useFakeTimers();
    const activity = createActivity();
    const seen: boolean[] = [];
    const leave = activity.subscribe(() => seen.push(activity.get()));
    const passes = (ms: number, active: boolean) => {
      vi.advanceTimersByTime(ms);
      expect(activity.get()).toBe(active);
    };
    activity.begin();
    activity.begin();
    activity.end();
    passes(5000, true);
    activity.begin();
    activity.end();
    passes(600, true);
    activity.end();
    passes(999, true);
    passes(1, false);
    leave();
    activity.begin();
    expect(seen).toEqual([true, false]);
  });
});

describe('a file that a call answers', () => {
  const call = get('/api/export');
  const file = (body: string, headers: Record<string, string>) => () => new HttpResponse(body, { headers });

  it('is requested with the session, and has the server’s name for it', async () => {
    const name = "attachment; filename=a.csv; filename*=UTF-8''%E4%BD%99%E9%A2%9D.csv";
    const asked = answering(file('a,b', { 'Content-Type': 'text/csv', 'Content-Disposition': name }));
    const received = await client.download(call, { type: 1 });
    expect(await received.file.text()).toBe('a,b');
    expect(received.name).toBe('余额.csv');
    expect(asked[0]?.url.search).toBe('?type=1');
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it.each([
    ['a refusal', { 'Content-Type': 'application/json' }],
    ['a refusal called a file', { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment' }],
  ])('is none where %s came', async (_what, headers) => {
    answering(file(JSON.stringify({ code: 500, message: '导出服务维护中' }), headers));
    await expect(client.download(call)).rejects.toThrow('导出服务维护中');
  });

  it('is rejected if a page came instead, and a refusal can end the session', async () => {
    answering(file('<html>', { 'Content-Type': 'text/html' }));
    expect(await failureOf(client.download(call))).toBe('malformed');
    answering(() => HttpResponse.json({ code: 403, message: '' }));
    expect(await failureOf(client.download(call))).toBe('session');
    expect(ends).toEqual([['session', 'secret']]);
  });
});

describe('a prefetched call', () => {
  const list = get('/api/list');
  const kept = () => new AbortController().signal;
  const refusing = () => HttpResponse.json({ code: 403, message: '登录已过期' });

  it('answers the next equal call without another request, but not the one after that', async () => {
    const asked = answering(fine);
    client.prefetch(list, { page: 1 }, kept());
    expect(await client.send(list, { page: 1 })).toEqual({ ok: true });
    expect(asked).toHaveLength(1);
    await client.send(list, { page: 1 });
    expect(asked).toHaveLength(2);
  });

  it('is requested once, however often it is prefetched', async () => {
    const asked = answering(fine);
    client.prefetch(list, { page: 1 }, kept());
    client.prefetch(list, { page: 1 }, kept());
    await client.send(list, { page: 1 });
    expect(asked).toHaveLength(1);
  });

  it('does not answer other calls, or those of another user', async () => {
    const asked = answering(fine);
    client.prefetch(list, { page: 1 }, kept());
    await client.send(list, { page: 2 });
    token = 'another';
    await client.send(list, { page: 1 });
    expect(asked).toHaveLength(3);
  });

  it('ends no session and shows no indicator until it is taken; then it is like other calls', async () => {
    answering(refusing);
    const indicated: boolean[] = [];
    client.activity.subscribe(() => indicated.push(client.activity.get()));
    client.prefetch(list, { page: 1 }, kept());
    // Asked after it, and answered after it.
    await failureOf(client.send(get('/api/counts'), {}, { background: true }));
    expect(ends).toEqual([]);
    expect(indicated).toEqual([]);
    expect(await failureOf(client.send(list, { page: 1 }))).toBe('session');
    expect(ends).toEqual([['session', 'secret']]);
    expect(indicated).toEqual([true]);
  });

  it('is discarded when a submitted change ends, even if it began meanwhile, but not by calls that only read', async () => {
    const asked = answering(fine);
    const paths = () => asked.map(({ url }) => url.pathname);
    const resource = defineResource({
      name: 'area/things',
      record: defineRecord({ name: f.text() }),
      api: { add: post('/api/add') },
      build: ({ form }) => ({ key: 'name', create: form({ call: 'add', form: { name: i.text() } }) }),
    }) as unknown as AnyResource;
    const provider = createDataProvider({ client, codec, load: async () => resource, onDrift: () => {} });
    const adding = provider.create('area/things', { data: { name: 'a' }, meta: { action: 'create' } });
    client.prefetch(list, { page: 1 }, kept());
    await adding;
    await client.send(list, { page: 1 });
    expect(paths().sort()).toEqual(['/api/add', '/api/list', '/api/list']);
    asked.length = 0;
    client.prefetch(list, { page: 1 }, kept());
    await client.send(get('/api/counts'));
    await client.send(list, { page: 1 });
    expect(paths()).toEqual(['/api/list', '/api/counts']);
  });

  it('is requested again when it failed', async () => {
    let isAway = true;
    const { client, paths } = inTurn(() => (isAway ? Promise.reject(new TypeError('away')) : fine()));
    client.prefetch(list, { page: 1 }, kept());
    await failureOf(client.send(get('/api/counts'), {}, { background: true }));
    isAway = false;
    expect(await client.send(list, { page: 1 })).toEqual({ ok: true });
    expect(paths).toEqual(['/api/list', '/api/counts', '/api/list']);
  });

  it('is discarded when its signal aborts', async () => {
    const asked = answering(fine);
    const given = new AbortController();
    client.prefetch(list, { page: 1 }, given.signal);
    given.abort();
    client.prefetch(list, { page: 2 }, given.signal);
    expect(await client.send(list, { page: 1 })).toEqual({ ok: true });
    expect(await client.send(list, { page: 2 })).toEqual({ ok: true });
    // The first may have left before it was given up; nothing is begun with a signal that says so already.
    expect(asked.map(({ url }) => url.searchParams.get('page')).slice(-2)).toEqual(['1', '2']);
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('is aborted when it is given up', () => {
    const { client, signals } = inTurn(() => new Promise(() => {}));
    const given = new AbortController();
    client.prefetch(list, { page: 1 }, given.signal);
    expect(signals.map((each) => each?.aborted)).toEqual([false]);
    given.abort();
    expect(signals.map((each) => each?.aborted)).toEqual([true]);
  });

  it('can be aborted by the call that took it', async () => {
    answering(() => delay('infinite').then(fine));
    client.prefetch(list, { page: 1 }, kept());
    const taker = new AbortController();
    const taken = failureOf(client.send(list, { page: 1 }, { signal: taker.signal }));
    taker.abort();
    expect(await taken).toBe('AbortError');
  });

  it('expires ten seconds after its answer, but not while it is pending', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { client, paths } = inTurn(() => held.then(fine));
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const another = () => client.send(get('/api/counts'), {}, { background: true });
    client.prefetch(list, { page: 1 }, kept());
    now.mockReturnValue(20_000);
    const taken = client.send(list, { page: 1 });
    release();
    await taken;
    expect(paths).toHaveLength(1);
    client.prefetch(list, { page: 1 }, kept());
    await another();
    now.mockReturnValue(30_001);
    await client.send(list, { page: 1 });
    expect(paths).toEqual(['/api/list', '/api/list', '/api/counts', '/api/list']);
    client.prefetch(list, { page: 1 }, kept());
    await another();
    now.mockReturnValue(40_002);
    client.prefetch(list, { page: 1 }, kept());
    expect(paths.slice(4), 'begun again').toEqual(['/api/list', '/api/counts', '/api/list']);
    now.mockRestore();
  });
});

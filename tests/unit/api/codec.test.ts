import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../../src/api/client';
import type { Codec } from '../../../src/api/codec';
import { createDataProvider } from '../../../src/api/dataProvider';
import { withQuery } from '../../../src/api/encode';
import { ApiError } from '../../../src/api/errors';
import { isObject } from '../../../src/model/values';
import { defineRecord, defineResource, f, get, patch, post } from '../../../src/schema.ts';

/** A server unlike this product's: JSON bodies, meaningful statuses, `{items, total}`, offsets. */
const rest: Codec = {
  encode: ({ method, path }, params) =>
    method === 'GET'
      ? { path: withQuery(path, params) }
      : { path, body: JSON.stringify(params), headers: { 'Content-Type': 'application/json' } },
  open(body, { status, headers }, call) {
    if (status === 401 && call.path !== '/sessions') throw ApiError.of('session');
    if (status >= 400) throw new ApiError('refused', isObject(body) ? String(body.error) : 'errors.refused');
    const total = headers.get('X-Total-Count');
    return total === null ? body : { items: body, total };
  },
  page(data) {
    if (!isObject(data) || !Array.isArray(data.items)) throw ApiError.of('malformed');
    return { rows: data.items, total: Number(data.total) };
  },
  paging: (page, size = 10) => ({ offset: (page - 1) * size, count: size }),
  uploadField: 'document',
  uploadedAt: (data) => isObject(data) && data.location,
  authorize: (token) => ({ 'X-Token': token }),
};

const base = 'http://other.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ends: unknown[] = [];
const client = createClient({ base, codec: rest, token: () => 't', onSessionEnd: (end) => ends.push(end) });

it('another codec may send its own kind of bodies, and an empty answer is no failure', async () => {
  let sent: unknown;
  server.use(
    http.post(`${base}/books`, async ({ request }) => {
      sent = [request.headers.get('content-type'), await request.json()];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  expect(await client.send(post('/books'), { title: 'A', pages: 3 })).toBeUndefined();
  expect(sent).toEqual(['application/json', { title: 'A', pages: 3 }]);
});

it('another codec may tell the end of a session from a refusal by the HTTP status', async () => {
  server.use(
    http.get(`${base}/books`, () => HttpResponse.json({ error: 'expired' }, { status: 401 })),
    http.get(`${base}/shelves`, () => HttpResponse.json({ error: 'shelf is full' }, { status: 409 })),
  );
  await expect(client.send(get('/books'))).rejects.toThrow('errors.session');
  await expect(client.send(get('/shelves'))).rejects.toThrow('shelf is full');
  expect(ends).toEqual(['session']);
});

it('another codec is told the call: the same status is a refusal at the login, and the end of a session elsewhere', async () => {
  ends.length = 0;
  server.use(http.post(`${base}/sessions`, () => HttpResponse.json({ error: 'wrong' }, { status: 401 })));
  await expect(client.send(post('/sessions'))).rejects.toThrow('wrong');
  expect(ends).toEqual([]);
});

it('another codec may read a total in a header, and name the session in its own', async () => {
  const sent: (string | null)[] = [];
  server.use(
    http.get(`${base}/books`, ({ request }) => {
      sent.push(request.headers.get('X-Token'), request.headers.get('Authorization'));
      return HttpResponse.json([{ id: 1 }], { headers: { 'X-Total-Count': '41' } });
    }),
  );
  const data = await client.send(get('/books'));
  expect(rest.page(data, get('/books'))).toEqual({ rows: [{ id: 1 }], total: 41 });
  expect(sent).toEqual(['t', null]);
});

it.each(['/backend', '/backend/', `${base}/backend`, `${base}/backend//`])(
  'calls are under %s, however it ends',
  (under) => {
    const { urlOf } = createClient({ base: under, codec: rest, token: () => 't', onSessionEnd: () => {} });
    expect(urlOf(get('/books'))).toBe(`${under.replace(/\/+$/, '')}/books`);
  },
);

it('another codec may request and read pages in its own way', async () => {
  server.use(
    http.get(`${base}/books`, ({ request }) =>
      HttpResponse.json({ items: [{ id: 7, title: new URL(request.url).search }], total: 21 }),
    ),
  );
  const books = defineResource({
    name: 'books',
    record: defineRecord({ id: f.text(), title: f.text() }),
    api: { list: get('/books') },
    build: () => ({ key: 'id', list: { call: 'list', columns: ['title'] } }),
  });
  const provider = createDataProvider({ client, codec: rest, load: async () => books, onDrift: () => {} });
  const page = await provider.getList('books', { pagination: { page: 2, perPage: 20 } });
  expect(page).toEqual({ data: [{ id: '7', title: '?offset=20&count=20' }], total: 21 });
});

it('a parameter named in the path appears only there, encoded', async () => {
  let sent: unknown;
  server.use(
    http.patch(`${base}/books/a%2Fb`, async ({ request }) => {
      sent = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await client.send(patch('/books/{id}'), { id: 'a/b', title: 'B' });
  expect(sent).toEqual({ title: 'B' });
});

it.each(['', '.', '..', undefined])(
  '%j is rejected as part of a path, because the path would change',
  (id) => {
    expect(() => client.urlOf(get('/books/{id}'), { id })).toThrow("needs 'id'");
  },
);

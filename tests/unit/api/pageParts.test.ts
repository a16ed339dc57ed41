import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { createDataProvider } from '../../../src/api/dataProvider';
import { ApiError } from '../../../src/api/errors';
import { FieldsError } from '../../../src/api/fieldsError';
import { countedOf } from '../../../src/api/pageParts';
import type { Params } from '../../../src/model/calls';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get, i, patch, post } from '../../../src/schema.ts';
import { codec } from '../../second-console/codec';

const inputs = {
  title: i.text({ required: 'required', max: 10, tooLong: 'tooLong' }),
  price: i.number({ required: 'required', min: 1 }),
  shelf: i.text(),
};
const record = defineRecord({
  id: f.text(),
  title: f.text(),
  price: f.money(),
  shelf: f.maybe(f.text()),
  author: f.text(),
  state: f.text(),
});
const books = defineResource({
  name: 'shop/books',
  record,
  api: {
    list: get('/books'),
    one: get('/books/{id}'),
    add: post('/books'),
    change: patch('/books/{id}'),
  },
  build: ({ form }) => ({
    key: 'id',
    list: { call: 'list', columns: ['title'], filters: { author: i.text() } },
    detail: { call: 'one', params: (id) => ({ id }) },
    create: form({ call: 'add', form: inputs }),
    edit: form({
      call: 'change',
      form: inputs,
      with: ({ id }) => ({ id }),
      from: ({ title, price, shelf }) => ({ title, price: String(price), shelf }),
      when: { state: { not: 'sold' } },
    }),
  }),
}) as unknown as AnyResource;

/** What the developer is told, which most tests here provoke. */
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

/** What only lists. */
const plain = defineResource({
  name: 'shop/plain',
  record,
  api: { list: get('/plain') },
  build: () => ({ key: 'id', list: { call: 'list', columns: ['title'] } }),
}) as unknown as AnyResource;

const book = { id: 'b1', title: 'Emma', price: 12, shelf: 'A1', author: 'Austen', state: 'new' };

/** A data provider on a server, and what was sent to it. */
function asking(answer: (call: string, params: Params) => unknown = () => book) {
  const sent: (readonly [string, Params])[] = [];
  const client: Pick<Client, 'send'> = {
    async send({ method, path }, params = {}) {
      sent.push([`${method} ${path}`, params]);
      return answer(`${method} ${path}`, params);
    },
  };
  const load = async (name: string) => (name === 'shop/plain' ? plain : books);
  const provider = createDataProvider({ client: client as Client, codec, load, onDrift: () => {} });
  const changes = () => sent.filter(([call]) => !call.startsWith('GET'));
  return { provider, sent, changes };
}

const whole = Array.from({ length: 130 }, (_, index) => ({ ...book, id: `b${index + 1}` }));
const paged = (_call: string, { page, pageSize }: Params) => ({
  items: whole.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)),
  total: whole.length,
});

describe('an update without a named action', () => {
  it('sends the edit form with the record as it is and the changed field, and answers the record read again', async () => {
    const { provider, changes, sent } = asking();
    const saved = await provider.update('shop/books', {
      id: 'b1',
      data: { shelf: 'B2' },
      previousData: book,
    });
    expect(changes()).toEqual([['PATCH /books/{id}', { id: 'b1', title: 'Emma', price: '12', shelf: 'B2' }]]);
    expect(sent.at(-1)?.[0]).toBe('GET /books/{id}');
    expect(saved.data).toMatchObject(book);
  });

  it('keeps what another has changed meanwhile, and sends what was emptied', async () => {
    const { provider, changes } = asking(() => ({ ...book, title: 'Persuasion' }));
    const data = { ...book, shelf: null };
    await provider.update('shop/books', { id: 'b1', data, previousData: book });
    expect(changes()).toEqual([
      ['PATCH /books/{id}', { id: 'b1', title: 'Persuasion', price: '12', shelf: '' }],
    ]);
  });

  it('takes the numbers that react-admin’s inputs make', async () => {
    const { provider, changes } = asking();
    await provider.update('shop/books', { id: 'b1', data: { ...book, price: 7.5 }, previousData: book });
    expect(changes()[0]?.[1]).toMatchObject({ price: '7.5' });
  });

  it.each([
    ['a field that the form lacks', { author: 'Brontë' }, { author: 'shell.unserved.field' }],
    ['what the declared rules refuse', { title: 'x'.repeat(11) }, { title: 'messages.tooLong' }],
    ['an emptied input that is required', { title: '' }, { title: 'messages.required' }],
    ['a value that its input can’t hold', { title: new Date(0) }, { title: 'shell.unserved.value' }],
    [
      'a limit, which the message names',
      { price: 0 },
      { price: '@@react-admin@@{"message":"messages.numberTooSmall","args":{"min":1}}' },
    ],
  ])('refuses %s at its input, and sends nothing', async (_, change, errors) => {
    const { provider, changes } = asking();
    const saving = provider.update('shop/books', {
      id: 'b1',
      data: { ...book, ...change },
      previousData: book,
    });
    await expect(saving).rejects.toMatchObject({ body: { errors }, message: 'ra.message.invalid_form' });
    await expect(saving).rejects.toBeInstanceOf(FieldsError);
    expect(changes()).toEqual([]);
  });

  it('refuses a record that the form is closed to, in its own words', async () => {
    const { provider, changes } = asking(() => ({ ...book, state: 'sold' }));
    const saving = provider.update('shop/books', { id: 'b1', data: { shelf: 'B2' }, previousData: book });
    await expect(saving).rejects.toThrow('resources.shop/books.edit.closed');
    expect(changes()).toEqual([]);
  });

  it('is saved even if it can’t be read afterwards, and answers no more than is known', async () => {
    let reads = 0;
    const { provider } = asking((call) => {
      if (call.startsWith('GET')) reads += 1;
      if (reads > 1) throw ApiError.of('offline');
      return book;
    });
    const saving = provider.update('shop/books', { id: 'b1', data: { shelf: 'B2' }, previousData: book });
    expect((await saving).data).toEqual({ id: 'b1' });
  });
});

describe('a creation without a named action', () => {
  it('sends the create form, and answers the record that the server made', async () => {
    const { provider, changes } = asking((call) =>
      call === 'POST /books' ? { id: 'b9' } : { ...book, id: 'b9' },
    );
    const data = { title: 'Emma', price: 12, author: null };
    expect((await provider.create('shop/books', { data })).data).toMatchObject({
      id: 'b9',
      author: 'Austen',
    });
    expect(changes()).toEqual([['POST /books', { title: 'Emma', price: '12', shelf: '' }]]);
  });

  it('makes up no id and no record if the server says nothing', async () => {
    const { provider, sent } = asking(() => undefined);
    const created = await provider.create('shop/books', { data: { title: 'Emma', price: 12 } });
    expect(created.data).toEqual({ id: '' });
    expect(sent).toHaveLength(1);
  });

  it('refuses in a sentence what the page has no input for', async () => {
    const { provider, sent } = asking();
    await expect(provider.create('shop/books', { data: { title: 'Emma' } })).rejects.toThrow(
      'shell.unserved.save',
    );
    expect(sent).toEqual([]);
  });
});

describe('several records', () => {
  it('are read once each, five at a time', async () => {
    let waiting = 0;
    let most = 0;
    const reading: Pick<DataProvider, 'getMany'> = createDataProvider({
      client: {
        async send(_call: unknown, { id }: Params) {
          waiting += 1;
          most = Math.max(most, waiting);
          await Promise.resolve();
          waiting -= 1;
          return { ...book, id };
        },
      } as unknown as Client,
      codec,
      load: async () => books,
      onDrift: () => {},
    });
    const ids = [...Array(12).keys(), 3].map(String);
    const { data } = await reading.getMany('shop/books', { ids });
    expect(data.map(({ id }) => id)).toEqual(ids.slice(0, 12));
    expect(most).toBe(5);
  });

  it('lack those that the server refuses, but no other failure looks like a missing record', async () => {
    const refused = new ApiError('refused', 'There is no such book');
    const without = asking((_, { id }) => {
      if (id === 'b2') throw refused;
      return { ...book, id };
    });
    const { data } = await without.provider.getMany('shop/books', { ids: ['b1', 'b2', 'b3'] });
    expect(data.map(({ id }) => id)).toEqual(['b1', 'b3']);
    await expect(without.provider.getMany('shop/books', { ids: ['b2'] })).rejects.toBe(refused);
    const offline = asking((_, { id }) => {
      if (id === 'b2') throw ApiError.of('offline');
      return { ...book, id };
    });
    await expect(offline.provider.getMany('shop/books', { ids: ['b1', 'b2'] })).rejects.toThrow(
      'errors.offline',
    );
  });

  const of = {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' as const },
    filter: {},
  };

  it('that refer to one are listed with the declared filter', async () => {
    const { provider, sent } = asking(paged);
    await provider.getManyReference('shop/books', { ...of, target: 'author', id: 7 });
    expect(sent).toEqual([['GET /books', { page: 1, pageSize: 10, author: '7' }]]);
  });

  it.each([
    ['title', 'b1'],
    ['author', ' '],
  ])('are not listed by %s %j, which would list all', async (target, id) => {
    const { provider, sent } = asking(paged);
    const listing = provider.getManyReference('shop/books', { ...of, target, id });
    await expect(listing).rejects.toThrow('shell.unserved.related');
    expect(sent).toEqual([]);
  });
});

describe('a page of a size that servers aren’t asked for', () => {
  const list = (provider: DataProvider, page: number, perPage: number) =>
    provider.getList('shop/books', { pagination: { page, perPage } });

  it.each([
    [1, 7, [[1, 10]], 1, 7],
    [
      2,
      7,
      [
        [1, 10],
        [2, 10],
      ],
      8,
      7,
    ],
    [2, 25, [[1, 50]], 26, 25],
    [
      1,
      1000,
      [
        [1, 100],
        [2, 100],
      ],
      1,
      130,
    ],
    [19, 7, [[13, 10]], 127, 4],
  ])('%i of %i rows are put together from pages that are', async (page, perPage, asked, first, count) => {
    const { provider, sent } = asking(paged);
    const { data, total } = await list(provider, page, perPage);
    expect(sent.map(([, params]) => [params.page, params.pageSize])).toEqual(asked);
    expect(data.map(({ id }) => id)).toEqual(whole.slice(first - 1, first - 1 + count).map(({ id }) => id));
    expect(total).toBe(130);
  });

  it('says of how many rows it is a part', async () => {
    const { data } = await list(asking(paged).provider, 1, 30);
    expect(countedOf(data)).toBe(130);
  });

  it('are put together from the server’s own pages, if they are smaller', async () => {
    const { provider } = asking((call, { page }) => paged(call, { page, pageSize: 20 }));
    const { data, total } = await list(provider, 2, 30);
    expect(data.map(({ id }) => id)).toEqual(whole.slice(30, 60).map(({ id }) => id));
    expect(total).toBe(130);
  });

  it('fail if rows are missing from one, as nobody would see it', async () => {
    const { provider } = asking((call, { page }) => paged(call, { page, pageSize: 17 }));
    await expect(list(provider, 1, 30)).rejects.toThrow('errors.malformed');
  });
});

describe('what no declaration serves', () => {
  it.each<[string, (provider: DataProvider) => Promise<unknown>, string]>([
    ['create', (p) => p.create('shop/plain', { data: {} }), 'save'],
    ['update', (p) => p.update('shop/plain', { id: 1, data: {}, previousData: { id: 1 } }), 'save'],
    ['updateMany', (p) => p.updateMany('shop/books', { ids: ['b1'], data: {} }), 'save'],
    ['delete', (p) => p.delete('shop/books', { id: 'b1' }), 'remove'],
    ['deleteMany', (p) => p.deleteMany('shop/books', { ids: ['b1'] }), 'remove'],
    ['getOne', (p) => p.getOne('shop/plain', { id: 'b1' }), 'read'],
    ['getMany', (p) => p.getMany('shop/plain', { ids: ['b1'] }), 'read'],
  ])('%s is refused in words, and nothing is sent', async (_, ask, words) => {
    const { provider, sent } = asking();
    const asked = ask(provider);
    await expect(asked).rejects.toThrow(`shell.unserved.${words}`);
    await expect(asked).rejects.toBeInstanceOf(ApiError);
    expect(sent).toEqual([]);
  });

  it('sorts nothing, and tells the developer so', async () => {
    const { provider, sent } = asking(paged);
    await provider.getList('shop/books', {
      sort: { field: 'title', order: 'ASC' },
      filter: { colour: 'red' },
    });
    expect(sent).toEqual([['GET /books', { page: 1, pageSize: 10 }]]);
    expect(warn.mock.calls.flat()).toEqual([
      "shop/books can't be sorted: 'title' isn't sent",
      "shop/books declares no filter colour: it isn't sent",
    ]);
  });
});

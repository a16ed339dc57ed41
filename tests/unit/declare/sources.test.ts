import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { pathOf, readCall } from '../../../src/tools/declare/exchange';
import { readCurl } from '../../../src/tools/declare/sources/curl';
import { readSources } from '../../../src/tools/declare/sources/index';
import { readHar, readSource, wire } from '../../support/declaring';

const folder = mkdtempSync(join(tmpdir(), 'declare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const never = async () => false;

describe('a call', () => {
  it('is a method and a path; a path or url by itself is a GET', () => {
    expect(readCall('post /api/x?page=1&keyword=')).toEqual({
      method: 'POST',
      path: '/api/x',
      params: { page: '1', keyword: '' },
    });
    expect(readCall('https://a.example.com/api/x')).toMatchObject({ method: 'GET', path: '/api/x' });
    expect(() => readCall('SEND /api/x')).toThrow("write it as 'POST /api/orders/list'");
  });
});

it.each([
  ['/api/2/orders/12', '/api/2/orders/{id}'],
  ['/api/orders/12/pay', '/api/orders/{id}/pay'],
  ['/api/2/orders/{no}', '/api/2/orders/{no}'],
  ['/api/v2/orders', '/api/v2/orders'],
] as const)('the parameter of %s is its last number: %s', (path, named) => {
  expect(pathOf({ path }, 'id')).toBe(named);
});

describe('a request as a browser copies it', () => {
  it('gives its call and parameters, in whichever quotes', () => {
    const command = `curl 'https://a.example.com/api/coupon/getList?v=1' \\
  -X 'POST' -H 'Authorization: Bearer secret' \\
  --data-raw $'keyword=it\\'s&status=\\u8fdb' --compressed`;
    expect(readCurl(command)).toMatchObject({
      method: 'POST',
      path: '/api/coupon/getList',
      params: { v: '1', keyword: "it's", status: '进' },
      headers: { authorization: 'Bearer secret' },
    });
  });

  it('may have a JSON body, whose nested objects get dotted names', () => {
    const { params } = readCurl(`curl https://a.example.com/api/x --data '{"page":1,"by":{"name":null}}'`);
    expect(params).toEqual({ page: '1', 'by.name': '' });
  });

  it('keeps its cookies, and its url after every kind of flag', () => {
    const read = readCurl(
      "curl -i -sS --http2 -o /dev/null -b 'sid=1' --cookie 'b=2' https://a.example.com/api/x",
    );
    expect(read).toMatchObject({
      method: 'GET',
      url: 'https://a.example.com/api/x',
      headers: { cookie: 'sid=1; b=2' },
    });
    expect(readCurl("curl -sSXPUT https://a.example.com/api/x -d ''").method).toBe('PUT');
    expect(readCurl("curl https://a.example.com/api/x -d ''").method).toBe('POST');
  });

  it('is sent again as curl sends it: data as a form unless it says otherwise, encoded if asked to', () => {
    const form = readCurl(
      "curl https://a.example.com/api/x -d a=1 --data-urlencode 'name=张 三&b' --data-urlencode '=c d'",
    );
    expect(form.headers).toEqual({ 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.body).toBe('a=1&name=%E5%BC%A0%20%E4%B8%89%26b&c%20d');
    const json = readCurl("curl https://a.example.com/api/x -H 'Content-Type: application/json' -d '{}'");
    expect(json.headers).toEqual({ 'content-type': 'application/json' });
    expect(readCurl('curl -G https://a.example.com/api/x -d a=1').headers).toEqual({});
  });

  it('with -G has its data in the url, and no body', () => {
    const { url, method, body, params } = readCurl(
      "curl -G 'https://a.example.com/api/x?v=1' -d page=1 -d name=y",
    );
    expect({ url, method, body }).toEqual({
      url: 'https://a.example.com/api/x?v=1&page=1&name=y',
      method: 'GET',
      body: undefined,
    });
    expect(params).toEqual({ v: '1', page: '1', name: 'y' });
  });

  it('that may change data is not sent again without permission', async () => {
    const [exchange] = await readSource("curl https://a.invalid/api/pass -d 'id=1'", undefined, never);
    expect(exchange).toEqual({ method: 'POST', path: '/api/pass', params: { id: '1' } });
    await expect(readSource('curl https://a.invalid/api/x', undefined, never)).rejects.toThrow(
      "can't be reached",
    );
    expect(() => readCurl("curl -H 'a: b'")).toThrow('There is no url');
  });
});

describe('a HAR archive', () => {
  const entry = (
    method: string,
    path: string,
    text = '{"code":200}',
    postData?: object,
    mimeType = 'application/json',
  ) => ({
    request: { method, url: `https://a.example.com${path}`, ...(postData && { postData }) },
    response: { status: 200, content: { text, mimeType } },
  });
  const read = (...entries: object[]) => readHar(JSON.stringify({ log: { entries } }));

  it('gives the calls of a screen that answered JSON, once each, with what else was sent', () => {
    expect(
      read(
        entry('GET', '/index.html', '<p>', undefined, 'text/html'),
        entry('GET', '/api/one?id=1'),
        entry('GET', '/api/one?id=2', '{"code":"200"}'),
        entry('POST', '/api/pass', undefined, { params: [{ name: 'id', value: '%31' }] }),
      ),
    ).toEqual([
      {
        method: 'GET',
        path: '/api/one',
        params: { id: '2' },
        answer: { code: '200' },
        others: [{ params: { id: '1' }, answer: { code: 200 } }],
      },
      { method: 'POST', path: '/api/pass', params: { id: '1' }, answer: { code: 200 } },
    ]);
  });

  it('skips unreadable calls with a note', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const calls = read(
      entry('GET', '/config.json', '{"title":"x"}'),
      entry('GET', '/api/%zz'),
      entry('HEAD', '/api/one'),
      entry('POST', '/api/track', undefined, { text: '{x' }),
      entry('GET', '/api/one'),
    );
    expect(calls.map(({ path }) => path)).toEqual(['/api/one']);
    expect(warn.mock.calls.map(([said]) => String(said).split(' is left out: ')[0])).toEqual([
      '! GET https://a.example.com/config.json',
      '! GET https://a.example.com/api/%zz',
      '! HEAD https://a.example.com/api/one',
      '! POST https://a.example.com/api/track',
    ]);
    warn.mockRestore();
  });

  it('leaves out the calls of the session', () => {
    const session = [
      entry('GET', '/api/login/getImgCode'),
      entry('POST', '/api/login/login'),
      entry('GET', '/api/user/logout'),
      entry('POST', '/api/member/getMenu', '{"code":200,"data":{"role":[{"id":1}]}}'),
    ];
    expect(read(...session)).toEqual([]);
  });

  it('gives the parameters of a form, from its text or its parts', () => {
    const params = [
      { name: '%E5%90%8D', value: 'a+b' },
      { name: 'note', value: '50% off' },
    ];
    const sent = { 名: 'a b', note: '50% off' };
    const text = '%E5%90%8D=a+b&note=50% off';
    expect(read(entry('POST', '/api/add', undefined, { params }))[0]?.params).toEqual(sent);
    expect(read(entry('POST', '/api/add', undefined, { params: [], text }))[0]?.params).toEqual(sent);
  });
});

describe('an OpenAPI document', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: {
      '/api/orders': {
        get: {
          parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
          responses: {
            200: {
              description: '',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } },
            },
          },
        },
      },
    },
    components: { schemas: { A: { type: 'object', properties: { no: { type: 'string', example: 'A7' } } } } },
  };

  it('gives a call made from its schemas and examples', async () => {
    expect(await readSource(file('api.json', document), 'GET /api/orders', never)).toEqual([
      { method: 'GET', path: '/api/orders', params: { page: '' }, answer: { no: 'A7' } },
    ]);
  });

  it('is recognised by its key, wherever that is, and its calls are under its server’s path', async () => {
    const { openapi, ...rest } = document;
    const read = async (url: string) => {
      const servers = [{ url, variables: { version: { default: 'v2' } } }];
      const path = file('late.json', { ...rest, servers, openapi });
      return (await readSource(path, 'GET /api/orders', never))[0]?.path;
    };
    expect(await read('https://a.example.com/shop/')).toBe('/shop/api/orders');
    expect(await read('/{version}')).toBe('/v2/api/orders');
    expect(await read('https://a.example.com')).toBe('/api/orders');
  });

  it('lists its calls if it lacks the requested one', async () => {
    await expect(readSource(file('api.json', document), 'GET /api/order', never)).rejects.toThrow(
      'GET /api/orders',
    );
    await expect(readSource(file('api.json', document), undefined, never)).rejects.toThrow('--call');
  });
});

it('an answer belongs to the call that is named', async () => {
  const path = file('answer.json', { code: 200 });
  expect(await readSource(path, 'POST /api/x', never)).toEqual([
    { method: 'POST', path: '/api/x', params: {}, answer: { code: 200 } },
  ]);
  await expect(readSource(path, undefined, never)).rejects.toThrow('--call');
  await expect(readSource('nowhere.json', 'POST /api/x', never)).rejects.toThrow(
    "There is no file 'nowhere.json'",
  );
});

it('an answer keeps the digits of numbers that are too big for JavaScript', async () => {
  const text =
    '{"code":200,"data":{"orderId":1234567890123456789,"note":"\\"id\\": 12345678901234567890","n":9007199254740991,"x":1.5e20}}';
  const data = { orderId: '1234567890123456789', n: 9007199254740991, x: 1.5e20 };
  expect(await readSource(file('big.json', text), 'GET /api/x', never)).toMatchObject([{ answer: { data } }]);
  const content = { text, mimeType: 'application/json' };
  const entry = {
    request: { method: 'GET', url: 'https://a.invalid/api/x' },
    response: { status: 200, content },
  };
  expect(readHar(JSON.stringify({ log: { entries: [entry] } }))).toMatchObject([{ answer: { data } }]);
});

it('asks about several requests one after the other, and needs an answer for each', async () => {
  let open = 0;
  const asked: number[] = [];
  await readSources(
    ["curl https://a.invalid/api/pass -d 'id=1'", "curl https://a.invalid/api/refuse -d 'id=1'"],
    [],
    async () => {
      open += 1;
      asked.push(open);
      await Promise.resolve();
      open -= 1;
      return false;
    },
    wire,
  );
  expect(asked).toEqual([1, 1]);
});

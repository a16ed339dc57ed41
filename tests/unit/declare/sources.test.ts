import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCall } from '../../../scripts/declare/exchange';
import { readCurl } from '../../../scripts/declare/sources/curl';
import { readHar } from '../../../scripts/declare/sources/har';
import { readSource } from '../../../scripts/declare/sources/index';

const folder = mkdtempSync(join(tmpdir(), 'declare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const never = async () => false;

describe('a call', () => {
  it('is a method and a path; a path or an url alone is a GET', () => {
    expect(readCall('post /api/x?page=1&keyword=')).toEqual({
      method: 'POST',
      path: '/api/x',
      params: { page: '1', keyword: '' },
    });
    expect(readCall('https://a.example.com/api/x')).toMatchObject({ method: 'GET', path: '/api/x' });
    expect(() => readCall('SEND /api/x')).toThrow("write it as 'POST /api/orders/list'");
  });
});

describe('a request as a browser copies it', () => {
  it('tells its call and what was sent, in whatever quotes', () => {
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

  it('may have a body of JSON, whose records stand under dotted names', () => {
    const { params } = readCurl(`curl https://a.example.com/api/x --data '{"page":1,"by":{"name":null}}'`);
    expect(params).toEqual({ page: '1', 'by.name': '' });
  });

  it('that may change something is not sent again unless that is allowed', async () => {
    const [exchange] = await readSource("curl https://a.invalid/api/pass -d 'id=1'", undefined, never);
    expect(exchange).toEqual({ method: 'POST', path: '/api/pass', params: { id: '1' } });
    await expect(readSource('curl https://a.invalid/api/x', undefined, never)).rejects.toThrow(
      "can't be reached",
    );
    expect(() => readCurl("curl -H 'a: b'")).toThrow('There is no url');
  });
});

it('an archive tells the calls of a screen that answered JSON, each once', () => {
  const entry = (
    method: string,
    url: string,
    text: string,
    postData?: object,
    mimeType = 'application/json',
  ) => ({
    request: { method, url, ...(postData && { postData }) },
    response: { status: 200, content: { text, mimeType } },
  });
  const har = {
    log: {
      entries: [
        entry('GET', 'https://a.example.com/index.html', '<p>', undefined, 'text/html'),
        entry('GET', 'https://a.example.com/api/one?id=1', '{"code":200}'),
        entry('GET', 'https://a.example.com/api/one?id=2', '{"code":201}'),
        entry('POST', 'https://a.example.com/api/pass', '{}', { params: [{ name: 'id', value: '%31' }] }),
      ],
    },
  };
  expect(readHar(JSON.stringify(har))).toEqual([
    { method: 'GET', path: '/api/one', params: { id: '2' }, answer: { code: 201 } },
    { method: 'POST', path: '/api/pass', params: { id: '1' }, answer: {} },
  ]);
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

  it('tells a call by its schemas and examples', async () => {
    expect(await readSource(file('api.json', document), 'GET /api/orders', never)).toEqual([
      { method: 'GET', path: '/api/orders', params: { page: '' }, answer: { no: 'A7' } },
    ]);
  });

  it('says which calls it has where it lacks the one that is asked for', async () => {
    await expect(readSource(file('api.json', document), 'GET /api/order', never)).rejects.toThrow(
      'GET /api/orders',
    );
    await expect(readSource(file('api.json', document), undefined, never)).rejects.toThrow('--call');
  });
});

it('an answer is of the call that is named', async () => {
  const path = file('answer.json', { code: 200 });
  expect(await readSource(path, 'POST /api/x', never)).toEqual([
    { method: 'POST', path: '/api/x', params: {}, answer: { code: 200 } },
  ]);
  await expect(readSource(path, undefined, never)).rejects.toThrow('--call');
  await expect(readSource('nowhere.json', 'POST /api/x', never)).rejects.toThrow(
    "There is no file 'nowhere.json'",
  );
});

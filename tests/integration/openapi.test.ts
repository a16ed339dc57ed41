import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parts } from '@resources/console';
import { lists } from '@resources/manifest';
import { routes } from '@resources/routes';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { asidesOf } from 'declared-console/tools';
import type { Exchange } from 'declared-console/tools/checking';
import { check } from 'declared-console/tools/checking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import description from '../../console.config';
import type { Route } from '../../src/schema/routes';
import { readOpenApi } from '../../src/tools/declare/sources/openapi';
import { capabilityCalls } from '../../src/tools/openapi/capabilityCalls';
import { documentOf } from '../../src/tools/openapi/document';
import { loadOwn } from '../support/declared';
import { told } from '../support/declaring';
import { type ReadBackend, readBackend } from './backend/reader';

const application = await loadOwn();
const { resources } = application;
const document = documentOf(application, {
  ...{ answers: description.answers, version: '1.0.0' },
  capabilities: await capabilityCalls(description),
});
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(document, 'document');
/** The lists that are the account's own, which no menu leads to. */
const ownLists = Object.values<Route>(routes).flatMap((route) =>
  route.personal && 'list' in route ? [route.list] : [],
);
/** The requests and answers of every list and detail of the backend. */
/** The lists whose rows are drawn. */
const drawn = (parts.figures ?? []).flatMap((each) => (typeof each === 'string' ? [] : each.of));

let exchanges: readonly Exchange[];
let backend: ReadBackend;

beforeAll(async () => {
  backend = await readBackend();
  await check(backend.reader, { ...application, lists: [...Object.keys(lists), ...ownLists, ...drawn] });
  exchanges = backend.reader.exchanges;
}, 120_000);
afterAll(() => backend.close());

const operationOf = (method: string, path: string) =>
  document.paths?.[path]?.[method.toLowerCase() as 'get' | 'post'];

/** How an answer violates the document. */
function problems(method: string, path: string, body: unknown): string {
  const pointer = `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
  const validate = ajv.getSchema(`document#${pointer}`);
  if (!validate) throw new Error(`the document has no ${method} ${path}`);
  return validate(body) ? '' : ajv.errorsText(validate.errors);
}

describe('the OpenAPI document of the declarations', () => {
  it('is valid', async () => {
    expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
  });

  it('has every declared call', () => {
    const declared = Object.values(resources).flatMap(({ api }) => Object.values(api));
    expect(declared.filter(({ method, path }) => !operationOf(method, path))).toEqual([]);
  });

  it('lists apart what only servers with a capability are asked for', async () => {
    const apart = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      [item?.get, item?.post].flatMap((operation) =>
        operation?.tags?.some((tag) => tag.startsWith('capability: ')) ? [path] : [],
      ),
    );
    const plain = documentOf(await loadOwn([]), { answers: description.answers, version: '1.0.0' });
    expect(apart.toSorted()).toEqual(
      Object.keys(document.paths ?? {})
        .filter((path) => !plain.paths?.[path])
        .toSorted(),
    );
    expect(operationOf('POST', '/api/claim/take')?.tags).toEqual(['personal', 'capability: claims']);
    expect(document.tags?.map(({ name }) => name)).toContain('capability: claims');
  });

  it('matches the answers of this project’s backend', () => {
    const wrong = exchanges.flatMap(({ call: { method, path }, text }) => {
      const problem = problems(method, path, JSON.parse(text));
      return problem ? [`${method} ${path}: ${problem}`] : [];
    });
    expect([...new Set(wrong)].join('\n')).toBe('');
    // They are read with what they are of, which no list knows.
    const asides = asidesOf(parts);
    const read = Object.values(resources).filter(
      ({ name, definition: { list, detail } }) => (list ?? detail) && !asides.includes(name),
    );
    expect(new Set(exchanges.map(({ resource }) => resource))).toEqual(new Set(read.map(({ name }) => name)));
  });

  it('has every parameter that is sent, and requires no other', () => {
    const wrong = exchanges.flatMap(({ call: { method, path }, params }) => {
      const { parameters = [], requestBody } = operationOf(method, path) ?? {};
      const form = requestBody && 'content' in requestBody ? requestBody.content : {};
      const schema = form['application/x-www-form-urlencoded']?.schema;
      const named = parameters.flatMap((each) => ('in' in each ? [each] : []));
      const fields = schema && 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
      const required = [
        ...named.flatMap((each) => (each.required ? [each.name] : [])),
        ...(schema && 'required' in schema ? (schema.required ?? []) : []),
      ];
      const sent = Object.keys(params).filter((name) => params[name] !== undefined);
      const known = [...named.map(({ name }) => name), ...fields];
      return [
        ...sent.filter((name) => !known.includes(name)).map((name) => `${method} ${path}: ${name} is sent`),
        ...required.filter((name) => !sent.includes(name)).map((name) => `${method} ${path}: ${name} is not`),
      ];
    });
    expect([...new Set(wrong)].join('\n')).toBe('');
  });

  it.each([
    ['a field that is missing', ({ mobile: _, ...row }: Record<string, unknown>) => row],
    ['a field of another type', (row: object) => ({ ...row, balance: 'much' })],
    ['a code that nobody declared', (row: object) => ({ ...row, payType: '99' })],
  ])('refuses %s', (_what, change) => {
    const found = exchanges.find(({ resource }) => resource === 'money/customer');
    const body = JSON.parse(found?.text ?? '');
    const [row, ...rows] = body.data.data;
    const { method, path } = { method: 'GET', path: '/api/ajax/data/getOrderChargeList' };
    expect(problems(method, path, body)).toBe('');
    const changed = { ...body, data: { ...body.data, data: [change(row), ...rows] } };
    expect(problems(method, path, changed)).not.toBe('');
  });

  it('refuses rows under another name, and a list without a count', () => {
    const call = ['POST', '/api/version/feedback'] as const;
    expect(problems(...call, { code: 200, message: '', data: { list: [], count: 0 } })).toBe('');
    expect(problems(...call, { code: 200, message: '', data: { data: [], count: 0 } })).not.toBe('');
    expect(problems(...call, { code: 200, message: '', data: { list: [] } })).not.toBe('');
  });

  it('allows a call to answer a refusal', () => {
    expect(
      problems('GET', '/api/ajax/user/getUserList', { code: 403, message: '权限不足', data: null }),
    ).toBe('');
  });

  it("describes a form's required parameters and their codes", () => {
    const body = operationOf('POST', '/api/invoice/invoiceCheckTwo')?.requestBody;
    expect(body).toMatchObject({
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            properties: { status: { enum: ['1', '2'] }, dealTime: {}, id: {} },
            required: ['status', 'id'],
          },
        },
      },
    });
  });

  it('can be read by npm run declare', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
    writeFileSync(join(folder, 'api.json'), JSON.stringify(document));
    const exchange = told(
      await readOpenApi(join(folder, 'api.json'), 'GET /api/ajax/data/getOrderChargeList'),
    );
    rmSync(folder, { recursive: true });
    expect(exchange.does === 'list' && Object.keys(exchange.rows[0] ?? {})).toContain('companyName');
    expect(Object.keys(exchange.params)).toEqual(['page', 'limit', 'datetime', 'pay', 'type', 'keyword']);
  });
});

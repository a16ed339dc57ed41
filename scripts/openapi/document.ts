import { camelCase, groupBy, uniqBy } from 'es-toolkit';
import type { OpenAPIV3_1 } from 'openapi-types';
import { pathParams } from '../../src/schema/calls.ts';
import type { Resources } from '../contract/declared.ts';
import { callsOf, type DeclaredCall, locationOf, type Parameter } from './calls.ts';
import type { Components, Schema } from './schemas.ts';

const SUCCESS = [200, '200'];

/** The shape of every refusal. */
const refusal: Schema = {
  type: 'object',
  properties: { code: { not: { enum: SUCCESS } }, message: { type: 'string' }, data: {} },
  required: ['code', 'message'],
};

/**
 * What the declarations expect of a backend, as an OpenAPI document: each declared call with its parameters and answer.
 * It doesn't include the session's calls, and those of hand-written pages that no declaration names.
 * @param version of the application
 */
export function documentOf(resources: Resources, version: string): OpenAPIV3_1.Document {
  const schemas: Components = { refusal };
  const byCall = groupBy(callsOf(resources, schemas), ({ call }) => `${call.method} ${call.path}`);
  const paths: OpenAPIV3_1.PathsObject = {};
  for (const declared of Object.values(byCall)) {
    const call = declared[0]?.call;
    if (!call) continue;
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(declared) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'What the console asks of a backend', version },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: { schemas, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}

/** A call that several declarations may make in different ways. */
function operationOf(declared: readonly DeclaredCall[]): OpenAPIV3_1.OperationObject {
  const [{ call }] = declared as readonly [DeclaredCall];
  const params = merged(declared.map((each) => each.params));
  const at = (location: ReturnType<typeof locationOf>) =>
    params.filter(([name]) => locationOf(call, name) === location);
  const body = call.multipart ? fileBody : formBody(at('body'));
  return {
    operationId: camelCase(`${call.method} ${call.path}`),
    summary: [...new Set(declared.map(({ resource }) => resource))].join(', '),
    tags: [...new Set(declared.map(({ resource }) => resource.split('/')[0] ?? ''))],
    parameters: [
      ...pathParams(call.path).map((name) =>
        parameterOf(name, 'path', { schema: { type: 'string' }, required: true }),
      ),
      ...at('query').map(([name, parameter]) => parameterOf(name, 'query', parameter)),
    ],
    ...(body && { requestBody: body }),
    responses: { 200: { description: 'The answer, or a refusal.', content: answersOf(declared) } },
  };
}

/** The library's types allow only OpenAPI 3.0 schemas for parameters. */
const parameterOf = (name: string, location: 'path' | 'query', parameter: Parameter) =>
  ({ name, in: location, ...parameter }) as OpenAPIV3_1.ParameterObject;

const fileBody: OpenAPIV3_1.RequestBodyObject = {
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    },
  },
};

function formBody(
  params: readonly (readonly [string, Parameter])[],
): OpenAPIV3_1.RequestBodyObject | undefined {
  if (params.length === 0) return undefined;
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(params.map(([name, { schema: each }]) => [name, each])),
    required: params.flatMap(([name, { required }]) => (required ? [name] : [])),
  };
  return { content: { 'application/x-www-form-urlencoded': { schema } } };
}

/** The parameters of all declarations, required if all of them require it. */
function merged(all: readonly DeclaredCall['params'][]): readonly (readonly [string, Parameter])[] {
  const names = [...new Set(all.flatMap((each) => Object.keys(each)))];
  return names.map((name) => {
    const found = all.flatMap((each) => each[name] ?? []);
    const required = found.length === all.length && found.every((each) => each.required);
    return [name, { schema: oneOrAny(found.map(({ schema }) => schema)), required }];
  });
}

function answersOf(declared: readonly DeclaredCall[]): Record<string, OpenAPIV3_1.MediaTypeObject> {
  const data = declared.flatMap(({ answers }) => (answers === 'file' ? [] : [answers.data]));
  const isFile = data.length < declared.length;
  const known = data.filter((each) => each !== undefined);
  const success: Schema = {
    type: 'object',
    properties: {
      code: { enum: SUCCESS },
      message: { type: 'string' },
      data: known.length > 0 ? oneOrAny(known) : {},
    },
    required: known.length > 0 ? ['code', 'data'] : ['code'],
  };
  return {
    'application/json': {
      schema: isFile ? { $ref: REFUSAL } : { anyOf: [success, { $ref: REFUSAL }] },
    },
    ...(isFile && { '*/*': { schema: { type: 'string', format: 'binary' } } }),
  };
}

const REFUSAL = '#/components/schemas/refusal';

function oneOrAny(schemas: readonly Schema[]): Schema {
  const distinct = uniqBy(schemas, (each) => JSON.stringify(each));
  return distinct.length === 1 ? (distinct[0] as Schema) : { anyOf: distinct };
}

import { camelCase, groupBy, uniqBy } from 'es-toolkit';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Codec } from '../../api/codec.ts';
import type { Schema } from '../../kinds/fields/contract.ts';
import { type Call, pathParams } from '../../model/calls.ts';
import type { Declared } from '../contract/declared.ts';
import type { AnswerSchemas } from '../description.ts';
import { BARE } from './bare.ts';
import { callsOf, type DeclaredCall, locationOf, nameOf, type Parameter } from './calls.ts';
import type { Components } from './schemas.ts';

interface DocumentOptions {
  readonly answers?: AnswerSchemas | undefined;
  /** Of the application. */
  readonly version: string;
  /** The capability that each call of one belongs to, by `METHOD path`. */
  readonly capabilities?: ReadonlyMap<string, string>;
}

/**
 * What the declarations expect of a backend, as an OpenAPI document: each declared call with its parameters and answer.
 * It doesn't include the session's calls, and those of hand-written pages that no declaration names.
 */
export function documentOf(
  declared: Declared,
  { answers = BARE, version, capabilities = new Map() }: DocumentOptions,
): OpenAPIV3_1.Document {
  const schemas: Components = answers.refusal ? { refusal: answers.refusal } : {};
  const calls = callsOf(declared, answers, schemas);
  const byCall = groupBy(calls, ({ call }) => nameOf(call));
  const paths: OpenAPIV3_1.PathsObject = {};
  for (const [name, uses] of Object.entries(byCall)) {
    const call = uses[0]?.call;
    if (!call) continue;
    const operation = operationOf(uses, {
      ...{ codec: declared.codec, answers },
      capability: capabilities.get(name),
    });
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'What the console asks of a backend', version },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: [...new Set(capabilities.values())].map((name) => ({ name: tagOf(name), description: OFFERED })),
    paths,
    components: { schemas, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}

const OFFERED =
  'Only for servers that name it in `capabilities` of config.json; no other is asked for these.';

const tagOf = (capability: string) => `capability: ${capability}`;

interface Wire {
  readonly codec: Codec;
  readonly answers: AnswerSchemas;
  /** The capability without which the call isn't made. */
  readonly capability?: string | undefined;
}

/** A call that several declarations may make in different ways. */
function operationOf(
  declared: readonly DeclaredCall[],
  { codec, answers, capability }: Wire,
): OpenAPIV3_1.OperationObject {
  const [{ call }] = declared as readonly [DeclaredCall];
  const params = merged(declared.map((each) => each.params));
  const at = (location: ReturnType<typeof locationOf>) =>
    params.filter(([name]) => locationOf(codec, call, name) === location);
  const body = call.multipart ? fileBody(codec) : formBody(at('body'), mediaTypeOf(codec, call));
  return {
    operationId: camelCase(`${call.method} ${call.path}`),
    summary: [...new Set(declared.map(({ resource }) => resource))].join(', '),
    tags: [
      ...new Set(declared.map(({ resource }) => resource.split('/')[0] ?? '')),
      ...(capability ? [tagOf(capability)] : []),
    ],
    parameters: [
      ...pathParams(call.path).map((name) =>
        parameterOf(name, 'path', { schema: { type: 'string' }, required: true }),
      ),
      ...at('query').map(([name, parameter]) => parameterOf(name, 'query', parameter)),
    ],
    ...(body && { requestBody: body }),
    responses: { 200: { description: 'The answer, or a refusal.', content: answersOf(declared, answers) } },
  };
}

/** The library's types allow only OpenAPI 3.0 schemas for parameters. */
const parameterOf = (name: string, location: 'path' | 'query', parameter: Parameter) =>
  ({ name, in: location, ...parameter }) as OpenAPIV3_1.ParameterObject;

const fileBody = ({ uploadField }: Codec): OpenAPIV3_1.RequestBodyObject => ({
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { [uploadField]: { type: 'string', format: 'binary' } },
        required: [uploadField],
      },
    },
  },
});

/** How a call's parameters are written, by the codec's own header; a form sets none, as browsers do. */
const mediaTypeOf = (codec: Codec, call: Call): string =>
  new Headers(codec.encode(call, {}).headers).get('Content-Type') ?? 'application/x-www-form-urlencoded';

function formBody(
  params: readonly (readonly [string, Parameter])[],
  mediaType: string,
): OpenAPIV3_1.RequestBodyObject | undefined {
  if (params.length === 0) return undefined;
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(params.map(([name, { schema: each }]) => [name, each])),
    required: params.flatMap(([name, { required }]) => (required ? [name] : [])),
  };
  return { content: { [mediaType]: { schema } } };
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

function answersOf(
  declared: readonly DeclaredCall[],
  { success, refusal }: AnswerSchemas,
): Record<string, OpenAPIV3_1.MediaTypeObject> {
  const data = declared.flatMap(({ answers }) => (answers === 'file' ? [] : [answers.data]));
  const isFile = data.length < declared.length;
  const known = data.filter((each) => each !== undefined);
  const answered = isFile ? [] : [success(known.length > 0 ? oneOrAny(known) : undefined)];
  const json = [...answered, ...(refusal ? [{ $ref: REFUSAL }] : [])];
  return {
    ...(json.length > 0 && { 'application/json': { schema: oneOrAny(json) } }),
    ...(isFile && { '*/*': { schema: { type: 'string', format: 'binary' } } }),
  };
}

const REFUSAL = '#/components/schemas/refusal';

function oneOrAny(schemas: readonly Schema[]): Schema {
  const distinct = uniqBy(schemas, (each) => JSON.stringify(each));
  return distinct.length === 1 ? (distinct[0] as Schema) : { anyOf: distinct };
}

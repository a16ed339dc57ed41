import $RefParser from '@apidevtools/json-schema-ref-parser';
import { sample } from 'openapi-sampler';
import type { OpenAPIV3_1 } from 'openapi-types';
import { type Exchange, readCall } from '../exchange.ts';

type Schema = Parameters<typeof sample>[0];

/**
 * One call of an OpenAPI 3 document, under the path of its first server, with an answer made from examples and schemas.
 * @param file its path; JSON or YAML
 * @param wanted the call as the document names it
 * @throws if the document has no such call, or no answer for it
 */
export async function readOpenApi(file: string, wanted: string): Promise<Exchange> {
  const document = (await $RefParser.dereference(file)) as OpenAPIV3_1.Document;
  const { method, path } = readCall(wanted);
  const operation = document.paths?.[path]?.[method.toLowerCase() as 'get'];
  if (!operation) {
    const known = Object.entries(document.paths ?? {}).flatMap(([name, item]) =>
      ['get', 'post', 'put', 'patch', 'delete']
        .filter((each) => item && each in item)
        .map((each) => `${each.toUpperCase()} ${name}`),
    );
    throw new Error(`The document has no call '${method} ${path}'. It has:\n  ${known.join('\n  ')}`);
  }
  const answers = Object.entries(operation.responses ?? {}).find(([status]) =>
    /^(?:2|default)/.test(status),
  )?.[1];
  const content = answers && 'content' in answers ? answers.content : undefined;
  const answer = jsonOf(content);
  if (answer === undefined) throw new Error(`The document has no JSON answer for '${method} ${path}'.`);
  const named = (operation.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' ? [[parameter.name, ''] as const] : [],
  );
  const body =
    operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
  const sent = jsonOf(body);
  const examples = Object.entries(typeof sent === 'object' && sent !== null ? sent : {}).map(
    ([name, value]) => [name, typeof value === 'object' ? '' : String(value)] as const,
  );
  const required = Object.values(body).flatMap(({ schema }) =>
    schema && 'required' in schema ? (schema.required ?? []) : [],
  );
  return {
    method,
    path: `${baseOf(document)}${path}`,
    ...(examples.length > 0 && { required }),
    params: { ...Object.fromEntries(named), ...Object.fromEntries(examples) },
    answer,
  };
}

/** The path of the first server, without a trailing slash. */
function baseOf({ servers: [server] = [] }: OpenAPIV3_1.Document): '' | `/${string}` {
  const url = (server?.url ?? '/').replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => server?.variables?.[name]?.default ?? name,
  );
  return new URL(url, 'http://origin.invalid').pathname.replace(/\/$/, '') as '' | `/${string}`;
}

type Content = Readonly<Record<string, OpenAPIV3_1.MediaTypeObject>>;

/** The example of a media type, or a generated one. */
function jsonOf(content: Content | undefined): unknown {
  const media = Object.values(content ?? {})[0];
  if (!media) return undefined;
  const given =
    media.example ??
    Object.values(media.examples ?? {}).flatMap((each) => ('value' in each ? [each.value] : []))[0];
  return given ?? (media.schema ? sample(media.schema as Schema, { quiet: true }) : undefined);
}

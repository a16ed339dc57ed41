import { groupBy, mapValues } from 'es-toolkit';
import type { Codec } from '../../api/codec.ts';
import type { Schema } from '../../kinds/fields/contract.ts';
import { type Call, type Params, pathParams } from '../../model/calls.ts';
import { callOfInput, type Input, type OptionSource } from '../../schema/inputs.ts';
import { allActions, forms, inputs, sampleRow, sampleRows } from '../../schema/lint/parts.ts';
import type { AnyResource, AnyShown, SortDef } from '../../schema/resource.ts';
import type { Declared } from '../contract/declared.ts';
import { sampleTargets } from '../contract/links.ts';
import type { AnswerSchemas } from '../description.ts';
import { type Components, inputSchema, namedRecord } from './schemas.ts';

/** One parameter of a call. */
export interface Parameter {
  readonly schema: Schema;
  readonly required: boolean;
}

/** A call as one declaration describes it. */
export interface DeclaredCall {
  /** The resource, such as `shop/order`. */
  readonly resource: string;
  readonly call: Call;
  readonly params: Readonly<Record<string, Parameter>>;
  /** What it answers: data, or a file. */
  readonly answers: { readonly data?: Schema } | 'file';
}

const TEXT: Schema = { type: 'string' };

/** What a call is known by: `GET /api/orders`. */
export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Every call of the declarations, once for each that makes it. */
export function callsOf(
  declared: Declared,
  answers: AnswerSchemas,
  components: Components,
): readonly DeclaredCall[] {
  const { resources, codec } = declared;
  const targets = Object.values(resources).flatMap((each) => sampleTargets(each, declared));
  return Object.values(resources).flatMap((resource) => {
    const given = targets.filter((each) => each.resource === resource.name).map(({ params = {} }) => params);
    return [
      ...listCalls(resource, given, { codec, answers, components }),
      ...detailCalls(resource, given, components),
      ...forms(resource).map(({ part }) => {
        const sent = sampleRows(resource).map((row) => part.with?.(row) ?? {}) as readonly Params[];
        const own = inputParams(part.form, (name) => part.shown?.[name] === undefined);
        return called(resource, part.call, { ...own, ...textParams(sent) }, {});
      }),
      ...allActions(resource).flatMap(({ part }) =>
        part.type === 'download' && part.source.call !== undefined
          ? [
              called(
                resource,
                part.source.call,
                {
                  ...{ ...fixedParams(part.source.params), ...textParams(given) },
                  ...(part.source.filtered &&
                    inputParams(resource.definition.list?.filters ?? {}, () => false)),
                },
                'file',
              ),
            ]
          : [],
      ),
      ...(resource.definition.pageCalls ?? []).map((name) => called(resource, name, {}, {})),
      ...inputs(resource).flatMap(({ part }) => inputCalls(resource, part)),
    ];
  });
}

const called = (
  resource: AnyResource,
  name: string,
  params: DeclaredCall['params'],
  answers: DeclaredCall['answers'],
): DeclaredCall => ({ resource: resource.name, call: resource.api[name] as Call, params, answers });

interface ListSchemas {
  readonly codec: Codec;
  readonly answers: AnswerSchemas;
  readonly components: Components;
}

function listCalls(
  resource: AnyResource,
  given: readonly Params[],
  { codec, answers, components }: ListSchemas,
) {
  const { list } = resource.definition;
  if (!list) return [];
  const rows: Schema = {
    type: ['array', 'null'],
    items: namedRecord(resource.name, resource.record, components),
  };
  const key = resource.api[list.call]?.rows ?? 'data';
  const data = answers.page(rows, { key, isCounted: list.limit !== 'none' });
  const paging = list.limit === 'none' ? {} : codec.paging(1, 1);
  const params = {
    ...mapValues(paging, (): Parameter => ({ schema: { type: 'integer', minimum: 1 }, required: false })),
    ...textParams(given),
    ...fixedParams(list.params ?? {}),
    ...inputParams(list.filters ?? {}, () => false),
    ...sortParams(list.sort),
  };
  return [called(resource, list.call, params, { data })];
}

function detailCalls(resource: AnyResource, given: readonly Params[], components: Components) {
  const { detail } = resource.definition;
  if (!detail) return [];
  const route = (sampleRow(resource) as AnyShown).route ?? {};
  const params = {
    ...mapValues(detail.opening?.(route) ?? {}, (): Parameter => ({ schema: TEXT, required: false })),
    ...textParams(given),
    ...textParams([detail.params('1', route)]),
  };
  return [
    called(resource, detail.call, params, { data: namedRecord(resource.name, resource.record, components) }),
  ];
}

/** The call that loads an input's options, or uploads its file. */
function inputCalls({ name }: AnyResource, input: Input): readonly DeclaredCall[] {
  const call = callOfInput(input);
  if (!call) return [];
  const answers = 'options' in input ? { data: choicesSchema(input.options) } : {};
  return [{ resource: name, call, params: {}, answers }];
}

/** Rows or strings, either directly or under a key. */
function choicesSchema({ call, value, text, children }: OptionSource): Schema {
  const word: Schema = { type: ['string', 'number'] };
  const [id = '', words = ''] = [value, text].map((names) => [names].flat()[0]);
  const properties = {
    [id]: word,
    [words]: word,
    ...(children && { [children]: { type: ['array', 'null'] } }),
  };
  const row = { type: ['object', 'string', 'number'], properties, required: [id] } as Schema;
  const rows = { type: ['array', 'null'], items: row } as Schema;
  const under = call.rows ?? 'data';
  return { anyOf: [{ type: 'object', properties: { [under]: rows }, required: [under] }, rows] };
}

/** The parameters that ask for an order, with all values that they are sent with. */
function sortParams(sort: SortDef | undefined): DeclaredCall['params'] {
  const all = (sort?.by ?? []).flatMap((field) =>
    [false, true].flatMap((descending) => Object.entries(sort?.params(field, descending) ?? {})),
  );
  return mapValues(
    groupBy(all, ([name]) => name),
    (sent): Parameter => {
      const values = sent.flatMap(([, value]) => (value === undefined ? [] : [String(value)]));
      return { schema: { type: 'string', enum: [...new Set(values)] }, required: false };
    },
  );
}

const fixedParams = (params: Params) =>
  mapValues(
    params,
    (value): Parameter => ({ schema: { type: 'string', enum: [String(value)] }, required: true }),
  );

/** Parameters taken from rows or addresses: required if all of them have it. */
const textParams = (all: readonly Params[]) =>
  mapValues(
    Object.assign({}, ...all) as Params,
    (_, name): Parameter => ({ schema: TEXT, required: all.every((each) => each[name] !== undefined) }),
  );

const inputParams = (of: Readonly<Record<string, Input>>, isAlwaysThere: (name: string) => boolean) =>
  mapValues(
    of,
    (input, name): Parameter => ({
      schema: inputSchema(input),
      required: 'required' in input && input.required !== undefined && isAlwaysThere(name),
    }),
  );

/** Where a call's parameter goes, following the application's codec. */
export function locationOf(codec: Codec, call: Call, name: string): 'path' | 'query' | 'body' {
  if (pathParams(call.path).includes(name)) return 'path';
  return codec.encode(call, { [name]: '1' }).body === undefined ? 'query' : 'body';
}

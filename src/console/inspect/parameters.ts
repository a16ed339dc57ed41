import type { Codec } from '../../api/codec';
import { filled } from '../../api/encode';
import { PAGE_SIZES } from '../../api/listCall';
import { type Call, type Params, pathParams } from '../../model/calls';
import { isObject } from '../../model/values';
import type { InputKind, Inputs } from '../../schema/inputs';
import type { Operation } from './trace';

/** Where a parameter comes from: an input, a row or record, the address, or the list itself. */
export type Origin = 'paging' | 'fixed' | 'address' | 'filter' | 'form' | 'record';

/** A declared parameter. */
export interface Declared {
  readonly origin: Origin;
  /** The kind of input, if it is one. */
  readonly kind?: InputKind;
}

type Parameters = Readonly<Record<string, Declared>>;

/** A parameter that was sent or declared. */
export interface Compared {
  readonly name: string;
  readonly sent: string | undefined;
  readonly declared: Declared | undefined;
}

const all = (names: object | undefined, origin: Origin): Parameters =>
  Object.fromEntries(Object.keys(names ?? {}).map((name) => [name, { origin }]));

const filledIn = (inputs: Inputs | undefined, origin: Origin): Parameters =>
  Object.fromEntries(Object.entries(inputs ?? {}).map(([name, { kind }]) => [name, { origin, kind }]));

/** The parameters declared for an operation. */
export function declaredParams(operation: Operation, codec: Pick<Codec, 'paging'>): Parameters {
  const { resource, row, meta } = operation;
  const { list, detail } = resource.definition;
  const ofPage = all(meta.params, 'address');
  if (operation.verb === 'submit') {
    const { action } = operation;
    return { ...filledIn(action.form, 'form'), ...all(action.with?.(row), 'record'), ...ofPage };
  }
  if (operation.verb === 'getList') {
    const paging = list?.limit === 'none' ? {} : codec.paging(1, PAGE_SIZES[0]);
    return {
      ...all(paging, 'paging'),
      ...all(list?.params, 'fixed'),
      ...ofPage,
      ...filledIn(list?.filters, 'filter'),
    };
  }
  const { route = {} } = operation.meta;
  return {
    ...all(detail?.params(row.id, route), 'address'),
    ...all(detail?.opening?.(route), 'address'),
    ...ofPage,
  };
}

/** Compares what was sent with what is declared: in declared order, undeclared parameters last. */
export function compare(declared: Parameters, sent: Readonly<Record<string, string>>): readonly Compared[] {
  const names = [...new Set([...Object.keys(declared), ...Object.keys(sent)])];
  return names.map((name) => ({
    name,
    sent: Object.hasOwn(sent, name) ? sent[name] : undefined,
    declared: Object.hasOwn(declared, name) ? declared[name] : undefined,
  }));
}

/** The parameters of a request as the codec encoded them: in its path, query and body. */
export function sentParams(call: Call, params: Params, codec: Pick<Codec, 'encode'>): Record<string, string> {
  const { path, body } = codec.encode(...filled(call, params));
  return {
    ...Object.fromEntries(pathParams(call.path).map((name) => [name, String(params[name])])),
    ...Object.fromEntries(new URLSearchParams(path.split('?')[1])),
    ...bodyParams(body),
  };
}

function bodyParams(body: BodyInit | undefined): Record<string, string> {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (typeof body !== 'string') return {};
  const json: unknown = JSON.parse(body);
  if (!isObject(json)) return {};
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

import type { Call } from '../model/calls';
import type { When } from '../model/conditions';
import type { EnumDef } from '../model/enums';
import type { FormUser, Input, InputKind, ValueCodec } from '../model/inputs';
import type { MessageKey } from '../model/messages';
import { cleaned } from '../model/noise';
import type { Field } from '../model/shape';

export type { FileOptions, FilterKind, FormKind, Input, InputKind, OptionSource } from '../model/inputs';

/** The inputs of a query bar (`Inputs<FilterKind>`) or a form (`Inputs<FormKind>`), by parameter. */
export type Inputs<K extends InputKind = InputKind> = Readonly<Record<string, Input<K>>>;
/** The values of inputs, by name. */
export type ValuesOf<I extends Inputs> = { [K in keyof I]: I[K] extends ValueCodec<infer T> ? T : never };

/** A {@link FormRule} that only applies to records that meet `row`. */
export type Rule<V, R = never> = FormRule<V> & { readonly row?: When<R> };

/** While the form meets `if` (by default always), the named inputs must be filled in or match, or `message` is shown. */
export type FormRule<V> = { readonly if?: When<V>; readonly message: MessageKey } & (
  | { readonly require: readonly (keyof V & string)[]; readonly matches?: undefined }
  | { readonly matches: { readonly [K in keyof V]?: RegExp }; readonly require?: undefined }
);

/**
 * The enum of an input or a field, if it has one.
 * @example
 * import { defineEnum, i } from 'declared-console/schema';
 *
 * enumOf(i.select(defineEnum('condition', { good: { wire: '1' } })))?.values // ['good']
 */
export const enumOf = (part: Input | Field): EnumDef | undefined => ('of' in part ? part.of : undefined);

/**
 * The call that an input itself makes: for its options, or to upload its file.
 * @example const calls = inputs(resource).flatMap(({ part }) => callOfInput(part) ?? []);
 */
export const callOfInput = (input: Input): Call | undefined =>
  'options' in input ? input.options.call : 'file' in input ? input.file.call : undefined;

/** Encodes the values of inputs into request parameters, without empty ones. */
export function encodeInputs(
  inputs: Inputs,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, input] of Object.entries<ValueCodec>(inputs)) {
    const value = values[name];
    const encoded = isBlank(value) ? undefined : input.encode(value);
    if (encoded !== undefined) params[name] = encoded;
  }
  return params;
}

/** Validates values from a url, which may be hand-written: keeps those that are declared and have the right type. */
export function parseInputs(inputs: Inputs, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const value = Object.hasOwn(raw, name) ? input.parse(raw[name]) : undefined;
    if (!isBlank(value)) values[name] = value;
  }
  return values;
}

/** The initial values of a form. */
export const initialValues = (inputs: Inputs, user?: FormUser): Record<string, unknown> =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, initialOf(input, user)]));

function initialOf(input: Input, user: FormUser = { uid: '', name: '' }): unknown {
  const initial = 'initial' in input ? input.initial : undefined;
  return (typeof initial === 'function' ? initial(user) : initial) ?? ('blank' in input ? input.blank : '');
}

/** Whether a value is empty: missing, blank, or an empty selection. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && cleaned(value) === '') ||
  (Array.isArray(value) && value.length === 0);

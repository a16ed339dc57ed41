import type { Call } from './calls';
import type { When } from './conditions';
import type { EnumDef } from './enums';
import type { Input, InputKind, ValueCodec } from './inputs/kinds';
import type { MessageKey } from './messages';
import type { Field } from './shape';

export { i } from './inputs/i';
export type { FileOptions, FilterKind, FormKind, Input, InputKind, OptionSource } from './inputs/kinds';

/**
 * The inputs of a filter bar or a form, by the parameters that they are sent as. `Inputs<FilterKind>` are those that a
 * filter bar draws, `Inputs<FormKind>` those that a form does.
 */
export type Inputs<K extends InputKind = InputKind> = Readonly<Record<string, Input<K>>>;
/** What is filled into inputs, by name. */
export type ValuesOf<I extends Inputs> = { [K in keyof I]: I[K] extends ValueCodec<infer T> ? T : never };

/** A {@link FormRule} for those records alone of which `row` holds. */
export type Rule<V, R = never> = FormRule<V> & { readonly row?: When<R> };

/** When `if` holds of the form (always without one), the named inputs are required, or match, or `message` is said. */
export type FormRule<V> = { readonly if?: When<V>; readonly message: MessageKey } & (
  | { readonly require: readonly (keyof V & string)[]; readonly matches?: undefined }
  | { readonly matches: { readonly [K in keyof V]?: RegExp }; readonly require?: undefined }
);

/** The enum that an input chooses from, or a field holds, where it is of one. */
export const enumOf = (part: Input | Field): EnumDef | undefined => ('of' in part ? part.of : undefined);

/** The call that an input makes itself: for its options, or with its file. */
export const callOfInput = (input: Input): Call | undefined =>
  'options' in input ? input.options.call : 'file' in input ? input.file.call : undefined;

/** Encodes filled-in inputs into the request's parameters; what is empty is left out. */
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

/** Keeps, of values that anyone may have written into a url, those that are declared and of their input's type. */
export function parseInputs(inputs: Inputs, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const value = Object.hasOwn(raw, name) ? input.parse(raw[name]) : undefined;
    if (!isBlank(value)) values[name] = value;
  }
  return values;
}

/** The values a form starts with. */
export const initialValues = (inputs: Inputs): Record<string, unknown> =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, initialOf(input)]));

function initialOf(input: Input): unknown {
  if (input.kind === 'checklist') return [];
  if (input.kind === 'dateRange') return null;
  const initial = 'initial' in input ? input.initial : undefined;
  return (typeof initial === 'function' ? initial() : initial) ?? '';
}

/** Whether nothing was filled in: nothing, blanks, or no choice. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

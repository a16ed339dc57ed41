import type { Call } from './calls';
import type { When } from './conditions';
import { type DateRange, encodeDateRange, isMoment, parseDateRange } from './dateRange';
import type { EnumDef } from './enums';
import type { MessageKey } from './messages';

/** What tells inputs apart that are drawn differently. */
export type InputKind =
  | 'text'
  | 'textarea'
  | 'password'
  | 'number'
  | 'radio'
  | 'select'
  | 'choice'
  | 'checklist'
  | 'date'
  | 'dateRange'
  | 'file';

/** One parameter of a request as a person fills it in; keyed, in a filter bar or a form, by the parameter's name. */
export interface Input<T = unknown> {
  readonly kind: InputKind;
  readonly initial?: T;
  /** Said when it is empty. Inputs without one may stay empty. */
  readonly required?: MessageKey;
  /** The most characters, and what is said past them. */
  readonly max?: number;
  readonly tooLong?: MessageKey;
  /** A value that isn't empty must match, else this is said. */
  readonly pattern?: RegExp;
  readonly wrong?: MessageKey;
  readonly of?: EnumDef;
  readonly rows?: number;
  /** Which keyboard a phone opens. */
  readonly inputMode?: 'tel' | 'numeric' | 'decimal';
  readonly time?: boolean;
  /** Where a `choice` or a `checklist` gets its options. */
  readonly options?: OptionSource;
  /** Said when it is empty although there was something to choose. */
  readonly requiredIfOffered?: MessageKey;
  /** An option that stands apart from the tree: offered only while another is chosen. */
  readonly apart?: ApartOption;
  /** What an unchanged secret is shown as. */
  readonly mask?: string;
  readonly file?: FileOptions;
  /** As the request carries it; `undefined` is left out. */
  encode(value: T): string | undefined;
  /** Out of a url that anyone may have written: a value of the right type, or none. */
  parse(raw: unknown): T | undefined;
  /** Two different, valid values, for generated tests. */
  sample(n: number): T;
}

/** Options that a call answers: rows under `call.rows`, each with a value and a text. */
export interface OptionSource {
  readonly call: Call;
  readonly value: string;
  readonly text: string;
  /** The key under which a tree's children stand. */
  readonly children?: string;
}

/** An option of a tree that says something only beside another: its value, and the value of that other. */
export interface ApartOption {
  readonly value: string;
  readonly whileChosen: string;
}

/** A file that is uploaded on its own. */
export interface FileOptions {
  readonly call: Call;
  /** Such as `.apk`. */
  readonly extension: string;
  /** Bytes. */
  readonly maxSize: number;
}

/** The inputs of a filter bar or a form, by the parameters that they are sent as. */
export type Inputs = Readonly<Record<string, Input>>;
/** What is filled into inputs, by name. */
export type ValuesOf<I extends Inputs> = { [K in keyof I]: I[K] extends Input<infer T> ? T : never };

/** A {@link FormRule} for those records alone of which `row` holds. */
export type Rule<V, R = never> = FormRule<V> & { readonly row?: When<R> };

/** When `if` holds of the form (always without one), the named inputs are required, or match, or `message` is said. */
export type FormRule<V> = { readonly if?: When<V>; readonly message: MessageKey } & (
  | { readonly require: readonly (keyof V & string)[]; readonly matches?: undefined }
  | { readonly matches: { readonly [K in keyof V]?: RegExp }; readonly require?: undefined }
);

interface TextOptions {
  required?: MessageKey;
  max?: number;
  tooLong?: MessageKey;
  pattern?: RegExp;
  wrong?: MessageKey;
  initial?: string;
  rows?: number;
  inputMode?: 'tel' | 'numeric' | 'decimal';
  /** A valid value, where 样例 isn't one. */
  example?: string;
}

const LONGEST_QUERY = 200;
const parseText = (raw: unknown) =>
  typeof raw === 'string' && raw.length <= LONGEST_QUERY ? raw : undefined;
const trimmed = (value: string) => value.trim() || undefined;

const textual = (kind: InputKind, { example, ...options }: TextOptions = {}): Input<string> => ({
  kind,
  ...options,
  encode: trimmed,
  parse: parseText,
  sample: (n) => example ?? `样例${n}`,
});

/** The kinds of input a filter bar or a form can have. */
export const i = {
  text: (options?: TextOptions) => textual('text', options),
  textarea: (options?: TextOptions) => textual('textarea', { rows: 4, ...options }),
  /** Sent as typed, never trimmed, never kept in a draft. With a `mask`, it starts as that, and unchanged is sent empty. */
  password: ({ mask, ...options }: TextOptions & { mask?: string } = {}): Input<string> => ({
    ...textual('password', options),
    mask,
    initial: mask,
    encode: (value) => (value === mask ? '' : value || undefined),
  }),
  /** A number kept as the text that was typed, so that a wrong one is not lost. */
  number: (options?: TextOptions) => textual('number', { inputMode: 'decimal', example: '10', ...options }),
  radio: <V extends string>(
    of: EnumDef<V>,
    options: { required?: MessageKey; initial?: V } = {},
  ): Input<V> => ({
    kind: 'radio',
    ...options,
    ...coded(of),
  }),
  select: <V extends string>(
    of: EnumDef<V>,
    options: { required?: MessageKey; initial?: V } = {},
  ): Input<V> => ({
    kind: 'select',
    ...options,
    ...coded(of),
  }),
  /** One of the options that a call answers. */
  choice: (
    options: OptionSource,
    messages: { required?: MessageKey; requiredIfOffered?: MessageKey } = {},
  ): Input<string> => ({
    kind: 'choice',
    ...messages,
    options,
    encode: trimmed,
    parse: parseText,
    sample: (n) => String(n + 1),
  }),
  /** Any number of the options that a call answers, sent comma-separated; `apart` only beside what it stands under. */
  checklist: (
    options: OptionSource,
    { required, apart }: { required?: MessageKey; apart?: ApartOption } = {},
  ): Input<readonly string[]> => ({
    kind: 'checklist',
    required,
    apart,
    options,
    encode: (values) => withoutStray(values, apart).join(',') || undefined,
    parse: (raw) => (Array.isArray(raw) && raw.every((value) => typeof value === 'string') ? raw : undefined),
    sample: (n) => [String(n + 1)],
  }),
  /** A day; with `time`, a moment. */
  date: ({ time = false, ...options }: { time?: boolean; required?: MessageKey } = {}): Input<string> => ({
    kind: 'date',
    time,
    ...options,
    encode: trimmed,
    parse: (raw) => (isMoment(raw, time) ? raw : undefined),
    sample: (n) => `2026-01-0${1 + (n % 9)}${time ? ' 08:00:00' : ''}`,
  }),
  /** Two days, sent as `start - end`; with `time`, two moments. */
  dateRange: ({ time = false }: { time?: boolean } = {}): Input<DateRange> => ({
    kind: 'dateRange',
    time,
    encode: (range) => encodeDateRange(range, time),
    parse: (raw) => parseDateRange(raw, time),
    sample: (n) => ({ start: `2026-01-0${1 + (n % 9)}`, end: '2026-02-01' }),
  }),
  /** A file that is uploaded on its own; the form carries the path that the upload answered. */
  file: (file: FileOptions, { required }: { required?: MessageKey } = {}): Input<string> => ({
    kind: 'file',
    required,
    file,
    encode: trimmed,
    parse: parseText,
    sample: (n) => `/files/${n}${file.extension}`,
  }),
};

const withoutStray = (values: readonly string[], apart: ApartOption | undefined) =>
  apart && !values.includes(apart.whileChosen) ? values.filter((value) => value !== apart.value) : values;

const coded = <V extends string>(of: EnumDef<V>) => ({
  of,
  encode: (value: V) => (of.values.includes(value) ? of.wire(value) : undefined),
  parse: (raw: unknown) => of.values.find((value) => value === raw),
  sample: (n: number) => of.values[n % of.values.length] as V,
});

/** Encodes filled-in inputs into the request's parameters; what is empty is left out. */
export function encodeInputs(
  inputs: Inputs,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, input] of Object.entries(inputs)) {
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
  Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [
      name,
      input.initial ?? (input.kind === 'checklist' ? [] : input.kind === 'dateRange' ? null : ''),
    ]),
  );

/** Whether nothing was filled in: nothing, blanks, or no choice. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

import { encodeDateRange, isMoment, parseDateRange } from '../../model/dateRange';
import type { EnumDef } from '../../model/enums';
import type { MessageKey } from '../../model/messages';
import type {
  ApartOption,
  ChecklistInput,
  ChoiceInput,
  DateInput,
  DateRangeInput,
  FileInput,
  FileOptions,
  NumberChecks,
  NumberInput,
  OptionSource,
  PasswordInput,
  RadioInput,
  SelectInput,
  Template,
  TextareaInput,
  TextChecks,
  TextInput,
  ValueCodec,
} from './kinds';
import { cleaned, withoutNoise } from './noise';
import { numberProblem, sampleNumber } from './numbers';

interface TextOptions extends TextChecks {
  /** A valid value, where `sample1` isn't one. */
  readonly example?: string;
}

interface TextareaOptions extends TextOptions {
  readonly rows?: number;
  /** Messages, or messages with a condition. */
  readonly templates?: readonly (MessageKey | Template)[];
}

/** The options of one line of text. */
type OneLine = Pick<TextInput, 'inputMode' | 'finds' | 'holds'>;

/** The option that all kinds have. */
type Required = Pick<TextChecks, 'required'>;

/**
 * The kinds of input a filter bar or a form can have; each answers an input.
 * @example
 * const form = { name: i.text({ required: 'required', max: 40 }), deposit: i.number({ min: 0, decimals: 2 }), boughtAt: i.date() };
 */
export const i = {
  /** One line of text. */
  text: ({ example, ...options }: TextOptions & OneLine = {}): TextInput => ({
    kind: 'text',
    ...options,
    ...textCodec(example),
    ...noiseCodec(options),
  }),
  /** Several lines of text. */
  textarea: ({ example, rows = 4, templates, ...options }: TextareaOptions = {}): TextareaInput => ({
    kind: 'textarea',
    rows,
    ...(templates && {
      templates: templates.map((each) => (typeof each === 'string' ? { say: each } : each)),
    }),
    ...options,
    ...textCodec(example),
  }),
  /**
   * Sent as typed, never trimmed or kept in a draft. With a `mask`, it starts as that, and is sent empty if unchanged; if it
   * `repeats` another, it isn't sent at all.
   */
  password: ({
    example,
    mask,
    ...options
  }: Omit<TextOptions, 'initial' | 'variants'> &
    Pick<PasswordInput, 'mask' | 'current' | 'repeats'> = {}): PasswordInput => ({
    kind: 'password',
    ...options,
    mask,
    initial: mask,
    ...textCodec(example),
    encode: (value) => {
      if (options.repeats !== undefined) return undefined;
      return value === mask ? '' : value || undefined;
    },
  }),
  /** A number, kept as the text that was typed, so that invalid ones aren't lost. */
  number: (checks: NumberChecks = {}): NumberInput => ({
    kind: 'number',
    ...checks,
    // In cents: further decimals can't be sent.
    encode: checks.in
      ? (value) => (Number(cleaned(value)) * 100).toFixed()
      : (value) => cleaned(value) || undefined,
    parse: (raw) => {
      const text = parseText(raw);
      return text === undefined || numberProblem(text, checks) ? undefined : text;
    },
    sample: (n) => sampleNumber(n, checks),
  }),
  /** One value of an enum, as radio buttons. */
  radio: <V extends string>(
    of: EnumDef<V>,
    options: Required & { readonly initial?: V } = {},
  ): RadioInput<V> => ({
    kind: 'radio',
    ...options,
    ...coded(of),
  }),
  /** One value of an enum, as a select. */
  select: <V extends string>(
    of: EnumDef<V>,
    options: Required & { readonly initial?: V } = {},
  ): SelectInput<V> => ({
    kind: 'select',
    ...options,
    ...coded(of),
  }),
  /** One of the options returned by a call. */
  choice: (
    options: OptionSource,
    messages: Required & Pick<ChoiceInput, 'requiredIfOffered' | 'textIn'> = {},
  ): ChoiceInput => ({
    kind: 'choice',
    ...messages,
    options,
    encode: trimmed,
    parse: parseText,
    sample: (n) => String(n + 1),
  }),
  /** Several of the options returned by a call, sent comma-separated; `apart` only together with the option it depends on. */
  checklist: (
    options: OptionSource,
    { required, apart, together }: Required & Pick<ChecklistInput, 'apart' | 'together'> = {},
  ): ChecklistInput => ({
    kind: 'checklist',
    required,
    apart,
    together,
    options,
    encode: (values) => withoutStray(values, apart).join(',') || undefined,
    parse: (raw) => (Array.isArray(raw) && raw.every((value) => typeof value === 'string') ? raw : undefined),
    sample: (n) => [String(n + 1)],
  }),
  /** A day; with `time`, a moment. */
  date: ({
    time = false,
    ...options
  }: Required & Pick<DateInput, 'initial'> & { readonly time?: boolean } = {}): DateInput => ({
    kind: 'date',
    time,
    ...options,
    encode: trimmed,
    parse: (raw) => (isMoment(raw, time) ? raw : undefined),
    sample: (n) => `2026-01-0${1 + (n % 9)}${time ? ' 08:00:00' : ''}`,
  }),
  /** Two days, sent as `start - end`; with `time`, two moments. */
  dateRange: ({ time = false }: { readonly time?: boolean } = {}): DateRangeInput => ({
    kind: 'dateRange',
    time,
    encode: (range) => encodeDateRange(range, time),
    parse: (raw) => parseDateRange(raw, time),
    sample: (n) => ({ start: `2026-01-0${1 + (n % 9)}`, end: '2026-02-01' }),
  }),
  /** A file that is uploaded separately; the form sends the path returned by the upload. */
  file: (file: FileOptions, { required }: Required = {}): FileInput => ({
    kind: 'file',
    required,
    file,
    encode: trimmed,
    parse: parseText,
    sample: (n) => `/files/${n}${file.extension}`,
  }),
};

const LONGEST_QUERY = 200;
const parseText = (raw: unknown) =>
  typeof raw === 'string' && raw.length <= LONGEST_QUERY ? raw : undefined;
const trimmed = (value: string) => value.trim() || undefined;

/** Takes the noise off pasted numbers and names, by the kinds that an input holds or finds. */
function noiseCodec({ finds = [], holds, inputMode, pattern }: TextOptions & OneLine) {
  const kind = holds ?? (inputMode === 'tel' ? 'phone' : undefined);
  const strict = finds.flatMap((each) => (each.loose ? [] : [each.pattern]));
  const patterns = kind && pattern ? [...strict, pattern] : strict;
  const loose = finds.some((each) => each.loose);
  if (!kind && patterns.length === 0 && !loose) return {};
  return {
    encode: (value: string) => withoutNoise(value, { holds: kind, patterns, loose }) || undefined,
  };
}

const textCodec = (example: string | undefined): ValueCodec<string> => ({
  encode: (value) => cleaned(value) || undefined,
  parse: parseText,
  sample: (n) => example ?? `sample${n}`,
});

const coded = <V extends string>(of: EnumDef<V>) => ({
  of,
  encode: (value: V) => (of.values.includes(value) ? of.wire(value) : undefined),
  parse: (raw: unknown) => of.values.find((value) => value === raw),
  sample: (n: number) => of.values[n % of.values.length] as V,
});

const withoutStray = (values: readonly string[], apart: ApartOption | undefined) =>
  apart && !values.includes(apart.whileChosen) ? values.filter((value) => value !== apart.value) : values;

import { type EnumPlan, enumFor } from './enums.ts';
import type { Exchange } from './exchange.ts';
import { type FieldPlan, type Known, labelled, MOMENTS } from './fields.ts';
import { type Guess, recognise } from './recognise.ts';
import { type Label, labelOf } from './words.ts';

/** One parameter that the user fills in. */
export interface InputPlan {
  readonly name: string;
  readonly kind:
    | 'text'
    | 'textarea'
    | 'password'
    | 'phone'
    | 'number'
    | 'date'
    | 'dateRange'
    | 'select'
    | 'radio';
  readonly of?: EnumPlan;
  readonly label: Label;
  /** In a form: it was sent with a value, so it is required. */
  readonly required?: boolean;
  /** For numbers: the maximum of decimal places. */
  readonly decimals?: number;
  /** For numbers: the wire carries hundredths. */
  readonly isCents?: boolean;
  /** For dates: with a time. */
  readonly time?: boolean;
  /** A note for the developer. */
  readonly note?: string;
}

/** A date, optionally with a time. */
const DAY = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;

/**
 * A filter: a select if the field of that name is an enum, a date if a date was sent, a date range if the field is a
 * timestamp, else a text.
 * @param sent the recorded value
 */
export function filterInput(
  name: string,
  sent: string,
  fields: readonly FieldPlan[],
  known: Known,
): InputPlan {
  const field = fields.find((each) => each.name === name);
  const label = field?.label ?? labelOf(name, known.labels);
  if (field?.of && field.of.values.length > 1) return { name, label, kind: 'select', of: field.of };
  if (DAY.test(sent)) return { name, label, kind: 'date', time: sent.includes(':') };
  if ((field && MOMENTS.includes(field.guess.kind)) || /time|date/i.test(name))
    return { name, label, kind: 'dateRange' };
  return { name, label, kind: 'text' };
}

/** Enums with more values than this become a select instead of radio buttons. */
const MOST_RADIOS = 4;
const LONG_TEXT = /remark|reason|note|comment|content|desc|memo|message/i;
const PASSWORD = /pass(?:word|wd)?$/i;

/** A form input, inferred from the recorded value and from the record's field of that name. */
export function formInput(
  name: string,
  { params, required }: Pick<Exchange, 'params' | 'required'>,
  fields: readonly FieldPlan[],
  known: Known,
): InputPlan {
  const value = params[name] ?? '';
  const field = fields.find((each) => each.name === name);
  const guess = field?.guess ?? guessOf(name, value);
  const of = field?.of ?? (guess.kind === 'flag' ? enumFor(name, guess, known) : undefined);
  return {
    name,
    label: field?.label ?? labelled(labelOf(name, known.labels), guess.kind),
    required: required ? required.includes(name) : value !== '',
    ...shapeOf(name, value, guess, of),
  };
}

const guessOf = (name: string, value: string): Guess =>
  recognise(name, value === '' ? [] : [value === 'true' || value === 'false' ? value === 'true' : value]);

type Shape = Pick<InputPlan, 'kind' | 'of' | 'decimals' | 'isCents' | 'time' | 'note'>;

function shapeOf(name: string, value: string, { kind }: Guess, of: EnumPlan | undefined): Shape {
  if (of && of.values.length > 1) return { kind: of.values.length > MOST_RADIOS ? 'select' : 'radio', of };
  if (PASSWORD.test(name)) return { kind: 'password' };
  if (kind === 'phone') return { kind: 'phone' };
  if (kind === 'dateTime' && (value === '' || /^\d{4}-/.test(value)))
    return { kind: 'date', time: value === '' || value.includes(':') };
  if (kind === 'money') return { kind: 'number', decimals: 2 };
  if (kind === 'cents') return { kind: 'number', decimals: 2, isCents: true };
  if (kind === 'epochSeconds' || kind === 'epochMillis')
    return { kind: 'number', decimals: 0, note: 'a count since 1970: i.date sends a day' };
  if (kind === 'int' || kind === 'duration')
    return { kind: 'number', ...(/^-?\d*$/.test(value) && { decimals: 0 }) };
  if (kind === 'url' || kind === 'picture' || kind === 'fileName')
    return { kind: 'text', note: 'i.file, where there is a call that takes the file' };
  if (kind === 'key') return { kind: 'text', note: 'i.choice, where a call answers what can be chosen' };
  return { kind: LONG_TEXT.test(name) ? 'textarea' : 'text' };
}

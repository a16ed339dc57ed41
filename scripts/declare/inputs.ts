import { type EnumPlan, enumFor } from './enums.ts';
import type { Exchange } from './exchange.ts';
import { type FieldPlan, type Known, labelled, MOMENTS } from './fields.ts';
import { type Guess, recognise } from './recognise.ts';
import { type Label, labelOf } from './words.ts';

/** One parameter that a person fills in. */
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
  /** Of a form: it was sent, so it must be filled in. */
  readonly required?: boolean;
  /** Of a number: the most decimal places. */
  readonly decimals?: number;
  /** Of a number: the wire counts hundredths of it. */
  readonly isCents?: boolean;
  /** Of a day: a moment of it. */
  readonly time?: boolean;
  /** What is to be read. */
  readonly note?: string;
}

/** A day, or a moment of one. */
const DAY = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;

/**
 * A filter: a select where a field of that name is an enum, a day where it was sent one, two days where it is a moment, else
 * a text.
 * @param sent what it was sent with
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

/** The most values of an enum that stand side by side. */
const MOST_RADIOS = 4;
const LONG_TEXT = /remark|reason|note|comment|content|desc|memo|message/i;
const PASSWORD = /pass(?:word|wd)?$/i;

/** An input of a form, by what was sent and by the record's field of that name. */
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

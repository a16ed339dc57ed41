import { RANGE_JOINS } from '../../words/proposals.ts';
import type { ChoicesPlan } from './choicesPlan.ts';
import { type EnumPlan, enumFor, flagToChoose } from './enums.ts';
import { type Exchange, valuesSent } from './exchange.ts';
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
    | 'radio'
    | 'choice';
  readonly of?: EnumPlan;
  /** What a choice is made from. */
  readonly choices?: ChoicesPlan;
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

/** A date, optionally with a time; and two of them. */
const MOMENT = String.raw`\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?`;
const DAY = new RegExp(`^${MOMENT}$`);
const RANGE = new RegExp(`^${MOMENT}(\\s*(?:${RANGE_JOINS})\\s*)${MOMENT}$`);

/**
 * A filter: a select if the field of that name has the sent codes, a date or a range if one was sent, else a text. Whatever
 * was sent otherwise than it would be sent now stays a text, with a note.
 * @param sent the different recorded values
 * @param isOtherwise whether rows that were answered for one of them have another value
 */
export function filterInput(
  name: string,
  sent: readonly string[],
  fields: readonly FieldPlan[],
  known: Known,
  isOtherwise = false,
): InputPlan {
  const field = fields.find((each) => each.name === name);
  const input = { name, label: field?.label ?? labelOf(name, known.labels) };
  const [first] = sent;
  const choices = known.choicesOf?.(name, sent);
  if (choices) return { ...input, kind: 'choice', choices };
  if (field?.of && (field.of.values.length > 1 || first !== undefined)) {
    const other = sent.find((code) => isOtherwise || !field.of?.values.some(({ wire }) => wire === code));
    if (other !== undefined)
      return { ...input, kind: 'text', note: `sent as '${other}', and the rows' ${name} says otherwise` };
    const note =
      first === undefined ? "never sent with a value: that it takes the rows' codes is a guess" : '';
    return { ...input, kind: 'select', of: field.of, ...(note && { note }) };
  }
  if (first === undefined) return emptyFilter(input, field);
  if (sent.every((value) => DAY.test(value))) return { ...input, kind: 'date', time: first.includes(':') };
  const joined = RANGE.exec(first)?.[1];
  if (joined === ' - ') return { ...input, kind: 'dateRange', time: first.includes(':') };
  if (joined)
    return { ...input, kind: 'text', note: `days joined by '${joined}': i.dateRange joins by ' - '` };
  return {
    ...input,
    kind: 'text',
    ...(sent.length === 1 &&
      !SEARCH.test(name) && { note: `sent as '${first}': if always, move it to params` }),
  };
}

const SEARCH = /key|name|search|^q$/i;

/** A filter that was never sent with a value: a range of days if the field is a timestamp, else a text. */
function emptyFilter(input: Pick<InputPlan, 'name' | 'label'>, field: FieldPlan | undefined): InputPlan {
  const isMoment = (field && MOMENTS.includes(field.guess.kind)) || /time|date/i.test(input.name);
  return isMoment
    ? { ...input, kind: 'dateRange', note: "never sent with a value: 'start - end' is a guess" }
    : { ...input, kind: 'text' };
}

/** Enums with more values than this become a select instead of radio buttons. */
const MOST_RADIOS = 4;
const LONG_TEXT = /remark|reason|note|comment|content|desc|memo|message/i;
const PASSWORD = /pass(?:word|wd)?$/i;

/** A form input, inferred from the recorded value and from the record's field of that name. */
export function formInput(
  name: string,
  call: Pick<Exchange, 'params' | 'required' | 'others'>,
  fields: readonly FieldPlan[],
  known: Known,
): InputPlan {
  const sent = valuesSent(call, name);
  const value = call.params[name] || sent[0] || '';
  const field = fields.find((each) => each.name === name);
  // What is sent counts: a record may write the same value otherwise.
  const isSame = sent.every((code) => !field?.of || field.of.values.some(({ wire }) => wire === code));
  const guess = field && isSame ? field.guess : guessOf(name, sent);
  const of = field?.of && isSame ? field.of : enumFor(name, guess, known);
  const choices = known.choicesOf?.(name, sent);
  const isAlways = [call, ...(call.others ?? [])].every(({ params }) => params[name]);
  return {
    name,
    label: field?.label ?? labelled(labelOf(name, known.labels), guess.kind),
    required: call.required ? call.required.includes(name) : isAlways,
    ...(choices
      ? { kind: 'choice', choices }
      : shapeOf(name, value, usable(guess, known), of && flagToChoose(name, of))),
  };
}

/** A phone number, where the application shares an input for it. */
const usable = (guess: Guess, { shared }: Known): Guess =>
  guess.kind === 'phone' && !shared.has('phone') ? { ...guess, kind: 'text' } : guess;

const guessOf = (name: string, sent: readonly string[]): Guess =>
  recognise(
    name,
    sent.every((value) => value === 'true' || value === 'false')
      ? sent.map((value) => value === 'true')
      : sent,
  );

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

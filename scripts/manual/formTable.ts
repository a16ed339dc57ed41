import {
  type AnyRow,
  enumOf,
  type Input,
  type Inputs,
  type MessageKey,
  type Rule,
  sizeOf,
  type Values,
  type When,
} from 'declared-console/tools/reading';
import { fill } from 'declared-console/values';
import { conditionWords, inputNaming, type Naming, valueWord } from './conditions.ts';
import { inputKind } from './kinds.ts';
import { escaped, nested, table } from './markdown.ts';
import type { Writer } from './writer.ts';

/** A form, whether of an action, a decision or a page. */
export interface Form {
  readonly form: Inputs;
  readonly rules?: readonly Rule<Values, AnyRow>[];
  readonly shown?: Readonly<Record<string, When<Values>>>;
}

/**
 * The table of a form's inputs, with their rules and messages.
 * @param at the path of their words
 * @param record names the record's fields
 */
export function formTable(
  writer: Writer,
  { form, rules = [], shown = {} }: Form,
  at: string,
  record: Naming,
): string {
  const { frame, word, say } = writer;
  const named = inputNaming(writer, form, `${at}.fields`);
  const rows = Object.entries(form).map(([name, input]) => {
    const there = conditionWords(writer, { when: shown[name] }, named);
    return [
      escaped(word(`${at}.fields.${name}`)),
      inputKind(writer, input),
      [
        ...(there ? [say(frame.onlyWhile, { when: there })] : []),
        ...ownRules(writer, input),
        ...rules.flatMap((rule) => ruleWords(writer, rule, name, named, record)),
        ...hints(writer, input),
      ].join('<br>') || frame.optional,
    ];
  });
  return table([frame.input, frame.fill, frame.rules], rows);
}

/** A rule with its error message. */
const said = ({ frame, say, word }: Writer, rule: string, message?: MessageKey, values = {}) =>
  message
    ? say(frame.said, { rule, message: escaped(nested(fill(word(`messages.${message}`), values))) })
    : rule;

/** The rules built into an input. */
function ownRules(writer: Writer, input: Input): readonly string[] {
  const { frame, say, word } = writer;
  const rules: string[] = [];
  if ('required' in input && input.required) rules.push(said(writer, frame.required, input.required));
  if (input.kind === 'choice' && input.requiredIfOffered)
    rules.push(said(writer, frame.offeredOnly, input.requiredIfOffered));
  if (input.kind === 'text' || input.kind === 'textarea' || input.kind === 'password') {
    if (input.max !== undefined)
      rules.push(
        said(
          writer,
          say(frame.length, { max: input.max }),
          input.tooLong ?? (input.pattern ? undefined : input.wrong),
        ),
      );
    if (input.pattern && input.wrong) rules.push(said(writer, frame.format, input.wrong));
  }
  if (input.kind === 'number') {
    const { min, max, decimals } = input;
    rules.push(said(writer, frame.number, input.wrong ?? 'numberWrong'));
    if (min !== undefined)
      rules.push(said(writer, say(frame.atLeast, { min }), input.tooSmall ?? 'numberTooSmall', { min }));
    if (max !== undefined)
      rules.push(said(writer, say(frame.atMost, { max }), input.tooLarge ?? 'numberTooLarge', { max }));
    if (decimals !== undefined)
      rules.push(
        decimals === 0
          ? said(writer, frame.wholeNumber, input.tooPrecise ?? 'numberNotWhole')
          : said(writer, say(frame.places, { places: decimals }), input.tooPrecise ?? 'numberTooPrecise', {
              decimals,
            }),
      );
  }
  if (input.kind === 'file') {
    const { extension, maxSize } = input.file;
    rules.push(escaped(fill(word('form.file.rule'), { extension, size: sizeOf(maxSize) })));
  }
  return rules;
}

/** A rule of the form, as far as it concerns this input. */
function ruleWords(
  writer: Writer,
  rule: Rule<Values, AnyRow>,
  name: string,
  inputs: Naming,
  record: Naming,
): readonly string[] {
  const { frame, say } = writer;
  const isAbout = rule.require ? rule.require.includes(name) : Object.hasOwn(rule.matches, name);
  if (!isAbout) return [];
  const when = [
    conditionWords(writer, { when: rule.row }, record),
    conditionWords(writer, { when: rule.if }, inputs),
  ]
    .filter((each) => each !== undefined)
    .join(frame.and);
  const asks = rule.require
    ? when
      ? say(frame.ruleRequire, { when })
      : frame.ruleRequireAlways
    : [when && say(frame.whenAlso, { when }), frame.ruleMatch].filter(Boolean).join(frame.comma);
  return [said(writer, asks, rule.message)];
}

/** An input's initial value and templates. */
function hints(writer: Writer, input: Input): readonly string[] {
  const { frame, say, word, quoted } = writer;
  const found: string[] = [];
  const of = enumOf(input);
  const initial = 'initial' in input ? input.initial : undefined;
  if (input.kind === 'password' && input.mask) found.push(frame.unchanged);
  else if (typeof initial === 'function') found.push(frame.prefilled);
  else if (typeof initial === 'string' && initial)
    found.push(say(frame.starts, { value: escaped(of ? valueWord(writer, of, initial) : initial) }));
  if (input.kind === 'textarea' && input.templates) {
    const phrases = input.templates.map(({ say: key }) => quoted(word(`messages.${key}`))).join(frame.comma);
    found.push(say(frame.phrases, { phrases }));
  }
  if (input.kind === 'checklist' && input.apart) found.push(quoted(word(`messages.${input.apart.label}`)));
  if (input.kind === 'checklist' && input.together)
    found.push(escaped(word(`messages.${input.together.message}`)));
  return found;
}

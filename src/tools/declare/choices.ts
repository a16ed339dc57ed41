import { uniq } from 'es-toolkit';
import type { Called, Recorded } from './calls.ts';
import type { ChoicesPlan, FindChoices } from './choicesPlan.ts';
import { namesSent, valuesSent } from './exchange.ts';
import type { FieldPlan } from './fields.ts';
import type { Row } from './row.ts';
import { camel, wordsOf } from './words.ts';

const VALUE = /^(?:id|value|code|key|uuid)$|(?:_id|Id)$/;
const TEXT = /^(?:name|title|label|text)$|(?:name|title|label)$/i;
/** A field whose name says that it is a state has an enum. */
const STATE = /(?:status|state|result)$/i;

/**
 * The lists of choices in a recording. A parameter has one if all values of it, and of the rows' field of that name, are among
 * the choices, and if its name is the list's, or the values can't be there by coincidence.
 * @param listed the list that is declared, which is none
 */
export function choicesIn(calls: readonly Recorded[], listed: Called<'list'> | undefined): FindChoices {
  const all = calls.flatMap((call) =>
    call.does === 'list' && call !== listed ? (choicesOf(call) ?? []) : [],
  );
  return (param, sent) => {
    if (STATE.test(param)) return undefined;
    const rows = (listed?.rows ?? []).map((row) => row[param]).filter(isScalar);
    const values = uniq([...sent, ...rows.map(String)].filter(Boolean));
    return all.find(({ plan, ids, words }) => {
      const own = wordsOf(param).filter((word) => !/^(?:id|no|code)$/.test(word));
      const isNamed = plan.value === param || (own.length > 0 && own.every((word) => words.includes(word)));
      if (!values.every((value) => ids.includes(value))) return false;
      if (isNamed && (values.length > 0 || wordsOf(param).at(-1) === 'id')) return true;
      return isTelling(param, values);
    })?.plan;
  };
}

/** Fields with a text instead of an enum whose codes are the ids of choices: more are added there at any time. */
export const withoutChosen = (fields: readonly FieldPlan[], choicesOf: FindChoices): readonly FieldPlan[] =>
  fields.map(({ of, ...field }) => {
    const call = of?.isNew ? choicesOf(field.name, [])?.call : undefined;
    if (!call) return { ...field, ...(of && { of }) };
    return {
      ...field,
      guess: { kind: 'text', sure: 60, optional: field.guess.optional, why: `one of ${call}` },
    };
  });

/** Whether values that are all among the choices are no coincidence. */
const isTelling = (param: string, values: readonly string[]) =>
  wordsOf(param).at(-1) === 'id' && values.length > 1 && values.every((value) => value.length > 2);

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function choicesOf({ method, path, under, rows, ...call }: Called<'list'>) {
  // An input's call has no parameters, and a page isn't all of them.
  if (rows.length === 0 || namesSent(call).some((name) => valuesSent(call, name).length > 0))
    return undefined;
  const fields = uniq(rows.flatMap((row: Row) => Object.keys(row)));
  const has = (test: RegExp) => (field: string) =>
    test.test(field) && rows.every((row) => isScalar(row[field]));
  const value = fields
    .filter(has(VALUE))
    .find((field) => uniq(rows.map((row) => row[field])).length === rows.length);
  const text = fields.find((field) => field !== value && has(TEXT)(field));
  if (!value || !text) return undefined;
  const words = path.split('/').flatMap(wordsOf).map(singular);
  const plan: ChoicesPlan = {
    name: camel([
      'choices',
      ...path
        .split('/')
        .slice(2)
        .flatMap((part) => wordsOf(part.replaceAll(/\W/g, ' '))),
    ]),
    call: `${method} ${path}`,
    ...(under !== undefined && { rows: under }),
    value,
    text,
  };
  return { plan, words, ids: rows.map((row) => String(row[value])) };
}

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

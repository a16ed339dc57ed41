import type { OwnFieldContract } from '../../model/shape.ts';
import { isObject } from '../../model/values.ts';
import { amountOf, momentOf } from '../../words/proposals.ts';
import type { Classify } from './calls.ts';
import type { FindChoices } from './choicesPlan.ts';
import { type EnumPlan, enumFor, type KnownEnums } from './enums.ts';
import { type Guess, isMomentName, type Kind, recognise } from './recognise.ts';
import type { Row } from './row.ts';
import { type KnownLabels, type Label, labelOf } from './words.ts';

/** What is known about the application that is being extended. */
export interface Known {
  readonly labels: KnownLabels;
  readonly enums: KnownEnums;
  readonly classify: Classify;
  /** The parameters that its codec asks for a page by. */
  readonly paging: readonly string[];
  /** What its files `resources/checks.ts` and `resources/inputs.ts` share. */
  readonly shared: ReadonlySet<string>;
  /** Its own kinds of field. */
  readonly kinds?: readonly OwnFieldContract[];
  /** The lists of choices in the recording. */
  readonly choicesOf?: FindChoices;
  /** What is being declared, such as `coupon`: it prefixes the name of an enum that is already taken. */
  readonly entity: string;
}

/** One field of a record. */
export interface FieldPlan {
  readonly name: string;
  readonly guess: Guess;
  readonly label: Label;
  readonly of?: EnumPlan;
  /** The fields of a nested record or rows. */
  readonly inner?: readonly FieldPlan[];
  /** Whether its texts are too long for a table. */
  readonly isLong: boolean;
}

/** Texts longer than this, in characters, are left to the show. */
const LONG = 60;

/** The kinds that are points in time. */
export const MOMENTS: readonly Kind[] = ['dateTime', 'epochSeconds', 'epochMillis'];

/**
 * The fields of some records, inferred from their values.
 * @param others records of the same entity from another call: their values under the same names help to infer more
 * @param path the path of nested records, for their labels; `inside` also names nested rows
 */
export function fieldsOf(
  rows: readonly Row[],
  known: Known,
  others: readonly Row[] = [],
  { path: above = '', inside = '' }: { readonly path?: string; readonly inside?: string } = {},
): readonly FieldPlan[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const fields = names.map((name): FieldPlan => {
    const told = others.filter((row) => Object.hasOwn(row, name)).map((row) => row[name]);
    const values = rows.map((row) => row[name]);
    const guess = checkable(recognise(name, [...values, ...told], known.kinds), known);
    const nested = guess.kind === 'record' || guess.kind === 'rows';
    const of = enumFor(name, guess, { ...known, inside });
    const [own, other] = [recordsIn(values), recordsIn(told)];
    return {
      name,
      guess,
      label: labelled(labelOf(above + name, known.labels), guess.kind),
      isLong: values.some((value) => typeof value === 'string' && value.length > LONG),
      ...(of && { of }),
      ...(nested && {
        // Rows that are empty here may have values there.
        inner: fieldsOf(own.length > 0 ? own : other, known, other, {
          path: guess.kind === 'record' ? `${above}${name}.` : '',
          inside: `${inside} ${name}`.trim(),
        }),
      }),
    };
  });
  return fields.map((field) => withMoment(field, fields));
}

/** A guess whose check the application has, or else a text. */
const checkable = (guess: Guess, { shared }: Known): Guess =>
  (guess.kind === 'idCard' || guess.kind === 'creditCode') && !shared.has(guess.kind)
    ? { ...guess, kind: 'text', why: `${guess.kind}: declare its check in resources/checks.ts` }
    : guess;

const recordsIn = (values: readonly unknown[]) =>
  values.flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isObject);

/** Makes an empty field a timestamp if its name suggests one and the record's other timestamps have that kind. */
function withMoment(field: FieldPlan, fields: readonly FieldPlan[]): FieldPlan {
  if (field.guess.kind !== 'unknown' || !isMomentName(field.name)) return field;
  const kind = fields.find(({ guess }) => MOMENTS.includes(guess.kind))?.guess.kind ?? 'dateTime';
  return {
    ...field,
    guess: { ...field.guess, kind, sure: 30, why: 'it is empty in every row: by its name' },
  };
}

/** Adapts the Chinese label of timestamps and amounts. */
export function labelled(label: Label, kind: Kind): Label {
  if (MOMENTS.includes(kind)) return momentOf(label);
  return kind === 'money' || kind === 'cents' ? amountOf(label) : label;
}

/** All fields, including those of nested records and rows. */
export const everyField = (fields: readonly FieldPlan[]): readonly FieldPlan[] =>
  fields.flatMap((field) => [field, ...everyField(field.inner ?? [])]);

/** The wire codes of all enum fields, including nested ones. */
export const codesOf = (fields: readonly FieldPlan[]): ReadonlySet<string> =>
  new Set(everyField(fields).flatMap(({ of }) => of?.values.flatMap(({ wire }) => wire || []) ?? []));

/** Fields with the enum of that name replaced. */
export const withEnum = (fields: readonly FieldPlan[], of: EnumPlan): readonly FieldPlan[] =>
  fields.map((field) => ({
    ...field,
    ...(field.of?.name === of.name && { of }),
    ...(field.inner && { inner: withEnum(field.inner, of) }),
  }));

/** The field that identifies rows: the id, else a key or number that is unique in all rows; `#` if there is none. */
export function keyOf(fields: readonly FieldPlan[], rows: readonly Row[]): string {
  const isUnique = ({ name }: FieldPlan) =>
    rows.every((row) => typeof row[name] === 'string' || typeof row[name] === 'number') &&
    new Set(rows.map((row) => String(row[name]))).size === rows.length;
  const unique = fields.filter(isUnique);
  const found =
    unique.find(({ name }) => name === 'id') ??
    unique.find(({ guess }) => guess.kind === 'key') ??
    unique.find(({ name }) => /(?:no|number|code|sn)$/i.test(name));
  return found?.name ?? '#';
}

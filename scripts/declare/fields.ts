import { isObject } from '../../src/schema/fields.ts';
import { type EnumPlan, enumFor, type KnownEnums } from './enums.ts';
import { type Guess, recognise } from './recognise.ts';
import { type KnownLabels, type Label, labelOf } from './words.ts';

/** What is known of the application that is added to. */
export interface Known {
  readonly labels: KnownLabels;
  readonly enums: KnownEnums;
  /** What is declared, such as `coupon`: it names an enum whose own name is taken. */
  readonly entity: string;
}

/** One field of a record. */
export interface FieldPlan {
  readonly name: string;
  readonly guess: Guess;
  readonly label: Label;
  readonly of?: EnumPlan;
  /** The fields of a record or of rows. */
  readonly inner?: readonly FieldPlan[];
  /** Whether its texts are too long for a table. */
  readonly isLong: boolean;
}

/** A record as it was recorded. */
export type Row = Readonly<Record<string, unknown>>;

/** Characters past which a text is left to the show. */
const LONG = 60;

/** The fields of some records, by what their values tell. */
export function fieldsOf(rows: readonly Row[], known: Known, above = ''): readonly FieldPlan[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((name) => {
    const values = rows.map((row) => row[name]);
    const guess = recognise(name, values);
    const inner = values.flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isObject);
    const nested = guess.kind === 'record' || guess.kind === 'rows';
    const of = enumFor(name, guess, known);
    return {
      name,
      guess,
      label: labelOf(above + name, known.labels),
      isLong: values.some((value) => typeof value === 'string' && value.length > LONG),
      ...(of && { of }),
      ...(nested && { inner: fieldsOf(inner, known, guess.kind === 'record' ? `${above}${name}.` : '') }),
    };
  });
}

/** Fields, and those of the records and rows inside them. */
export const everyField = (fields: readonly FieldPlan[]): readonly FieldPlan[] =>
  fields.flatMap((field) => [field, ...everyField(field.inner ?? [])]);

/** Two lists of fields of which those that are of one enum know all of its values, in their order. */
export function withSharedEnums(
  first: readonly FieldPlan[],
  second: readonly FieldPlan[],
): readonly [readonly FieldPlan[], readonly FieldPlan[]] {
  const enums = everyField([...first, ...second]).flatMap(({ of }) => of ?? []);
  const whole = (of: EnumPlan): EnumPlan => {
    const values = enums.filter(({ name }) => name === of.name).flatMap((each) => each.values);
    const each = [...new Map(values.map((value) => [value.wire, value])).values()];
    const isCounted = each.every(({ wire }) => /^-?\d+$/.test(wire));
    return { ...of, values: isCounted ? each.sort((a, b) => Number(a.wire) - Number(b.wire)) : each };
  };
  const shared = (fields: readonly FieldPlan[]): readonly FieldPlan[] =>
    fields.map((field) => ({
      ...field,
      ...(field.of && { of: whole(field.of) }),
      ...(field.inner && { inner: shared(field.inner) }),
    }));
  return [shared(first), shared(second)];
}

/** The field that tells rows apart: the id, else a key or a number that no two rows share; `#` where there is none. */
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

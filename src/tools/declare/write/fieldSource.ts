import type { FieldPlan } from '../fields.ts';
import type { Kind } from '../recognise.ts';
import { propertyName } from './edit.ts';

/** The fields that need nothing but their kind. */
const SOURCES: Readonly<Record<Exclude<Kind, 'code' | 'flag' | 'record' | 'rows'>, string>> = {
  phone: 'f.phone()',
  idCard: 'f.text({ check: idCard })',
  creditCode: 'f.text({ check: creditCode })',
  dateTime: 'f.dateTime()',
  epochSeconds: "f.epoch('s')",
  epochMillis: "f.epoch('ms')",
  money: 'f.money()',
  cents: "f.money({ in: 'cents' })",
  int: 'f.int()',
  duration: 'f.duration()',
  url: 'f.url()',
  picture: 'f.url()',
  fileName: 'f.fileName()',
  secret: 'f.secret()',
  key: 'f.hidden()',
  texts: 'f.texts()',
  text: 'f.text()',
  unknown: 'f.text()',
};

/** A field as its declaration writes it: `f.maybe(f.phone())`. */
function fieldSource({ guess, of, inner = [] }: FieldPlan): string {
  const kind = guess.kind;
  const own =
    guess.own?.source ??
    (kind === 'code' || kind === 'flag'
      ? `f.enum(${of?.name})`
      : kind === 'record' || kind === 'rows'
        ? `f.${kind === 'record' ? 'object' : 'list'}({\n${shapeSource(inner)}})`
        : SOURCES[kind]);
  // A null record, or null rows, decode to empty ones.
  return guess.optional && !of && kind !== 'record' && kind !== 'rows' ? `f.maybe(${own})` : own;
}

/** The fields of a record as its declaration writes them, one a line, each with how sure its guess is. */
export const shapeSource = (fields: readonly FieldPlan[]): string =>
  fields
    .map((field) => `${propertyName(field.name)}: ${fieldSource(field)}, // ${sureness(field)}\n`)
    .join('');

/** The confidence of a guess, for a comment that the developer reads and deletes. */
const sureness = ({ guess: { sure, why } }: FieldPlan) => `${sure}%${why ? `: ${why}` : ''}`;

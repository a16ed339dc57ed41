import type { OpenAPIV3_1 } from 'openapi-types';
import type { Field, Shape } from '../../model/shape';

/** A JSON schema, as OpenAPI 3.1 writes it. */
export type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

/** The schemas that a kind's own refers to. */
export interface SchemaParts {
  /** The path of the field, for schemas that refer to themselves. */
  readonly path: string;
  /** A record inside. */
  record(shape: Shape): OpenAPIV3_1.NonArraySchemaObject;
  /** A shared schema, written once. */
  shared(name: string, write: () => Schema): OpenAPIV3_1.ReferenceObject;
}

/** A way in which values show that a field should be declared otherwise. */
export interface Mend {
  concerns(field: Field): boolean;
  isWrong(wires: readonly unknown[]): boolean;
  /** What was found, and what to declare. */
  readonly found: string;
}

/** What the engine's own commands know of a kind: what the wire carries, and how a declaration writes it. */
export interface FieldContract {
  schema(field: Field, parts: SchemaParts): Schema;
  /** What a declaration writes between the parentheses of `f.int()`; by default nothing. */
  written?(field: Field): string;
  readonly mends?: readonly Mend[];
  /** Whether values are text or numbers, where a field of the other sort would spoil them. */
  readonly holds?: 'text' | 'number';
}

/** A pattern that a whole value has, blanks around it apart, or nothing. */
export const wholly = (...patterns: readonly string[]) => `^\\s*(${patterns.join('|')})?\\s*$`;

export const DAY = '\\d{4}-\\d{2}-\\d{2}';
export const MOMENT = `${DAY}( \\d{2}:\\d{2}:\\d{2})?`;
export const NUMBER = '-?\\d+(\\.\\d+)?';

/** The schema of a text of a kind. */
export const textSchema: FieldContract['schema'] = (field) => ({
  type: ['string', 'null'],
  examples: [field.sample(1)],
});

/** The schema of a number, as one or as its digits, or as one of the other patterns. */
export const numberSchema =
  (...others: readonly string[]): FieldContract['schema'] =>
  (field) => ({
    type: ['number', 'string', 'null'],
    pattern: wholly(NUMBER, ...others),
    examples: [field.sample(1)],
  });

/** The numbers among wire values, as numbers or digits, without zeros. */
export const numbersIn = (wires: readonly unknown[]): readonly number[] =>
  wires
    .filter((wire) => typeof wire === 'number' || (typeof wire === 'string' && wire.trim() !== ''))
    .map(Number)
    .filter((each) => Number.isFinite(each) && each !== 0);

import type { Input, InputKind } from '../../model/inputs';
import type { Schema } from '../fields/contract';

/** What commands know of a kind of input. */
export interface InputContract<K extends InputKind = InputKind> {
  /** What it sends. */
  schema(input: Input<K>): Schema;
  /** For filters: values that should leave few rows, or none. */
  rare?(input: Input<K>): readonly unknown[];
}

/** A word that nothing contains. */
export const UNHEARD = ['\u{20000}'];

/** The schema of a text with a limit. */
export const limitedText = ({ max }: { readonly max?: number }): Schema => ({
  type: 'string',
  ...(max !== undefined && { maxLength: max }),
});

/** The schema of one of an enum's codes. */
export const codeSchema = ({ of }: Input<'select' | 'radio'>): Schema => ({
  type: 'string',
  enum: of.values.map((value) => of.wire(value)),
});

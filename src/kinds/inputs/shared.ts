import type { EnumDef } from '../../model/enums';
import type { TextChecks, ValueCodec } from '../../model/inputs';
import type { MessageKey } from '../../model/messages';
import { cleaned } from '../../model/noise';

/** The option that all kinds have. */
export type Required = Pick<TextChecks, 'required'>;

/** The options of a text. */
export interface TextOptions extends TextChecks {
  /** A valid value, where `sample1` isn't one. */
  readonly example?: string;
}

const LONGEST_QUERY = 200;

export const parseText = (raw: unknown) =>
  typeof raw === 'string' && raw.length <= LONGEST_QUERY ? raw : undefined;

export const trimmed = (value: string) => value.trim() || undefined;

export const textCodec = (example: string | undefined): ValueCodec<string> => ({
  encode: (value) => cleaned(value) || undefined,
  parse: parseText,
  sample: (n) => example ?? `sample${n}`,
});

/** What is wrong with a text: too long, or otherwise than its pattern. */
export function textProblem(
  text: string,
  { max, tooLong, pattern, wrong }: TextChecks,
): MessageKey | undefined {
  if (max !== undefined && [...text].length > max) return tooLong ?? wrong;
  return pattern && !pattern.test(text) ? wrong : undefined;
}

/** The codec of one value of an enum. */
export const enumCodec = <V extends string>(of: EnumDef<V>) => ({
  of,
  encode: (value: V) => (of.values.includes(value) ? of.wire(value) : undefined),
  parse: (raw: unknown) => of.values.find((value) => value === raw),
  sample: (n: number) => of.values[n % of.values.length] as V,
});

/** For {@link enumCodec}: an unknown code from the record doesn't count, as it isn't sent. */
export const codeProblem = (
  value: unknown,
  { parse, required }: { parse(raw: unknown): unknown; readonly required?: MessageKey | undefined },
): MessageKey | undefined => (typeof value === 'string' && parse(value) === undefined ? required : undefined);

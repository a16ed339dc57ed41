import { textOf } from './text';

/** The colour of a value. Never the only sign: every tone but `neutral` has an icon, too (ui/cells/ToneLabel). */
export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

/** A value of an enum: its codes on the wire, the first of which is sent, and its tone. */
export interface EnumOption {
  readonly wire: string | readonly string[];
  readonly tone?: Tone;
  /** Stands for all other codes. */
  readonly otherwise?: true;
}

/** A closed set of named values. Code compares names; the wire's codes are only here. */
export interface EnumDef<V extends string = string> {
  /** Its words are `enums.<name>.<value>` in i18n. */
  readonly name: string;
  readonly options: Readonly<Record<V, EnumOption>>;
  /** The names, in declared order. */
  readonly values: readonly V[];
  /** The code for a name; an {@link unknownCode} is sent as it came. */
  wire(value: V): string;
  /** The name for a code (number or string); for an undeclared one, the value with `otherwise`, or `undefined`. */
  parse(code: unknown): V | undefined;
}

/**
 * Declares an enum.
 *
 * @example defineEnum('payment', { unpaid: { wire: '1' }, paid: { wire: '2', tone: 'good' } })
 */
export function defineEnum<const V extends string>(
  name: string,
  options: Readonly<Record<V, EnumOption>>,
): EnumDef<V> {
  const values = Object.keys(options) as V[];
  const byCode = new Map(
    values.flatMap((value) => codesOf(options[value]).map((code) => [code, value] as const)),
  );
  const otherwise = values.find((value) => options[value].otherwise);
  return {
    name,
    options,
    values,
    wire: (value) =>
      (Object.hasOwn(options, value) ? codesOf(options[value])[0] : codeOfUnknown(value)) ?? '',
    parse(code) {
      const text = textOf(code);
      const isNoCode = text === undefined && code !== undefined && code !== null;
      return isNoCode ? undefined : (byCode.get(text ?? '') ?? otherwise);
    },
  };
}

const codesOf = ({ wire }: EnumOption): readonly string[] => (typeof wire === 'string' ? [wire] : wire);

/** Wraps an undeclared code, so that it can be shown as it is; never equal to a declared name. */
export const unknownCode = (code: string) => `?${code}`;

/** The code inside an {@link unknownCode}, or `undefined` for a declared name. */
export const codeOfUnknown = (value: string) => (value.startsWith('?') ? value.slice(1) : undefined);

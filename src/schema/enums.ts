import { textOf } from './text';

/** How a value is coloured. Colour never stands alone: every tone but `neutral` has an icon too (ui/cells/ToneLabel). */
export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

/** One value: the wire's codes for it, the first of which is the one sent, and its tone. */
export interface EnumOption {
  readonly wire: string | readonly string[];
  readonly tone?: Tone;
  /** Whatever no other value has a code for is this one. */
  readonly otherwise?: true;
}

/** A closed set of named values. Code compares names; the wire's codes stand here alone. */
export interface EnumDef<V extends string = string> {
  /** Where its words are: `enums.<name>.<value>` in i18n. */
  readonly name: string;
  readonly options: Readonly<Record<V, EnumOption>>;
  /** The names, in declared order. */
  readonly values: readonly V[];
  /** The code sent for a name; an unknown code is sent as what it is. */
  wire(value: V): string;
  /** The name of a code (number or string); of one that isn't declared, that of `otherwise`, or `undefined`. */
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

/** A code nobody declared, kept so that it can be shown as what it is: it equals no declared name. */
export const unknownCode = (code: string) => `?${code}`;

/** The code inside an {@link unknownCode}, or `undefined` for a declared name. */
export const codeOfUnknown = (value: string) => (value.startsWith('?') ? value.slice(1) : undefined);

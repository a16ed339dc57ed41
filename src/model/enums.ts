import { textOf } from './text';

/** The colour of a value. Never the only sign: every tone but `neutral` has an icon, too (kit/ToneLabel). */
export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

/** A value of an enum: its codes on the wire, the first of which is sent, and its tone. */
export interface EnumOption {
  readonly wire: string | readonly string[];
  readonly tone?: Tone;
  /** Stands for all other codes. */
  readonly otherwise?: true;
  /** Rows have any of these codes, and a server may match a filter exactly: it is asked for each of them. */
  readonly askEach?: true;
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
  /** The codes that a filter asks for: the first, or each of them. */
  asked(value: string): readonly string[];
  /**
   * The name for a code (number or string) or for its words, whatever their case or width; for an undeclared one, the value
   * with `otherwise`, or `undefined`.
   */
  parse(code: unknown): V | undefined;
}

/**
 * Declares an enum.
 *
 * @example defineEnum('payment', { unpaid: { wire: '1' }, paid: { wire: '2', tone: 'good' } })
 * @param words of its values: servers send them instead of codes
 */
export function defineEnum<const V extends string>(
  name: string,
  options: Readonly<Record<V, EnumOption>>,
  words: Readonly<Record<string, string>> = {},
): EnumDef<V> {
  const values = Object.keys(options) as V[];
  const byCode = new Map(
    values.flatMap((value) => codesOf(options[value]).map((code) => [code, value] as const)),
  );
  // Codes win over the words of another value.
  for (const [code, value] of byCode) if (!byCode.has(folded(code))) byCode.set(folded(code), value);
  for (const value of values) {
    const word = folded(words[value] ?? '');
    if (word !== '' && !byCode.has(word)) byCode.set(word, value);
  }
  const otherwise = values.find((value) => options[value].otherwise);
  return {
    name,
    options,
    values,
    wire: (value) =>
      (Object.hasOwn(options, value) ? codesOf(options[value])[0] : codeOfUnknown(value)) ?? '',
    asked: (value) => {
      const option = Object.hasOwn(options, value) ? options[value as V] : undefined;
      const codes = option ? codesOf(option) : [];
      return option?.askEach ? codes : codes.slice(0, 1);
    },
    parse(code) {
      const text = textOf(code);
      const isNoCode = text === undefined && code !== undefined && code !== null;
      return isNoCode ? undefined : (byCode.get(text ?? '') ?? byCode.get(folded(text ?? '')) ?? otherwise);
    },
  };
}

/** What makes no difference between codes: blanks around them, case, and the width of characters. */
const folded = (code: string) => code.normalize('NFKC').trim().toLowerCase();

/**
 * {@link defineEnum} for an application whose words are given by the names of its enums: in its first language, which is the
 * one that its server speaks.
 * @example
 * const defineEnum = enumsIn({ condition: { good: 'Good', worn: 'Worn' } });
 * defineEnum('condition', { good: { wire: '1' }, worn: { wire: '2' } }).parse('Worn') // 'worn'
 */
export const enumsIn =
  (words: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  <const V extends string>(name: string, options: Readonly<Record<V, EnumOption>>): EnumDef<V> =>
    defineEnum(name, options, words[name]);

const codesOf = ({ wire }: EnumOption): readonly string[] => (typeof wire === 'string' ? [wire] : wire);

/** Wraps an undeclared code, so that it can be shown as it is; never equal to a declared name. */
export const unknownCode = (code: string) => `?${code}`;

/** The code inside an {@link unknownCode}, or `undefined` for a declared name. */
export const codeOfUnknown = (value: string) => (value.startsWith('?') ? value.slice(1) : undefined);

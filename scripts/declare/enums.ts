import type { EnumDef, Tone } from '../../src/schema/enums.ts';
import { type Guess, isFlagName } from './recognise.ts';
import { camel, type Label, labelOfCode, nameOfCode, wordsOf } from './words.ts';

/** The application's enums. */
export type KnownEnums = Readonly<Record<string, EnumDef>>;

/** The enum of a field. */
export interface EnumPlan {
  readonly name: string;
  /** Whether it has to be declared. */
  readonly isNew: boolean;
  readonly values: readonly ValuePlan[];
}

/** A value of an enum, and its code on the wire. */
export interface ValuePlan {
  readonly name: string;
  readonly wire: string;
  readonly label: Label;
  readonly tone?: Tone;
}

/**
 * The enum for a coded field: the application's, if one of that name has all recorded codes; otherwise a new one,
 * prefixed with the entity if its name is taken.
 */
export function enumFor(
  field: string,
  { kind, codes = [] }: Guess,
  { enums: known, entity }: { readonly enums: KnownEnums; readonly entity: string },
): EnumPlan | undefined {
  if (kind !== 'code' && kind !== 'flag') return undefined;
  const isFlag = kind === 'flag' || (isFlagName(field) && codes.every((code) => /^[01]$/.test(code)));
  if (isFlag) return flag(kind === 'flag' ? ['true', 'false'] : ['1', '0'], known);
  const words = wordsOf(field);
  // Other resources also have a field called just `status`.
  const name = camel(words.length > 1 || known[field] ? words : [...wordsOf(entity), ...words]);
  const own = known[name];
  if (own && codes.every((code) => own.parse(code) !== undefined)) return planned(own);
  return {
    name: own ? camel([...wordsOf(entity), ...wordsOf(name)]) : name,
    isNew: true,
    values: values(codes),
  };
}

function flag([yes = '', no = '']: readonly string[], known: KnownEnums): EnumPlan {
  const name = yes === 'true' ? 'yesNo' : 'yesNoDigit';
  const own = known[name];
  if (own) return planned(own);
  return {
    name,
    isNew: true,
    values: [
      { name: 'yes', wire: yes, label: { zh: '是', en: 'Yes' } },
      { name: 'no', wire: no, label: { zh: '否', en: 'No' } },
    ],
  };
}

const planned = (own: EnumDef): EnumPlan => ({
  name: own.name,
  isNew: false,
  values: own.values.map((value) => ({ name: value, wire: own.wire(value), label: labelOfCode(value) })),
});

/** A name for each code; duplicates get a number. */
function values(codes: readonly string[]): EnumPlan['values'] {
  const names = codes.map(nameOfCode);
  return codes.map((wire, at) => {
    const tone = toneOf(names[at] ?? '');
    return {
      name: names.indexOf(names[at] ?? '') === at ? (names[at] ?? '') : `${names[at]}${at}`,
      wire,
      label: labelOfCode(wire),
      ...(tone && { tone }),
    };
  });
}

/** The colour of a state whose name says how good it is. */
function toneOf(name: string): Tone | undefined {
  if (/^(?:approved|passed|succeeded|paid|enabled|finished|handled|published|onSale)$/.test(name))
    return 'good';
  if (/^(?:rejected|refused|failed|payFailed|disabled|frozen|abnormal)$/.test(name)) return 'bad';
  if (/^(?:awaiting|pending|reviewing|open|unpaid|submitted)$/.test(name)) return 'warn';
  return undefined;
}

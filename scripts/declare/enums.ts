import type { EnumDef, Tone } from '../../src/schema/enums.ts';
import { type Guess, isFlagName } from './recognise.ts';
import { camel, type Label, labelOfCode, nameOfCode, wordsOf } from './words.ts';

/** The enums that the application has. */
export type KnownEnums = Readonly<Record<string, EnumDef>>;

/** An enum that a field is of. */
export interface EnumPlan {
  readonly name: string;
  /** Whether it must be declared. */
  readonly isNew: boolean;
  readonly values: readonly ValuePlan[];
}

/** A value of an enum, and what it is on the wire. */
export interface ValuePlan {
  readonly name: string;
  readonly wire: string;
  readonly label: Label;
  readonly tone?: Tone;
}

/**
 * The enum of a code: the application's, where one of that name has all the codes that were seen, else a new one, which is
 * called by the entity too where its name is taken.
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
  // One word alone, as `status`, is what other resources have too.
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

/** A name for each code; two that would be called the same are told apart by their place. */
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

/** How a state that says it itself is coloured. */
function toneOf(name: string): Tone | undefined {
  if (/^(?:approved|passed|succeeded|paid|enabled|finished|handled|published|onSale)$/.test(name))
    return 'good';
  if (/^(?:rejected|refused|failed|payFailed|disabled|frozen|abnormal)$/.test(name)) return 'bad';
  if (/^(?:awaiting|pending|reviewing|open|unpaid|submitted)$/.test(name)) return 'warn';
  return undefined;
}

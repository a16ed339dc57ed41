import type { EnumDef, Tone } from '../../model/enums.ts';
import { LABELS } from '../../words/proposals.ts';
import { BOOLEANS, DIGITS_OF_FLAG, type Guess, type Pair, pairOf } from './recognise.ts';
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
  /** Empty if the code wasn't recorded: the linter refuses the value until somebody fills it in. */
  readonly wire: string;
  readonly label: Label;
  readonly tone?: Tone;
}

/** Where an enum is needed: in what is being declared, and in which nested record or rows of it. */
interface Place {
  readonly enums: KnownEnums;
  readonly entity: string;
  readonly inside?: string | undefined;
}

/**
 * The enum for a coded field: the application's, if one of that name has all recorded codes; otherwise a new one with
 * just the recorded codes, prefixed with the entity if its name is taken. A nested field has an enum of its own, because
 * its codes needn't mean what those of the outer record do.
 */
export function enumFor(
  field: string,
  { kind, codes = [] }: Guess,
  { enums: known, entity, inside = '' }: Place,
): EnumPlan | undefined {
  if (kind !== 'code' && kind !== 'flag') return undefined;
  const pair = kind === 'flag' ? BOOLEANS : pairOf(field, codes);
  const recorded = kind === 'flag' ? BOOLEANS : codes;
  const fits = (own: EnumDef | undefined) => own && recorded.every((code) => own.parse(code) !== undefined);
  // Only a pair that was recorded in full is known to be one.
  const common = recorded.length === 2 && pair && COMMON.get(pair);
  if (common && (!known[common] || fits(known[common])))
    return known[common]
      ? planned(known[common])
      : { name: common, isNew: true, values: flagValues(pair, recorded) };
  const words = wordsOf(field);
  const ofEntity = camel([...wordsOf(entity), ...wordsOf(inside), ...words]);
  // Other resources also have a field called just `status`.
  const shared = words.length > 1 || known[field] ? camel(words) : ofEntity;
  const own = (inside ? [known[ofEntity], known[shared]] : [known[shared], known[ofEntity]]).find(fits);
  if (own) return planned(own);
  const free = inside || known[shared] ? ofEntity : shared;
  return {
    name: known[free] ? camel([...wordsOf(entity), ...wordsOf(free)]) : free,
    isNew: true,
    values: pair ? flagValues(pair, recorded) : values(recorded),
  };
}

/** The enums of flags that resources share. */
const COMMON: ReadonlyMap<Pair, string> = new Map([
  [BOOLEANS, 'yesNo'],
  [DIGITS_OF_FLAG, 'yesNoDigit'],
]);

/** The recorded values of a flag. */
const flagValues = ([yes, no]: Pair, codes: readonly string[]): readonly ValuePlan[] =>
  [
    { name: 'yes', wire: yes, label: LABELS.yes },
    { name: 'no', wire: no, label: LABELS.no },
  ].filter(({ wire }) => codes.includes(wire));

/** The enum of a flag that is chosen: both values, that of an unrecorded code without one. */
export function flagToChoose(field: string, of: EnumPlan): EnumPlan {
  const [only] = of.values;
  if (!of.isNew || of.values.length > 1 || !only || !pairOf(field, [only.wire])) return of;
  const other = only.name === 'yes' ? 'no' : 'yes';
  return { ...of, values: [only, { name: other, wire: '', label: LABELS[other] }] };
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

import { sampleAddress, sampleName } from '../../words/proposals.ts';
import { wordsOf } from './words.ts';

/** Data that is personal or secret by its key. */
interface Personal {
  readonly kind: string;
  /** Matches the words of a key, joined with spaces, after those of the record that contains it. */
  readonly keys: RegExp;
  /** Makes the nth replacement value. */
  readonly make: (n: number, value: string) => string;
}

const NUMBER = '(?: ?(?:no|nos|num|number|numbers|id|code))?';
const NAMED =
  'real|user|nick|full|first|last|middle|given|family|maiden|sur|contact|linkman|operator|creator|owner|verifier|receiver|recipient|author|admin|person|representative|applicant|approver|assignee|auditor|buyer|checker|claimant|complainant|consignee|customer|driver|employee|examiner|guardian|handler|holder|member|passenger|patient|payee|payer|plaintiff|reporter|reviewer|seller|sender|signer|student|teacher';

/** The first entry that matches a key determines what it contains. */
const PERSONAL: readonly Personal[] = [
  {
    kind: 'secret',
    keys: /(?:token|password|passwd|secret|authorization|cookie|(?:api|private|access) ?key)$/,
    make: (n) => `secret${n}`,
  },
  { kind: 'mail', keys: /e ?mail(?: ?address)?$|^mail$/, make: (n) => `user${n}@example.com` },
  { kind: 'ip', keys: /(?:^| )ip(?: ?addr(?:ess)?)?$/, make: (n) => `192.0.2.${n % 255}` },
  {
    kind: 'phone',
    keys: new RegExp(`(?:phone|mobile|(?:^| )(?:tel|cell|fax)|telephone)${NUMBER}$`),
    make: shaped,
  },
  {
    kind: 'document',
    keys: new RegExp(
      `(?:passport|ssn|social security|(?:^| )(?:id|identity|national)(?: ?id)? ?card|national id)${NUMBER}$|(?:^| )(?:id|identity) ?(?:no|number)$|idcard$`,
    ),
    make: shaped,
  },
  {
    kind: 'account',
    keys: new RegExp(`(?:iban|bank ?(?:account|card))${NUMBER}$|(?:account|card) ?(?:no|number)$`),
    make: shaped,
  },
  { kind: 'birth', keys: /birth(?: ?(?:day|date|time))?$|date of birth$|(?:^| )dob$/, make: bornOn },
  {
    kind: 'address',
    keys: /(?:address|addr|street)(?: ?(?:line|detail|details|name|no|number))? ?\d?$/,
    make: sampleAddress,
  },
  {
    kind: 'name',
    keys: new RegExp(
      `^by$|ed ?by$|(?:${NAMED})(?: ?name)?$|(?:^| )name (?:first|last|given|family|full|middle)$|(?:(?:check|audit|review|verify|deal) ?|^)user$`,
    ),
    make: sampleName,
  },
];

/** Words that belong to name keys, but don't indicate a person on their own. */
const NOT_ALONE = /^(?:real|full|first|last|middle|given|family|sur|maiden)$/;

/**
 * The kind of personal data under a key, judged by its words and those of the containing record, such as `contact`
 * before `phone`; undefined if there is none.
 */
export function personalOf(key: string, above = ''): Personal | undefined {
  const own = wordsOf(key).join(' ');
  const inside = [...wordsOf(above), ...wordsOf(key)].join(' ');
  if (NOT_ALONE.test(own) && !/(?:^| )name$/.test(wordsOf(above).join(' '))) return undefined;
  return PERSONAL.find(({ keys }) => keys.test(own)) ?? PERSONAL.find(({ keys }) => keys.test(inside));
}

/** A replacement of the same length, with digits counted up and letters replaced, so that it is still recognised. */
export function shaped(n: number, value: string): string {
  const length = value.replaceAll(/\D/g, '').length;
  const digits = [...String(n).padStart(length, '0').slice(-length)];
  return value.replaceAll(/\p{L}/gu, 'X').replaceAll(/\d/g, () => digits.shift() ?? '0');
}

/** A made-up birthday, in the format of the recorded one. */
function bornOn(n: number, value: string): string {
  const day = String((n % 28) + 1).padStart(2, '0');
  if (/^\d{8}$/.test(value)) return `199001${day}`;
  if (/^-?\d+$/.test(value)) return String((631_152_000 + n) * (value.length > 11 ? 1000 : 1));
  return /^\d{4}-\d{2}-\d{2}/.test(value)
    ? value.replace(/^\d{4}-\d{2}-\d{2}/, `1990-01-${day}`)
    : '1990-01-01';
}

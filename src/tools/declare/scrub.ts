import { idDigit } from '../../checkDigits.ts';
import { isObject } from '../../model/values.ts';
import { personalOf, shaped } from './personal.ts';
import { wordsOf } from './words.ts';

const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const ID_NUMBER = /(?<!\d)\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g;
const BANK_CARD = /(?<!\d)[3-6]\d{15,18}(?!\d)/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Values that are replaced, wherever they occur, by one of the same format. */
const WHOLE = [/^1[3-9]\d{9}$/, /^\d{17}[\dXx]$/, /^[3-6]\d{15,18}$/, /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/];
const URL_TEXT = /^https?:\/\/\S+$/;
/** Keys of records about persons, and the format of names in them. */
const PERSON =
  /user|buyer|seller|person|customer|member|contact|owner|admin|staff|operator|applicant|receiver|payer/i;
const OF_PERSON = /^(?:mobile|phone|tel|id ?card|id ?no|e ?mail|passport|ssn|birth)/;
const PERSON_NAME = /^(?:\p{Script=Han}{2,4}|\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3})$/u;

/**
 * Replaces personal data in an answer, by key as well as by format: names, phones, e-mail addresses, addresses,
 * birthdays, papers, accounts, secrets, and url signatures. Equal values get equal replacements, so that records still
 * belong together.
 * @param codes values that are never replaced, even if they look like a name
 */
export function scrub(answer: unknown, codes: ReadonlySet<string> = new Set()): unknown {
  const replaced = new Map<string, string>();
  const replacement = (kind: string, value: string, make: (n: number) => string): string => {
    const key = `${kind} ${value}`;
    const known =
      replaced.get(key) ?? make([...replaced.keys()].filter((each) => each.startsWith(kind)).length + 1);
    replaced.set(key, known);
    return known;
  };

  const text = (value: string): string =>
    value
      .replaceAll(ID_NUMBER, (found) => replacement('id', found, idNumber))
      .replaceAll(BANK_CARD, (found) =>
        replacement('card', found, (n) => `6200${String(n).padStart(12, '0')}`),
      )
      .replaceAll(PHONE, (found) => replacement('phone', found, (n) => `138${String(n).padStart(8, '0')}`))
      .replaceAll(EMAIL, (found) => replacement('mail', found, (n) => `user${n}@example.com`));

  const scalar = (key: string, above: string, value: string): string => {
    if (value === '' || codes.has(value)) return value;
    const known = replaced.get(`name ${value}`);
    if (known) return known;
    const personal = personalOf(key, above);
    if (personal?.kind !== 'secret' && URL_TEXT.test(value)) return text(withoutSignature(value));
    // A number in a known format keeps that format.
    const isKnown = WHOLE.some((whole) => whole.test(value));
    if (!personal || isKnown || (personal.kind === 'name' && /^[\d.\-: ]+$/.test(value))) return text(value);
    return replacement(personal.kind, value, (n) => personal.make(n, value));
  };

  const number = (key: string, above: string, value: number): number => {
    const said = String(value);
    const found = text(said);
    const personal = personalOf(key, above);
    if (found !== said || !personal || personal.kind === 'name') return Number(found);
    const make = personal.kind === 'birth' ? personal.make : shaped;
    return Number(replacement(personal.kind, said, (n) => make(n, said)));
  };

  const visit = (key: string, above: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(key, above, each));
    if (isObject(value)) {
      const isPerson =
        PERSON.test(key) || Object.keys(value).some((name) => OF_PERSON.test(wordsOf(name).join(' ')));
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => {
          const isName = isPerson && name === 'name' && typeof inner === 'string' && PERSON_NAME.test(inner);
          return [name, visit(isName ? 'userName' : name, key, inner)];
        }),
      );
    }
    if (typeof value === 'string') return scalar(key, above, value);
    return typeof value === 'number' ? number(key, above, value) : value;
  };
  // Twice: a name found under one key is replaced under all others.
  visit('', '', answer);
  return visit('', '', answer);
}

/** A made-up ID card number: of a region that doesn't exist, with a valid check digit. */
function idNumber(n: number): string {
  const body = `00000019900101${String(n % 1000).padStart(3, '0')}`;
  return `${body}${idDigit(body)}`;
}

/** A url without its query, on a made-up host; for an invalid one, just the host. */
function withoutSignature(value: string): string {
  const pathname = URL.canParse(value) ? new URL(value).pathname : '/';
  return `https://files.example.com${pathname}`;
}

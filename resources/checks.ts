import type { Check, Checked } from 'declared-console/schema';
import { isMoment } from 'declared-console/schema';
import { creditCharacter, idDigit } from 'declared-console/values';
import { today } from './clock';

/** Chinese identifiers with a check digit. */

/** Masked values aren't checked. */
const isMasked = (value: string) => value.includes('*');

/**
 * An ID card number (GB 11643): its check digit, and the birth date it contains; the old 15-digit numbers have no check
 * digit.
 */
export const idCard: Check = (value) => {
  if (isMasked(value) || /^\d{15}$/.test(value)) return undefined;
  const isValid =
    /^\d{17}[\dXx]$/.test(value) && idDigit(value.slice(0, 17)) === value.slice(-1).toUpperCase();
  const birth = isValid ? birthOf(value) : undefined;
  return {
    isValid,
    ...(birth && { says: { message: 'bornOn', args: { birth, age: ageOn(today(), birth) } } }),
  };
};

/** A unified social credit code (GB 32100): its check character; tax numbers of other lengths have none. */
export const creditCode: Check = (value): Checked | undefined => {
  if (isMasked(value) || value.length !== 18) return undefined;
  const code = value.toUpperCase();
  return { isValid: creditCharacter(code.slice(0, 17)) === code[17] };
};

/** Whether the holder of an ID card is under 18; false for an invalid number. */
export const isMinor = (idCardNumber: string): boolean => {
  const age = idCard(idCardNumber)?.says?.args.age;
  return typeof age === 'number' && age < 18;
};

/** The birth date in an ID card number as `yyyy-MM-dd`, if it exists on the calendar. */
export function birthOf(value: string): string | undefined {
  const [, ...parts] = /^.{6}(\d{4})(\d\d)(\d\d)/.exec(value) ?? [];
  const birth = parts.join('-');
  return isMoment(birth, false) ? birth : undefined;
}

/** Full years between two days, `yyyy-MM-dd`. */
const ageOn = (day: string, birth: string) =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);

import { idCard } from '../../checks';
import { evidenceNumber } from '../../serialNumbers';

/** A number in a file's path, and which part of the path has it. */
export interface FoundNumber {
  readonly number: string;
  readonly by: 'name' | 'folder';
}

/** More in one path are not numbers of certificates. */
const MOST = 4;

/** Letters and at least ten digits: long enough to be taken for a number wherever it stands. */
const SERIAL = /^[A-Za-z]{0,4}\d{10,}[A-Za-z]?$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A date, or a moment after a word, as cameras name their files. */
const DATE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const MOMENT =
  /^(?:[A-Za-z]+[-_])?(?:19|20)\d\d([-_]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?:[-_](?:[01]\d|2[0-3])([-_]?)[0-5]\d\2[0-5]\d)?$/;
/** A file named by its own digest. */
const DIGEST = /^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64})$/i;

/**
 * The numbers that a file's path may have, those of its name first, then those of its folders from the innermost. Their form isn't
 * specified: what looks most like one is taken, and only the server can tell whether it is.
 */
export function numbersInPath(path: string): readonly FoundNumber[] {
  const [name = '', ...folders] = path.split('/').reverse();
  const found = [
    ...candidates(name.replace(/\.[A-Za-z\d]{1,8}$/, '')).map((each) => ({ ...each, by: 'name' as const })),
    ...folders.flatMap(candidates).map((each) => ({ ...each, by: 'folder' as const })),
  ];
  const sure = found.filter(({ isSerial }) => isSerial);
  const likely = sure.length > 0 ? sure : found;
  return likely
    .filter(({ number }, place) => likely.findIndex((each) => keyOf(each.number) === keyOf(number)) === place)
    .slice(0, MOST)
    .map(({ number, by }) => ({ number, by }));
}

/** A number that somebody typed or pasted, without its noise; `undefined` if it can't be one. */
export function typedNumber(text: string): string | undefined {
  const number = plain(text).replace(/\s/g, '');
  return evidenceNumber.pattern.test(number) ? number : undefined;
}

/** What is the same for the same number: file systems may change its case. */
export const keyOf = (number: string): string => number.toUpperCase();

/** Parts of a name that separators and other scripts set apart. */
const candidates = (text: string) =>
  (plain(text).match(/[\dA-Za-z][\w-]*/g) ?? []).flatMap((run) => inRun(run.replace(/[-_]+$/, '')));

function inRun(run: string): readonly { readonly number: string; readonly isSerial: boolean }[] {
  if (UUID.test(run)) return [{ number: run, isSerial: true }];
  const parts = run.split(/[-_]+/).filter(isNumber);
  const serials = parts.filter((part) => SERIAL.test(part));
  if (serials.length > 0) return serials.map((number) => ({ number, isSerial: true }));
  // Words after it, as in `HT-2026-00012345-copy`, aren't part of it.
  const whole = [run.replace(/(?:[-_]+[A-Za-z]+)+$/, '')].filter(isNumber);
  return (parts.length > 0 ? parts : whole).map((number) => ({ number, isSerial: false }));
}

/** Whether it may be a number: not a moment, a digest, or the number of somebody's ID card, which no request may carry. */
const isNumber = (text: string) =>
  evidenceNumber.pattern.test(text) &&
  text.replace(/\D/g, '').length >= 8 &&
  !DATE.test(text) &&
  !MOMENT.test(text) &&
  !DIGEST.test(text) &&
  !(text.length === 18 && idCard(text)?.isValid);

const plain = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

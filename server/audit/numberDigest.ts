import { createHmac } from 'node:crypto';
import type { Db } from '../db/open';
import { sharedSecret } from '../session/sharedSecret';

/** How a number that was searched for stands in the activity log: the same one always alike, and unreadable. */
export type NumberDigest = (number: string) => string;

/** Its secret is in another table than the log, and the same for all processes on one database. */
export async function numberDigest(db: Db): Promise<NumberDigest> {
  const secret = await sharedSecret(db, 'searched-number-secret');
  return (number) => `#${createHmac('sha256', secret).update(plain(number)).digest('hex').slice(0, 16)}`;
}

/**
 * Whether a text may be a phone or ID number, or most of one. Its digits count without what stands between them: lists search
 * `138 0013 8000` by its parts, which finds the same person.
 */
const isPersonsNumber = (text: string): boolean => /\d{6}/.test(plain(text).replace(/\D/g, ''));

/** However it is written, a number has one digest. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** What was searched for, or its digest if that is somebody's number. */
export const withoutNumber = (text: string, digest: NumberDigest): string =>
  isPersonsNumber(text) ? digest(text) : text;

const moment = String.raw`\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?`;
const dates = new RegExp(`^${moment}(?: - ${moment})?$`);

/**
 * A query as an address has it, with digests of the numbers that it searches for: those that aren't dates. Other calls take a plain
 * text by that name.
 */
export const withoutNumbers = (query: string, digest: NumberDigest): string =>
  query.includes('=')
    ? new URLSearchParams(
        [...new URLSearchParams(query)].map(([name, value]) => [
          withoutNumber(name, digest),
          withoutNumberIn(value, digest),
        ]),
      ).toString()
    : withoutNumber(query, digest);

/** Of a list's address the filters are JSON. */
function withoutNumberIn(value: string, digest: NumberDigest): string {
  const shown = (_: string, each: unknown) => (isNumber(each) ? digest(String(each)) : each);
  try {
    const filters: unknown = JSON.parse(value);
    if (typeof filters === 'object') return JSON.stringify(filters, shown);
  } catch {
    // A plain value.
  }
  return isNumber(value) ? digest(value) : value;
}

const isNumber = (value: unknown): boolean =>
  typeof value !== 'object' && isPersonsNumber(String(value)) && !dates.test(String(value));

import { withNameDots } from 'declared-console/values';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contains, likeLiteral, startsWith } from './list';
import { byCondition, byStart, type Narrowing } from './narrowing';
import { charactersOf } from './schema/columns';

/** The columns that a keyword looks in. */
interface Sought {
  /** Phones and tax numbers, found by every part of them. */
  readonly numbers?: readonly PgColumn[];
  /** Numbers of two letters, a day and a running number: nearly every row has most of their short parts. */
  readonly serials?: readonly PgColumn[];
  /** Names, found by every part, and if there is none, by one that differs in a character. */
  readonly names?: readonly PgColumn[];
}

/** So many characters of a number make a part of it; fewer are its beginning. */
const PART = /^(?=.*\d)[\dA-Z]{4,}$/;
/** What begins like the number of evidence or an order. The same letters are in the middle of a tax number. */
const SERIAL_BEGINNING = /^[A-Z]{2}\d*$/;
/** Whole phone numbers: the index on beginnings is faster. */
const PHONE = /^1[3-9]\d{9}$/;
/** So much of a running number tells it from the others, wherever it is in the number. */
const LONG_PART = /^\d{8,}$/;

/** More words than these don't narrow a list any further. */
const MOST_WORDS = 5;

/**
 * What people say of a row: a part of a number, the last digits of one, a part of a name, or several of these, apart. If no
 * row has it, a name that differs from it in one character counts.
 */
export function byKeyword(
  keyword: string | undefined,
  { numbers = [], serials = [], names = [] }: Sought,
): Narrowing | undefined {
  const words = withNameDots(keyword?.trim() ?? '')
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const [word, ...more] = words;
  if (word === undefined) return undefined;
  const find = (each: string) => findWord(each, { numbers, serials, names });
  if (more.length > 0) return byCondition(and(...words.map((each) => find(each)?.where)));
  const found = find(word);
  const near = PART.test(word.toUpperCase()) ? undefined : nearly(word, names);
  return found && (near ? { ...found, near } : found);
}

function findWord(word: string, { numbers = [], serials = [], names = [] }: Sought): Narrowing | undefined {
  const number = word.toUpperCase();
  const named = contains(word, ...names);
  if (!PART.test(number) || PHONE.test(number)) return byStartOr(number, [...numbers, ...serials], named);
  const inNumbers = or(...numbers.map((column) => sql`${column} like ${`%${number}%`}`), named);
  if (SERIAL_BEGINNING.test(number)) return byStartOr(number, serials, inNumbers);
  const inSerials = LONG_PART.test(number) ? `%${number}%` : `%${number}`;
  return byCondition(or(...serials.map((column) => sql`${column} like ${inSerials}`), inNumbers));
}

/** One of the columns starts with the text, or `otherwise` holds. */
function byStartOr(
  text: string,
  columns: readonly PgColumn[],
  otherwise: SQL | undefined,
): Narrowing | undefined {
  const start = byStart(text, ...columns)?.start;
  const where = or(startsWith(text, ...columns), otherwise);
  return where && (start ? { where, start: { ...start, otherwise } } : { where });
}

/** A name has at least these characters besides the one that differs. */
const LEAST_ALIKE = 2;
const MOST_ALIKE = 12;

/**
 * Whether one of the names contains the text, but for one character: another one, one too many, one that is missing, or two
 * that changed places. The index on characters finds the rows that have the others; trigrams know no words of two characters.
 */
function nearly(text: string, names: readonly PgColumn[]): SQL | undefined {
  const characters = [...text];
  const { length } = characters;
  if (length <= LEAST_ALIKE || length > MOST_ALIKE || !/\p{L}/u.test(text)) return undefined;
  const pattern = (parts: readonly string[]) => `%${parts.join('')}%`;
  const literal = characters.map(likeLiteral);
  const around = (at: number, between: readonly string[], rest = at + 1) =>
    pattern([...literal.slice(0, at), ...between, ...literal.slice(rest)]);
  const without = characters.map((_, at) => ({
    kept: characters.toSpliced(at, 1),
    patterns: [around(at, ['_']), around(at, [])],
  }));
  const inside = characters.map((_, at) => at).slice(1);
  const all = {
    kept: characters,
    patterns: inside.flatMap((at) => [
      around(at, ['_'], at),
      around(at - 1, [literal[at] ?? '', literal[at - 1] ?? ''], at + 1),
    ]),
  };
  return or(
    ...names.flatMap((column) =>
      [...without, all].map(({ kept, patterns }) => {
        const alike = or(...patterns.map((each) => sql`${column} like ${each}`));
        return sql`(${charactersOf(column)} @> ${charactersOf(sql`${kept.join('')}::text`)} and ${alike})`;
      }),
    ),
  );
}

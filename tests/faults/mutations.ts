import type { Random } from './random.ts';

/** Parsed JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/**
 * What a console owes to an answer.
 * - `said`: the answer is unreadable, so it must show an error with a way to retry.
 * - `unread`: the same if data was requested; a form that was sent may treat it as success.
 * - `any`: shown as well as possible, or an error; never a false statement.
 */
export type Owed = 'said' | 'unread' | 'any';

/** One way in which an answer differs from the backend's real one. */
export interface Mutation {
  readonly name: string;
  readonly owed: Owed;
  /** @returns the body to answer with */
  apply(answer: JsonObject, random: Random): string;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces every value that isn't an array or an object; a list's count has its own mutations. */
function everyValue(json: Json, replace: (value: Json) => Json | undefined): Json | undefined {
  if (Array.isArray(json)) return json.map((each) => everyValue(each, replace) ?? null);
  if (!isObject(json)) return replace(json);
  // Undefined values aren't serialized.
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      name === 'count' ? value : everyValue(value, replace),
    ]),
  ) as JsonObject;
}

/** Replaces the first array of objects in an answer. */
function withRows(json: Json, replace: (rows: JsonObject[]) => Json): Json {
  let isDone = false;
  const inside = (value: Json): Json => {
    if (isDone) return value;
    if (Array.isArray(value)) {
      if (value.length === 0 || !value.every(isObject)) return value;
      isDone = true;
      return replace(value as JsonObject[]);
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each)]));
  };
  return inside(json);
}

/** How many rows an answer has, and how many it claims; `undefined` if it has none. */
export function rowsIn(body: string): { readonly rows: number; readonly objects: number } | undefined {
  let found: Json[] | undefined;
  const inside = (value: Json): void => {
    if (found) return;
    if (Array.isArray(value)) found = value;
    else if (isObject(value)) for (const each of Object.values(value)) inside(each);
  };
  try {
    inside(JSON.parse(body) as Json);
  } catch {
    return undefined;
  }
  return found && { rows: found.length, objects: found.filter(isObject).length };
}

const said = (name: string, apply: Mutation['apply']): Mutation => ({ name, owed: 'said', apply });
const unread = (name: string, data: (data: Json) => Json | undefined): Mutation => ({
  name,
  owed: 'unread',
  apply: (answer) => JSON.stringify({ ...answer, data: data(answer.data ?? null) }),
});
const raw = (name: string, body: (text: string) => string): Mutation =>
  said(name, (answer) => body(JSON.stringify(answer)));
const envelope = (name: string, change: JsonObject): Mutation =>
  said(name, (answer) => JSON.stringify({ ...answer, ...change }));
const values = (name: string, replace: (value: Json, random: Random) => Json | undefined): Mutation => ({
  name,
  owed: 'any',
  apply: (answer, random) =>
    JSON.stringify({ ...answer, data: everyValue(answer.data ?? null, (value) => replace(value, random)) }),
});
/** Like `values`, for some of the values. */
const some = (name: string, replacement: Json | undefined): Mutation =>
  values(name, (value, random) => (random() < 0.3 ? replacement : value));
const rows = (name: string, replace: (rows: JsonObject[], random: Random) => Json): Mutation => ({
  name,
  owed: 'any',
  apply: (answer, random) =>
    JSON.stringify({ ...answer, data: withRows(answer.data ?? null, (all) => replace(all, random)) }),
});
const count = (name: string, wrong: Json): Mutation => ({
  name,
  owed: 'any',
  apply: (answer) =>
    JSON.stringify({
      ...answer,
      data: isObject(answer.data) && 'count' in answer.data ? { ...answer.data, count: wrong } : answer.data,
    }),
});

const HALF = 'half \ud800 surrogate';
/** A placeholder for a number that `JSON.parse` reads as infinite. */
const INFINITE = 'infinite';

const infinite = (mutation: Mutation): Mutation => ({
  ...mutation,
  apply: (answer, random) => mutation.apply(answer, random).replaceAll(`"${INFINITE}"`, '1e999'),
});

/** 60 ways in which an answer can differ from the contract. */
export const mutations: readonly Mutation[] = [
  // Not the JSON that it claims to be.
  raw('empty body', () => ''),
  raw('blank body', () => ' \r\n'),
  raw('cut in half', (text) => text.slice(0, text.length / 2)),
  raw('twice', (text) => text + text),
  raw('a page of html', () => '<!doctype html><title>nginx</title><h1>It works</h1>'),
  raw('single quotes', (text) => text.replaceAll('"', "'")),
  raw('a bare NaN', (text) => text.replace(/:/, ':NaN,"x":')),
  raw('a notice of PHP before it', (text) => `Notice: Undefined index in /srv/x.php\n${text}`),
  // Not the envelope.
  raw('null', () => 'null'),
  raw('a number', () => '42'),
  raw('a string', () => '"ok"'),
  raw('an empty array', () => '[]'),
  raw('an empty object', () => '{}'),
  said('the data without its envelope', ({ data = null }) => JSON.stringify(data)),
  said('the envelope in an array', (answer) => JSON.stringify([answer])),
  said('no code', ({ code: _, ...rest }) => JSON.stringify(rest)),
  envelope('code null', { code: null }),
  envelope('code true', { code: true }),
  envelope('code an object', { code: { value: 200 } }),
  envelope('code 0', { code: 0 }),
  envelope('code 500 in words', { code: '500', message: '系统繁忙' }),
  envelope('a message that is an object', { code: 500, message: { text: 'no' } }),
  envelope('no message', { code: 500, message: null }),
  envelope('a message with half a surrogate', { code: 500, message: HALF }),
  envelope('a message of 5000 characters', { code: 500, message: '错'.repeat(5000) }),
  envelope('a nested message that is an array', { code: 430, message: 'failed', data: { message: ['x'] } }),
  // Not the data.
  unread('no data', () => undefined),
  unread('data an empty string', () => ''),
  unread('data true', () => true),
  unread('data a number', () => 7),
  // Some servers encode it twice: it is read.
  {
    name: 'data as JSON in a string',
    owed: 'any',
    apply: ({ data = null, ...answer }) => JSON.stringify({ ...answer, data: JSON.stringify(data) }),
  },
  unread('data under another name', (data) => ({ result: data })),
  {
    name: 'data an empty array',
    owed: 'any',
    apply: (answer) => JSON.stringify({ ...answer, data: [] }),
  },
  // Not the value.
  values('every value null', () => null),
  values('every value true', () => true),
  values('every value an object', () => ({ a: 1 })),
  values('every value an array', () => [1, 'x', null]),
  values('every value an object that has no text', () => ({ toString: 'x', valueOf: 1 })),
  values('numbers as strings, strings as numbers', (value) =>
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.length : value,
  ),
  some('some keys gone', undefined),
  some('some values nested', [{ deep: [{ deeper: null }] }]),
  some('half surrogates', HALF),
  some('huge numbers', 1.7976931348623157e308),
  infinite(some('infinite numbers', INFINITE)),
  some('whole numbers past 2^53', '90071992547409931234'),
  some('negative fractions', -0.000001),
  some('texts of 3000 characters', '证据'.repeat(1500)),
  some('signs of urls', '../%2e%2e/%?#&=+ \\'),
  some('text that turns about', '\u202eabc\u0000\u200b\ud83d\ude00'),
  some('days that are none', '2026-13-45 99:99:99'),
  some('unknown codes', '?99'),
  some('names of every object', '__proto__'),
  // Not the rows.
  rows('one key for all rows', (all) => all.map(() => all[0] ?? {})),
  rows('rows that are no objects', (all) => [null, 'row', 7, [], ...all.slice(4)]),
  rows('1000 rows', (all) => Array.from({ length: 1000 }, (_, index) => all[index % all.length] ?? {})),
  rows('an object for rows', (all) => ({ ...all }) as unknown as JsonObject),
  count('count 0', 0),
  count('count too small', '1'),
  count('count negative', -5),
  count('count a word', 'many'),
];

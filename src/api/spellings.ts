import type { Params } from '../model/calls';
import { isObject } from '../model/values';
import type { Page } from './codec';
import type { SpeltFilter } from './speltFilter';

/** What is said of a list whose server matches spellings one by one. */
export interface SpellingPart {
  readonly code: string;
  /** How many rows have it. */
  readonly count: number;
  /** The page on which they begin. */
  readonly page: number;
}

/** What react-admin's `meta` of an answer says of spellings. */
export interface SpeltMeta {
  /** The list holds the rows of each, one run after the other. */
  readonly parts?: readonly SpellingPart[];
  /** The list holds the rows of the first alone, as they can't be put together. */
  readonly shown?: string;
  readonly left?: readonly string[];
  /** While all pages are read: how many spellings have to be asked for. */
  readonly spellings?: number;
}

/** A page of rows, and what is to be said of their spellings. */
export interface SpeltPage extends Page {
  readonly spelt?: SpeltMeta;
}

/** The queries whose server was seen to match all spellings for one, and this query's key. */
interface Known {
  readonly set: Set<string>;
  readonly key: string;
}

/** Asks for a page of the rows with one spelling. */
type Ask = (params: Params, page: number) => Promise<Page>;

/** Whether rows show another spelling than the one asked for: then the server matches all of them. */
const showsOther = ({ codes, fields }: SpeltFilter, rows: Page['rows'], code: string): boolean =>
  rows.some(
    (row) =>
      isObject(row) && fields.some((field) => row[field] !== code && codes.includes(String(row[field]))),
  );

/**
 * Reads one page of a query whose filter has several spellings. A server that matches all of them for one is recognised by
 * rows in another spelling than the one asked for, or by the same answer to both, and from then on asked once. Of others, the
 * rows of one spelling follow those of the one before, so that pages and counts stay exact.
 */
export async function readSpelt(
  filter: SpeltFilter,
  ask: Ask,
  { page, size, known }: { page: number; size: number; known: Known },
): Promise<SpeltPage> {
  const { name, codes } = filter;
  const [first = '', ...others] = codes;
  const own = await ask({ [name]: first }, page);
  if (known.set.has(known.key)) return own;
  const heads = showsOther(filter, own.rows, first)
    ? []
    : await Promise.all(others.map((code) => ask({ [name]: code }, 1)));
  if (heads.length === 0 || (await matchesAll(heads))) {
    known.set.add(known.key);
    return own;
  }
  if (heads.every(({ rows }) => rows.length === 0)) return own;
  const runs = [own, ...heads].map((read, index) => ({
    code: codes[index] ?? '',
    rows: read.rows,
    // Servers that answer null for no rows don't count them.
    total: read.total ?? (read.rows.length === 0 && (index > 0 || page === 1) ? 0 : undefined),
  }));
  if (!runs.every((run, index) => isExact(run, index === 0 ? page : 1, size)))
    return { ...own, spelt: { shown: first, left: others } };
  return { ...(await merged(name, runs, ask, { page, size })), spelt: { parts: partsOf(runs, size) } };

  async function matchesAll(answers: readonly Page[]): Promise<boolean> {
    if (answers.some(({ rows }, index) => showsOther(filter, rows, others[index] ?? ''))) return true;
    const same = answers.find(({ total, rows }) => total === own.total && rows.length > 0);
    if (!same) return false;
    const start = page === 1 ? own : await ask({ [name]: first }, 1);
    return JSON.stringify(start.rows) === JSON.stringify(same.rows);
  }
}

/** Reads one page of the rows with one spelling, while all are read in turn. */
export async function readSpelling(
  filter: SpeltFilter,
  spelling: number,
  ask: Ask,
  { page, known }: { page: number; known: Known },
): Promise<SpeltPage> {
  const code = filter.codes[spelling] ?? '';
  const read = await ask({ [filter.name]: code }, page);
  if (showsOther(filter, read.rows, code)) known.set.add(known.key);
  return { ...read, spelt: { spellings: known.set.has(known.key) ? 1 : filter.codes.length } };
}

/** Whether a page has as many rows as its count says: only then other rows can follow. */
function isExact({ total, rows }: Page, page: number, size: number): boolean {
  if (total === undefined) return false;
  const expected = Math.min(size, Math.max(0, total - (page - 1) * size));
  // Past the end, some servers repeat their last page.
  return expected === 0 || rows.length === expected;
}

interface Run extends Page {
  readonly code: string;
}

/** One page out of the rows of all spellings, one run after the other. */
async function merged(
  name: string,
  runs: readonly Run[],
  ask: Ask,
  { page, size }: { page: number; size: number },
): Promise<Page> {
  const rows: unknown[] = [];
  let before = 0;
  for (const [index, { code, total = 0, rows: read }] of runs.entries()) {
    const from = Math.max(0, (page - 1) * size - before);
    const to = Math.min(total, page * size - before);
    const has = index === 0 ? page : 1;
    for (let at = Math.floor(from / size) + 1; (at - 1) * size < to; at += 1) {
      const answered = at === has ? read : (await ask({ [name]: code }, at)).rows;
      const start = (at - 1) * size;
      rows.push(...answered.slice(Math.max(0, from - start), Math.max(0, to - start)));
    }
    before += total;
  }
  return { rows, total: before };
}

function partsOf(runs: readonly Run[], size: number): readonly SpellingPart[] {
  let before = 0;
  return runs.flatMap(({ code, total = 0 }) => {
    const part = { code, count: total, page: Math.floor(before / size) + 1 };
    before += total;
    return total > 0 ? [part] : [];
  });
}

import { isEqual } from 'es-toolkit/compat';
import type { DataProvider, GetListParams } from 'react-admin';
import type { AnyRow } from '../schema/resource';
import { numberOf } from '../schema/rowNumber';

/** How many rows are requested at once; a server may answer fewer. */
export const BATCH = 100;

/** Whose rows: a list with its filter and its order. */
interface RowsQuery extends Pick<GetListParams, 'filter' | 'sort' | 'meta'> {
  readonly resource: string;
  /** Whether a row's id is its own, and not its place on its page. */
  readonly keyed: boolean;
}

interface ReadOptions {
  readonly signal: AbortSignal;
  /** Called after each page with how many rows were read, and how many the server counts. */
  onProgress?(done: number, total: number): void;
  /** Called after each page; reading stops when it returns true. */
  isEnough?(rows: ReadonlyMap<string, AnyRow>): boolean;
}

/** What was read. */
export interface ReadRows {
  readonly rows: AnyRow[];
  /** How many the server counts; more than `rows` if not all were read. */
  readonly counted: number;
  /** The server's page size. */
  readonly size: number;
}

/**
 * Reads the rows of a query page by page, all of them or until `isEnough`. Rejects with the first failure, or with the
 * signal's abort. Rows may move to another page meanwhile, as others come or go: with a key, one is counted once; without,
 * pages are joined where they overlap; where rows have gone, the page before is read again. A full page is always followed by
 * another request: a server may count too few rows, and may use a page size of its own. A filter with several spellings is
 * read with one after the other, unless the second brings nothing new.
 * @example
 * import type { DataProvider } from 'react-admin';
 *
 * const requested = { resource: 'desk/loans', keyed: true, filter: { status: 'requested' } };
 * const readRequests = (dataProvider: DataProvider) => readRows(dataProvider, requested, { signal });
 */
export async function readRows(
  dataProvider: DataProvider,
  { resource, keyed, meta, ...query }: RowsQuery,
  { signal, onProgress, isEnough }: ReadOptions,
): Promise<ReadRows> {
  const rows = new Map<string, AnyRow>();
  const firstPages = new Set<string>();
  let size = BATCH;
  let total = 0;

  function add(row: AnyRow) {
    const hasKey = keyed && numberOf(row) === row.id;
    // A made-up id is its place on a page.
    const id = hasKey ? row.id : `${keyed ? `${numberOf(row)}#` : ''}${rows.size}`;
    rows.set(id, hasKey ? row : { ...row, id });
  }

  async function read(page: number, spelling: number) {
    signal.throwIfAborted();
    const pagination = { page, perPage: BATCH };
    const asked = { ...query, meta: { ...meta, whole: true, spelling }, pagination, signal };
    return dataProvider.getList<AnyRow>(resource, asked);
  }

  /** The rows that moved up to the pages before this one, as so many of those that were read have gone. */
  async function movedUp(gone: number, page: number, spelling: number): Promise<readonly AnyRow[]> {
    const again: AnyRow[] = [];
    for (let back = Math.max(1, page - Math.ceil(gone / size)); back < page; back += 1)
      again.push(...(await read(back, spelling)).data);
    const last = [...rows.values()].at(-1);
    for (let from = again.length; from >= again.length - gone; from -= 1)
      if (isSame(again[from - 1], last)) return again.slice(from);
    return again.slice(-gone);
  }

  /** The rows of a page without those at its head that were read before, as so many new ones have come. */
  function withoutOverlap(page: readonly AnyRow[], come: number): readonly AnyRow[] {
    const tail = [...rows.values()].slice(-come);
    const from = tail.findIndex((_, at) => tail.slice(at).every((row, place) => isSame(page[place], row)));
    return from < 0 ? page : page.slice(tail.length - from);
  }

  /** Reads all pages with one spelling, and returns how many spellings there are. */
  async function readAll(spelling: number): Promise<number> {
    const countedBefore = total;
    const rowsBefore = rows.size;
    let counted = 0;
    let latest = 0;
    let previous = '';
    let spellings = 1;
    for (let page = 1; ; page += 1) {
      const answer = await read(page, spelling);
      spellings = answer.meta?.spellings ?? 1;
      // Past the end, some servers repeat their last page.
      const content = JSON.stringify(answer.data);
      if (content === previous || (page === 1 && firstPages.has(content))) break;
      if (page === 1) firstPages.add(content);
      previous = content;
      const before = rows.size;
      // A count that is too low for its own page tells nothing.
      const now = answer.total ?? 0;
      const isCounted = answer.data.length === 0 || now >= (page - 1) * size + answer.data.length;
      const change = isCounted && latest > 0 && now > 0 ? now - latest : 0;
      if (change < 0) for (const row of await movedUp(-change, page, spelling)) add(row);
      for (const row of change > 0 ? withoutOverlap(answer.data, change) : answer.data) add(row);
      latest = isCounted ? now : 0;
      if (rows.size === before) break;
      counted = Math.max(counted, answer.total ?? 0, rows.size - rowsBefore);
      total = countedBefore + counted;
      onProgress?.(rows.size, total);
      if (page === 1 && spelling === 0 && rows.size < counted) size = answer.data.length;
      const isLast = rows.size - rowsBefore >= counted && answer.data.length < size;
      if (isLast || isEnough?.(rows)) break;
    }
    return spellings;
  }

  const spellings = await readAll(0);
  for (let spelling = 1; spelling < spellings && !isEnough?.(rows); spelling += 1) await readAll(spelling);
  return { rows: [...rows.values()], counted: total, size };
}

/** Whether two rows have the same content; an id may be a place. */
const isSame = (one: AnyRow | undefined, other: AnyRow | undefined) =>
  isEqual({ ...one, id: '' }, { ...other, id: '' });

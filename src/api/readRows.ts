import type { DataProvider, GetListParams } from 'react-admin';
import type { AnyRow } from '../schema/resource';

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
 * signal's abort. Where rows have a key, one that moved to the next page meanwhile is counted once. A full page is always
 * followed by another request: a server may count too few rows, and may use a page size of its own. A filter with several
 * spellings is read with one after the other, unless the second brings nothing new.
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

  /** Reads all pages with one spelling, and returns how many spellings there are. */
  async function readAll(spelling: number): Promise<number> {
    const countedBefore = total;
    const rowsBefore = rows.size;
    let counted = 0;
    let previous = '';
    let spellings = 1;
    for (let page = 1; ; page += 1) {
      signal.throwIfAborted();
      const pagination = { page, perPage: BATCH };
      const asked = { ...query, meta: { ...meta, whole: true, spelling }, pagination, signal };
      const answer = await dataProvider.getList<AnyRow>(resource, asked);
      spellings = answer.meta?.spellings ?? 1;
      // Past the end, some servers repeat their last page.
      const content = JSON.stringify(answer.data);
      if (content === previous || (page === 1 && firstPages.has(content))) break;
      if (page === 1) firstPages.add(content);
      previous = content;
      const before = rows.size;
      for (const row of answer.data) rows.set(keyed ? row.id : `${spelling}/${page}/${row.id}`, row);
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

import type { DataProvider, GetListParams } from 'ra-core';
import type { AnyRow } from '@/schema/resource';

/** How many rows are requested at once; a server may answer fewer. */
export const BATCH = 100;

/** Whose rows: a list with its filter. */
interface RowsQuery extends Pick<GetListParams, 'filter' | 'meta'> {
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
interface ReadRows {
  readonly rows: AnyRow[];
  /** How many the server counts; more than `rows` if not all were read. */
  readonly counted: number;
  /** The server's page size. */
  readonly size: number;
}

/**
 * Reads the rows of a query page by page, all of them or until `isEnough`. Rejects with the first failure, or with the
 * signal's abort. Where rows have a key, one that moved to the next page meanwhile is counted once. A full page is always
 * followed by another request: a server may count too few rows, and may use a page size of its own.
 */
export async function readRows(
  dataProvider: DataProvider,
  { resource, keyed, meta, ...query }: RowsQuery,
  { signal, onProgress, isEnough }: ReadOptions,
): Promise<ReadRows> {
  const rows = new Map<string, AnyRow>();
  let size = BATCH;
  let counted = 0;
  let previous = '';
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const pagination = { page, perPage: BATCH };
    const asked = { ...query, meta: { ...meta, whole: true }, pagination, signal };
    const answer = await dataProvider.getList<AnyRow>(resource, asked);
    // Past the end, some servers repeat their last page.
    const content = JSON.stringify(answer.data);
    if (content === previous) break;
    previous = content;
    const before = rows.size;
    for (const row of answer.data) rows.set(keyed ? row.id : `${page}/${row.id}`, row);
    counted = Math.max(counted, answer.total ?? 0, rows.size);
    onProgress?.(rows.size, counted);
    if (page === 1 && rows.size < counted) size = answer.data.length;
    const isLast = rows.size >= counted && answer.data.length < size;
    if (isLast || rows.size === before || isEnough?.(rows)) break;
  }
  return { rows: [...rows.values()], counted, size };
}

import type { DataProvider, GetListParams } from 'ra-core';
import type { AnyRow } from '@/schema/resource';

/** Rows of one request. */
const PAGE_SIZE = 100;

/** Whose rows: a list with its filter. */
interface RowsQuery extends Pick<GetListParams, 'filter' | 'meta'> {
  readonly resource: string;
  /** Whether a row's id is its own, and not its place on its page. */
  readonly keyed: boolean;
}

interface ReadOptions {
  readonly signal: AbortSignal;
  /** Told after each page how many were read of how many the server counts. */
  onProgress(done: number, total: number): void;
}

/** What was read. */
interface AllRows {
  readonly rows: AnyRow[];
  /** How many the server counts; more than there are rows, where it didn't answer them all. */
  readonly counted: number;
}

/**
 * Reads every row of a query, one page after the other. Rejects with the first failure, or with the signal's abort: what
 * was read until then is not answered. A row that slid onto the next page meanwhile is counted once, where rows have a
 * key. Full pages are followed by another, for a server may count too few, and may have pages of a size of its own.
 */
export async function readAllRows(
  dataProvider: DataProvider,
  { resource, keyed, meta, ...query }: RowsQuery,
  { signal, onProgress }: ReadOptions,
): Promise<AllRows> {
  const rows = new Map<string, AnyRow>();
  let size = PAGE_SIZE;
  let counted = 0;
  let previous = '';
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const pagination = { page, perPage: PAGE_SIZE };
    const asked = { ...query, meta: { ...meta, whole: true }, pagination, signal };
    const answer = await dataProvider.getList<AnyRow>(resource, asked);
    // Some servers answer their last page again past the end.
    const content = JSON.stringify(answer.data);
    if (content === previous) return { rows: [...rows.values()], counted };
    previous = content;
    const before = rows.size;
    for (const row of answer.data) rows.set(keyed ? row.id : `${page}/${row.id}`, row);
    counted = Math.max(counted, answer.total ?? 0, rows.size);
    onProgress(rows.size, counted);
    if (page === 1 && rows.size < counted) size = answer.data.length;
    const isLast = rows.size >= counted && answer.data.length < size;
    if (isLast || rows.size === before) return { rows: [...rows.values()], counted };
  }
}

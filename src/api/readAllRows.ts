import type { DataProvider, GetListParams } from 'ra-core';
import type { AnyRow } from '@/schema/resource';

/** Rows of one request. */
const PAGE_SIZE = 100;

/** Whose rows: a list with its filter and order. */
interface RowsQuery extends Pick<GetListParams, 'filter' | 'sort' | 'meta'> {
  readonly resource: string;
  /** Whether a row's id is its own, and not its place on its page. */
  readonly keyed: boolean;
}

interface ReadOptions {
  readonly signal: AbortSignal;
  /** Told after each page how many were read of how many the server counts. */
  onProgress(done: number, total: number): void;
}

/**
 * Reads every row of a query, one page after the other. Rejects with the first failure, or with the signal's abort:
 * half a list is never answered. A row that slid onto the next page meanwhile is counted once, where rows have a key.
 */
export async function readAllRows(
  dataProvider: DataProvider,
  { resource, keyed, ...query }: RowsQuery,
  { signal, onProgress }: ReadOptions,
): Promise<AnyRow[]> {
  const rows = new Map<string, AnyRow>();
  let previous = '';
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const pagination = { page, perPage: PAGE_SIZE };
    const answer = await dataProvider.getList<AnyRow>(resource, { ...query, pagination, signal });
    // Past the end of a list that has fewer rows than it counted, the last page is answered again.
    const content = JSON.stringify(answer.data);
    if (content === previous) return [...rows.values()];
    previous = content;
    const before = rows.size;
    for (const row of answer.data) rows.set(keyed ? row.id : `${page}/${row.id}`, row);
    const total = answer.total ?? rows.size;
    onProgress(rows.size, total);
    if (rows.size >= total || rows.size === before) return [...rows.values()];
  }
}

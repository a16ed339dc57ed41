import type { DataProvider, GetListParams } from 'ra-core';
import type { AnyRow } from '@/schema/resource';

/** As many as are asked for at once; a server may answer fewer. */
export const BATCH = 100;

/** Whose rows: a list with its filter. */
interface RowsQuery extends Pick<GetListParams, 'filter' | 'meta'> {
  readonly resource: string;
  /** Whether a row's id is its own, and not its place on its page. */
  readonly keyed: boolean;
}

interface ReadOptions {
  readonly signal: AbortSignal;
  /** Told after each page how many were read of how many the server counts. */
  onProgress?(done: number, total: number): void;
  /** Asked after each page whether no further one is wanted; without it all are. */
  isEnough?(rows: ReadonlyMap<string, AnyRow>): boolean;
}

/** What was read. */
interface ReadRows {
  readonly rows: AnyRow[];
  /** How many the server counts; more than there are rows, where not all were read. */
  readonly counted: number;
  /** How many of them a page has. */
  readonly size: number;
}

/**
 * Reads the rows of a query, one page after the other, all of them or until enough are there. Rejects with the first
 * failure, or with the signal's abort: what was read until then is not answered. A row that slid onto the next page
 * meanwhile is counted once, where rows have a key. Full pages are followed by another, for a server may count too few, and may have pages of a size of its own.
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
    // Some servers answer their last page again past the end.
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

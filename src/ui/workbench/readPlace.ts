import type { DataProvider } from 'react-admin';
import { BATCH, readRows } from '../../api/readRows';
import type { AnyRow } from '../../schema/resource';

/** A page of what waits, the oldest first. */
export interface PendingPage {
  readonly rows: readonly AnyRow[];
  /** How many of the queue are older than the first of them. */
  readonly from: number;
  /** How many wait, as far as the server tells, and its page size. */
  readonly counted: number;
  readonly size: number;
  /** Whether nothing else waits. */
  readonly isWhole: boolean;
}

interface PlaceQuery {
  readonly dataProvider: DataProvider;
  readonly resource: string;
  readonly filter: Record<string, unknown>;
  /** Whether the server's first page has the newest. */
  readonly isNewestFirst: boolean;
  readonly signal: AbortSignal;
}

/** The {@link PendingPage} that was read before: it tells the number of the next one's page. */
export type KnownCount = Pick<PendingPage, 'counted' | 'size'>;

/**
 * Reads the page of a queue that has a place, counted from the oldest. Where the server's first page has the newest, the number
 * of the page is known from the count, for which the first one is read. As a count may be short, a full last page is followed by
 * another request.
 * @param placeFor the place, by how many wait
 */
export async function readPlace(
  query: PlaceQuery,
  placeFor: (waiting: number) => number,
  known?: KnownCount,
): Promise<PendingPage> {
  const { dataProvider, resource, filter, isNewestFirst, signal } = query;
  let isSpelt = false;

  async function read(page: number, before?: KnownCount) {
    const { data, total, meta } = await dataProvider.getList<AnyRow>(resource, {
      pagination: { page, perPage: BATCH },
      filter,
      meta: { whole: true },
      signal,
    });
    isSpelt = (meta?.spellings ?? 1) > 1;
    const size =
      before?.size ?? (data.length < (total ?? 0) ? Math.max(data.length, 1) : Math.max(data.length, BATCH));
    const counted = Math.max(total ?? 0, data.length && (page - 1) * size + data.length);
    return { data, counted, size, page };
  }

  /** Past the end, some servers repeat their last page. */
  async function toTheEnd(last: Awaited<ReturnType<typeof read>>) {
    let end = last;
    while (end.data.length >= end.size && end.page * end.size >= end.counted) {
      const further = await read(end.page + 1, end);
      const seen = new Set(end.data.map(({ id }) => id));
      if (further.data.every(({ id }) => seen.has(id))) return end;
      end = further;
    }
    return end;
  }

  const numberOf = ({ counted, size }: KnownCount) => {
    const place = Math.min(Math.max(placeFor(counted), 0), Math.max(counted - 1, 0));
    return Math.floor((isNewestFirst ? Math.max(counted - 1 - place, 0) : place) / size) + 1;
  };

  let at = await read(known ? numberOf(known) : 1, known);
  if (isSpelt) return readSpelt(query);
  // Others decide meanwhile: the page may be past the end by now.
  if (at.data.length === 0 && at.page > 1) at = await read(1);
  if (isNewestFirst || at.page === 1) at = await toTheEnd(at);
  const wanted = numberOf(at);
  if (wanted !== at.page) {
    const other = await read(wanted, at);
    if (other.data.length > 0) at = isNewestFirst ? await toTheEnd(other) : other;
  }
  const { data, counted, size, page } = at;
  const after = (page - 1) * size;
  return {
    rows: isNewestFirst ? data.toReversed() : data,
    from: isNewestFirst ? Math.max(counted - after - data.length, 0) : after,
    counted,
    size,
    isWhole: page === 1 && counted <= data.length,
  };
}

/** A filter with several spellings has no pages of its own. */
async function readSpelt({ dataProvider, resource, filter, isNewestFirst, signal }: PlaceQuery) {
  const { rows, counted, size } = await readRows(
    dataProvider,
    { resource, keyed: true, filter },
    { signal, isEnough: (read) => read.size >= BATCH },
  );
  const isWhole = rows.length >= counted;
  return { rows: isNewestFirst ? rows.toReversed() : rows, from: 0, counted, size, isWhole };
}

/** Reads a queue from its oldest on until there is a row that isn't known yet; all of it has been read if there is none. */
export async function readUnknown(query: PlaceQuery, isKnown: (id: string) => boolean): Promise<PendingPage> {
  let page = await readPlace(query, () => 0);
  while (page.rows.every(({ id }) => isKnown(id)) && page.from + page.rows.length < page.counted) {
    const place = page.from + page.rows.length;
    const further = await readPlace(query, () => place, page);
    if (further.from < place) break;
    page = further;
  }
  return page;
}

import { isEqual } from 'es-toolkit/compat';
import type { Page } from './codec';
import { isOdd } from './listCall';

interface Answered<P extends Page> {
  readonly page: P;
  /** Its number. */
  readonly at: number;
  /** How many rows were asked for. */
  readonly size: number;
  /** The largest size of the server's own pages that was seen before. */
  readonly known?: number | undefined;
  /** Whether that many rows are asked for in any case. */
  readonly isFixed: boolean;
}

interface Settled<P extends Page> {
  readonly page: P;
  /** Its number. */
  readonly at: number;
  /** The size of the server's own pages, if they have one. */
  readonly ownSize?: number | undefined;
}

/**
 * What to make of a page that is `isOdd`. Past the end it is the last page. Where all rows came in one answer, the page is cut out of
 * it. Otherwise the server's first page tells whether its pages have a size of their own: more rows than were asked for, whatever
 * their number; fewer only where that is a round number, as rows may be missing from a page for other reasons.
 * @param read reads another page
 */
export async function settlePage<P extends Page>(
  { page, at, size, known = 0, isFixed }: Answered<P>,
  read: (page: number) => Promise<P>,
): Promise<Settled<P>> {
  const last = Math.ceil((page.total ?? 0) / size);
  if (page.rows.length === 0 && at > last)
    return settlePage({ page: await read(last), at: last, size, known, isFixed }, read);
  if (isFixed || !isOdd(page, at, size)) return { page, at };
  const came = page.rows.length;
  if (at === 1 && hasAll(page)) return { page, at };
  // One that was seen before may be larger than this page, which is the last.
  if (known >= came && came > (known > size ? size : 0)) return { page, at, ownSize: known };
  if (came < size && came % ROUND !== 0) return { page, at };
  const first = at === 1 ? page : await read(1);
  if (hasAll(first) && (came === 0 || isEqual(page.rows, first.rows)))
    return { page: { ...first, rows: first.rows.slice((at - 1) * size, at * size) }, at };
  const { length } = first.rows;
  const isOwn = length > size || (length > 0 && length % ROUND === 0 && isOdd(first, 1, size));
  return { page, at, ownSize: isOwn ? length : undefined };
}

/** One that has all rows doesn't tell how many fit on a page. */
const hasAll = ({ rows, total }: Page) => total !== undefined && rows.length >= total;

/** What the sizes of pages are multiples of. */
const ROUND = 5;

import type { DataProvider, GetListResult } from 'react-admin';
import { PAGE_SIZES } from '../../api/listCall';
import type { Params } from '../../model/calls';
import type { AnyResource } from '../../schema/resource';
import { countOf, type PendingCount } from './pendingCount';

interface Counting {
  readonly resource: AnyResource;
  readonly filter: Readonly<Record<string, unknown>>;
  /** Of the list's page, such as whose rows these are. */
  readonly params?: Params | undefined;
  readonly signal?: AbortSignal;
  /** Nobody asked for it: a session that is over is not ended by it. */
  readonly background: boolean;
}

/**
 * How many rows a list has, by a request for one of them. A server that doesn't count, or only counts the page, is asked for
 * the usual page, too, so that few rows are known exactly.
 */
export async function countRows(
  dataProvider: DataProvider,
  { resource: { name, definition }, filter, params, signal, background }: Counting,
): Promise<PendingCount> {
  const isWhole = definition.list?.limit === 'none';
  async function ask(perPage: number): Promise<PendingCount> {
    const query = { pagination: { page: 1, perPage }, filter, meta: { params, background }, signal };
    return countIn(await dataProvider.getList(name, query), isWhole ? Infinity : perPage);
  }
  const counted = await ask(1);
  return counted.isMore ? ask(PAGE_SIZES[0]) : counted;
}

/** The count in an answer; rows that were answered beyond those asked for say that the server has its own page size. */
function countIn({ data, total = 0, meta }: GetListResult, perPage: number): PendingCount {
  const answered: number | undefined = meta?.answered;
  const { count, isMore } = countOf(answered ?? data.length, total, answered ?? perPage);
  // Of a value with several spellings, one that couldn't be counted is missing.
  return { count, isMore: isMore || meta?.left !== undefined };
}

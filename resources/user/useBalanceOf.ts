import { useGetList } from 'ra-core';
import type { AnyRow } from '@/schema/resource';

/** What is read of a row of the balances. The declaration's own type would lead back here, through the routes. */
interface Balance extends AnyRow {
  readonly user_id: string;
  readonly name: string;
  readonly mobile: string;
  readonly type: string;
  readonly points: number;
}

const COMPLETE = /^1[3-9]\d{9}$/;

/**
 * Looks up the balance of whoever has a phone number, as soon as it is complete.
 * @param isWanted tells the user from others of that number
 * @returns the row; `null` where there is none, `undefined` while it isn't known or can't be had
 */
export function useBalanceOf(
  mobile: string,
  isWanted: (row: Balance) => boolean,
): Balance | null | undefined {
  const isComplete = COMPLETE.test(mobile);
  const { data } = useGetList<Balance>(
    'user/balance',
    { filter: { keyword: mobile }, pagination: { page: 1, perPage: 10 } },
    { enabled: isComplete, retry: false },
  );
  if (!isComplete || !data) return undefined;
  return data.find((row) => row.mobile === mobile && isWanted(row)) ?? null;
}

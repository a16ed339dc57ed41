import { useGetList } from 'ra-core';
import type { AnyRow } from '@/schema/resource';
import { EMPTY } from '@/ui/format';

/** What is read of a row of the balances. The declaration's own type would lead back here, through the routes. */
interface Balance extends AnyRow {
  readonly user_id: string;
  readonly name: string;
  readonly mobile: string;
  readonly type: string;
  /** Not a number where the wire has none, or text where it can't be read. */
  readonly points: number;
}

const COMPLETE = /^1[3-9]\d{9}$/;

/** The points of a balance as a person reads them. */
export const pointsOf = ({ points }: Pick<Balance, 'points'>) => (Number.isFinite(points) ? points : EMPTY);

/** What {@link useBalanceOf} finds. */
interface Found {
  /** The row; `null` where there is none, `undefined` while it isn't known or can't be had. */
  readonly balance: Balance | null | undefined;
  /** Why it can't be had. */
  readonly error: Error | null;
  /** Looks again. */
  retry(): void;
}

/**
 * Looks up the balance of whoever has a phone number, as soon as it is complete.
 * @param isWanted tells the user from others of that number
 */
export function useBalanceOf(mobile: string, isWanted: (row: Balance) => boolean): Found {
  const isComplete = COMPLETE.test(mobile);
  const { data, error, refetch } = useGetList<Balance>(
    'user/balance',
    { filter: { keyword: mobile }, pagination: { page: 1, perPage: 10 } },
    { enabled: isComplete, retry: false },
  );
  const known = isComplete ? data : undefined;
  return {
    balance: known && (known.find((row) => row.mobile === mobile && isWanted(row)) ?? null),
    error: isComplete ? error : null,
    retry: () => void refetch(),
  };
}

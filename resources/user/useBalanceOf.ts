import type { AnyRow } from 'declared-console/schema';
import { f, fieldIn } from 'declared-console/schema';
import { formatValue, type Translate, useConsole } from 'declared-console/ui';
import { mayDo } from 'declared-console/wire';
import { useGetList } from 'react-admin';
import { mobileNumber } from '../mobileNumber';
import { region } from '../region';

/** The fields read from a balance row. The declaration's own type would be circular, through the routes. */
export interface Balance extends AnyRow {
  readonly user_id: string;
  readonly name: string;
  readonly mobile: string;
  readonly type: string;
  /** NaN if the wire has none, or text if it isn't a number. */
  readonly points: number;
}

/** The list of balances. */
export const BALANCES = 'user/balance';

/** The query of that list for a phone number. */
export const byNumber = (mobile: string) => ({
  filter: { keyword: mobile },
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' as const },
});

const wholePoints = fieldIn(f.int(), region);

/** Formats points for people; what isn't a number is shown as it came. */
export const pointsOf = ({ points }: { readonly points: unknown }, translate: Translate) =>
  formatValue(wholePoints, points, translate);

/** Whether a phone number is complete, so that it can be looked up. */
export const isComplete = (mobile: string) => mobileNumber.test(mobile);

/** The result of {@link useBalanceOf}. */
interface Found {
  /** Whether the account may see balances. If not, none are requested: the refusal would end the session. */
  readonly isVisible: boolean;
  /** The row; `null` if there is none, `undefined` while it is unknown or couldn't be loaded. */
  readonly balance: Balance | null | undefined;
  /** Others with that number. */
  readonly others: readonly Balance[];
  /** Why it couldn't be loaded. */
  readonly error: Error | null;
  retry(): void;
}

/**
 * Looks up the balance of the user with a phone number, once the number is complete.
 * @param isWanted distinguishes the user from others with that number
 */
export function useBalanceOf(mobile: string, isWanted: (row: Balance) => boolean): Found {
  const isVisible = mayDo(useConsole().rights, BALANCES);
  const enabled = isVisible && isComplete(mobile);
  const { data, error, refetch } = useGetList<Balance>(BALANCES, byNumber(mobile), { enabled });
  const own = enabled ? data?.filter((row) => row.mobile === mobile) : undefined;
  return {
    isVisible,
    balance: own && (own.find(isWanted) ?? null),
    others: own?.filter((row) => !isWanted(row)) ?? [],
    error: enabled ? error : null,
    retry: () => void refetch(),
  };
}

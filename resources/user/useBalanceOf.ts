import { useGetList } from 'ra-core';
import { mayDo } from '@/auth/menu';
import { f } from '@/schema';
import type { AnyRow } from '@/schema/resource';
import { useConsole } from '@/ui/ConsoleContext';
import { formatValue, type Translate } from '@/ui/format';

/** What is read of a row of the balances. The declaration's own type would lead back here, through the routes. */
interface Balance extends AnyRow {
  readonly user_id: string;
  readonly name: string;
  readonly mobile: string;
  readonly type: string;
  /** Not a number where the wire has none, or text where it can't be read. */
  readonly points: number;
}

const LIST = 'user/balance';

const COMPLETE = /^1[3-9]\d{9}$/;

const wholePoints = f.int();

/** Points as a person reads them; what can't be read as a number is shown as it came. */
export const pointsOf = ({ points }: { readonly points: unknown }, translate: Translate) =>
  formatValue(wholePoints, points, translate);

/** Whether a phone number can be looked up. */
export const isComplete = (mobile: string) => COMPLETE.test(mobile);

/** What {@link useBalanceOf} finds. */
interface Found {
  /** Whether the account may see balances. Who may not asks for none: the refusal would end the session. */
  readonly isVisible: boolean;
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
  const isVisible = mayDo(useConsole().rights, LIST);
  const enabled = isVisible && isComplete(mobile);
  const { data, error, refetch } = useGetList<Balance>(
    LIST,
    { filter: { keyword: mobile }, pagination: { page: 1, perPage: 10 } },
    { enabled },
  );
  const known = enabled ? data : undefined;
  return {
    isVisible,
    balance: known && (known.find((row) => row.mobile === mobile && isWanted(row)) ?? null),
    error: enabled ? error : null,
    retry: () => void refetch(),
  };
}

import { useQuery } from '@tanstack/react-query';
import { useConsole } from 'declared-console/ui';
import { mayDo } from 'declared-console/wire';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { BALANCES, type Balance, byNumber } from '../useBalanceOf';

/** Whom a number belongs to. */
export interface Recipient {
  readonly mobile: string;
  /** `undefined` while it is looked up, or can't be; `null` if there is none. */
  readonly user: Balance | null | undefined;
  /** The kind to give to: the user's, or the one that was chosen. */
  readonly kind: string;
}

/**
 * Looks up each number, one after the other; after a failure, from there on. Without the right to see balances none is looked
 * up: the refusal would end the session.
 */
export function useRecipients(mobiles: readonly string[], wanted: string) {
  const dataProvider = useDataProvider();
  const isVisible = mayDo(useConsole().rights, BALANCES);
  const [found] = useState(() => new Map<string, readonly Balance[]>());
  const [looked, setLooked] = useState(0);
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['user/integral/giveMany', useId(), mobiles],
    queryFn: async ({ signal }) => {
      for (const mobile of mobiles.filter((each) => !found.has(each))) {
        const { data } = await dataProvider.getList<Balance>(BALANCES, { ...byNumber(mobile), signal });
        found.set(
          mobile,
          data.filter((row) => row.mobile === mobile),
        );
        setLooked(found.size);
      }
      return found.size;
    },
    enabled: isVisible && mobiles.length > 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const recipients = mobiles.map((mobile): Recipient => {
    const own = found.get(mobile);
    const user = own && (own.find(({ type }) => type === wanted) ?? own[0] ?? null);
    return { mobile, user, kind: user?.type ?? wanted };
  });
  return { isVisible, recipients, looked, isLooking: isFetching, error, retry: () => void refetch() };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { PENDING } from '../../kit/queuePath';

/**
 * Counts what is pending anew after a workbench has settled records: when it is left, or at its end. In between, counts are no
 * older than a minute.
 */
export function useRecount(settled: number, isAtEnd: boolean) {
  const queryClient = useQueryClient();
  const recount = useEffectEvent(() => {
    if (settled > 0) void queryClient.invalidateQueries({ queryKey: [PENDING] });
  });
  useEffect(() => {
    if (isAtEnd) recount();
  }, [isAtEnd]);
  useEffect(() => () => recount(), []);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PENDING, type QueueName } from '../../kit/queuePath';
import { MINUTE } from '../../kit/useIsFocused';
import { settlePending } from '../counts/settlePending';
import type { Queue } from './queue';

/**
 * Takes what a workbench has decided off the counts of what is pending, and has it counted anew when it is left, or at its end.
 * @returns has counts renewed that are older than a minute, once a decision was sent: until then, a server still counts it
 */
export function useRecount(of: QueueName, queue: Queue | undefined, isAtEnd: boolean) {
  const queryClient = useQueryClient();
  const { decided, settled } = queue ?? { decided: 0 };
  const lastDecided = useRef(0);
  const settle = useEffectEvent((by: number) => settlePending(queryClient, of, by));
  useEffect(() => {
    if (decided !== lastDecided.current) settle(decided - lastDecided.current);
    lastDecided.current = decided;
  }, [decided]);
  const recount = useEffectEvent(() => {
    if (settled && settled.size > 0) void queryClient.invalidateQueries({ queryKey: [PENDING] });
  });
  useEffect(() => {
    if (isAtEnd) recount();
  }, [isAtEnd]);
  useEffect(() => () => recount(), []);
  return () =>
    void queryClient.invalidateQueries({
      queryKey: [PENDING],
      predicate: (count) => count.isStaleByTime(MINUTE),
    });
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePendingDecisions } from '../review/pendingDecisions';
import type { useDecidedToday } from './useDecidedToday';

/**
 * Tells of the decisions that weren't sent because the session had ended: their records say so when they are opened. What was
 * typed is in their drafts.
 * @returns the record of the last one, to be opened first
 */
export function useUntold({ decided, remove }: ReturnType<typeof useDecidedToday>): string | undefined {
  const translate = useTranslate();
  const { remind } = usePendingDecisions();
  const [untold] = useState(() => decided.filter(({ isUntold }) => isUntold));
  const tell = useEffectEvent(() => {
    for (const { id, key } of untold) {
      remind(key, { values: {}, reason: translate('review.pause.ended') });
      remove(id);
    }
  });
  useEffect(() => tell(), []);
  return untold[0]?.id;
}

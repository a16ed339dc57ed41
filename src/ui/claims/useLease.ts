import { useEffect, useEffectEvent, useRef } from 'react';
import type { Claim } from '../../schema/claims';
import type { Claims } from './useClaims';

interface LeaseOptions {
  readonly claims: Claims;
  readonly kind: string;
  readonly item: string;
  /** Whether the record is open, maybe again. */
  isOpen(): boolean;
}

/**
 * Gives a record back when it is closed, or its page is: also if that comes before the claim's answer.
 * @returns takes the record, or extends the claim
 */
export function useLease({
  claims,
  kind,
  item,
  isOpen,
}: LeaseOptions): (isForced: boolean) => Promise<Claim> {
  const answer = useRef<Claim>(undefined);
  const underWay = useRef<Promise<Claim>>(undefined);

  async function take(isForced: boolean) {
    const taking = claims.take(kind, item, isForced);
    underWay.current = taking;
    try {
      answer.current = await taking;
      return answer.current;
    } finally {
      if (underWay.current === taking) underWay.current = undefined;
    }
  }

  const release = () => answer.current?.isOwn && claims.release(kind, item);
  const onClose = useEffectEvent(() => {
    if (!underWay.current) return void release();
    // What failed has changed nothing, as far as is known.
    const settled = underWay.current.then(
      (taken) => {
        answer.current = taken;
      },
      () => {},
    );
    void settled.then(() => isOpen() || release());
  });
  const onLeave = useEffectEvent(() => {
    // Nobody waits for an answer any more, and to give back what somebody else has does nothing.
    if (underWay.current) claims.release(kind, item);
    else release();
  });
  useEffect(() => {
    const leave = () => onLeave();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      onClose();
    };
  }, []);
  return take;
}

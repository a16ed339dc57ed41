import { useNotify, useUpdate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Params } from '@/schema/calls';
import type { Values } from '@/schema/validate';
import { ApiError, endsSession, isAbort, messageOf } from '../../api/errors';
import { type DecidedBy, decidedBy } from './decided';

/** A review that was lost to somebody else, and what had been typed for it. */
export interface Lost {
  readonly by: DecidedBy;
  readonly typed: string;
}

interface ReviewOptions {
  /** The detail resource, whose actions send the review. */
  readonly resource: string;
  readonly record: object;
  readonly id: string;
  /** Sent beside what the action declares. */
  readonly params?: Params;
  /** Asks again, before anything is sent, whether somebody else has decided meanwhile. */
  readonly checkFirst?: (() => Promise<DecidedBy | undefined>) | undefined;
  /** Hears of a review that was lost to somebody else. */
  readonly onLost?: (() => void) | undefined;
  /** Reads the record again. */
  readonly refresh: () => void;
  /** After 操作成功. */
  readonly done: () => void;
}

/** Sends a review once, and tells apart: done, decided by somebody else before, refused, failed (section 7). */
export function useReview({
  resource,
  record,
  id,
  params,
  checkFirst,
  onLost,
  refresh,
  done,
}: ReviewOptions) {
  const [update] = useUpdate();
  const notify = useNotify();
  const sending = useRef(false);
  const [isSending, setSending] = useState(false);
  const [lost, setLost] = useState<Lost>();

  async function attempt(action: string, values: Values): Promise<DecidedBy | undefined> {
    const before = await checkFirst?.();
    if (before) return before;
    const meta = { action, params };
    await update(resource, { id, data: values, previousData: record, meta }, { returnPromise: true });
    return undefined;
  }

  function fail(error: unknown, typed: string) {
    const by = decidedBy(error);
    if (by) lose({ by, typed });
    else report(error);
  }

  function report(error: unknown) {
    if (isAbort(error) || (error instanceof ApiError && endsSession(error.failure))) return;
    notify(messageOf(error), { type: 'error' });
    if (error instanceof ApiError && error.failure === 'refused') refresh();
  }

  function lose(what: Lost) {
    setLost(what);
    onLost?.();
    refresh();
  }

  /**
   * Answers whether the decision was taken here.
   * @param typed what the person wrote, to be given back when the review is lost
   */
  async function send(action: string, values: Values, typed: string): Promise<boolean> {
    if (sending.current) return false;
    sending.current = true;
    setSending(true);
    try {
      const by = await attempt(action, values);
      if (by) {
        lose({ by, typed });
        return false;
      }
    } catch (error) {
      fail(error, typed);
      return false;
    } finally {
      sending.current = false;
      setSending(false);
    }
    notify('review.success', { type: 'success' });
    done();
    return true;
  }

  return { send, isSending, lost };
}

import { useQueryClient } from '@tanstack/react-query';
import { withTimeout } from 'es-toolkit';
import { useEffect } from 'react';
import { forgetting, loadChunk } from '../../chunks';
import { useConsole } from '../../kit/ConsoleContext';
import { useSettled } from '../../kit/WhenSettled';
import type { Seen } from '../../schema/receipts';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { stepOf } from './stepOf';

/** The begin of the query keys of receipts. */
export const RECEIPTS = 'receipts';

/** The receipt of a decision that is about to be made. */
export interface PendingReceipt {
  /** Keeps it; `isConfirmed` says whether the decision is known to have been made. Never fails. */
  keep(isConfirmed: boolean): void;
}

/** The decision that a receipt is of. */
interface Deciding {
  readonly resource: AnyResource;
  readonly stepName: string;
  readonly record: AnyShown;
}

/** How long a logout waits for what is still on its way, in milliseconds: afterwards this browser keeps it. */
const PATIENCE = 2_000;

const loadReceipts = () => loadChunk(() => import('./makeReceipt'));

const underWay = new Set<Promise<void>>();

/** Without its session the server would refuse a receipt. */
async function allKept(): Promise<boolean> {
  await withTimeout(() => Promise.all(underWay), PATIENCE).catch(() => {});
  return true;
}

/**
 * Prepares receipts of decisions. The record is digested when one is prepared; nobody waits for it, and a decision is made all the
 * same if that, or keeping it, fails.
 */
export function useReceipt(): (of: Deciding, verdict: string, seen: Seen | undefined) => PendingReceipt {
  const context = useConsole();
  const queryClient = useQueryClient();
  const isSettled = useSettled();
  useEffect(() => {
    // Before a decision: a page that is closed right after it has no time to load this.
    if (isSettled)
      loadReceipts()
        .then(({ preloadReceipts }) => preloadReceipts(context), forgetting)
        .catch(() => {});
  }, [isSettled, context]);

  return function prepare({ resource, stepName, record }, verdict, seen) {
    if (!seen) return { keep() {} };
    const of = { step: stepOf(resource, stepName), item: String(record.id) };
    let made: ((isConfirmed: boolean) => Promise<void>) | undefined;
    const making = loadReceipts().then(({ makeReceipt }) => {
      made = makeReceipt(context, { resource, record, verdict, seen, ...of });
      return made;
    });
    making.catch(() => {});
    return {
      keep(isConfirmed) {
        // At once where it is there: a page that is left has no time for another turn.
        const keeping = (made ? made(isConfirmed) : making.then((keep) => keep(isConfirmed)))
          .then(() => queryClient.invalidateQueries({ queryKey: [RECEIPTS, of.step, of.item] }))
          .catch(() => {})
          .finally(() => underWay.delete(keeping));
        underWay.add(keeping);
        context.beforeLogout.add(allKept);
      },
    };
  };
}

import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import type { Receipt, ReceiptOf, Seen } from '../../schema/receipts';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { keptReceipts } from './keptReceipts';
import { digestRecord } from './recordDigest';

/** Loads what {@link makeReceipt} needs of the server's calls. */
export const preloadReceipts = (context: ConsoleContextValue): void => void keptReceipts(context);

/** What a receipt is made of. */
export interface Making extends ReceiptOf {
  readonly resource: AnyResource;
  /** As it is shown. */
  readonly record: AnyShown;
  /** The i18n key of what was decided. */
  readonly verdict: string;
  readonly seen: Seen;
}

/**
 * Makes a receipt of what is on the screen.
 * @returns what keeps it; again, if it is known only then that the decision was made
 */
export function makeReceipt(
  context: ConsoleContextValue,
  { resource, record, verdict, seen, step, item }: Making,
): (isConfirmed: boolean) => Promise<void> {
  const digested = digestRecord(resource, record);
  const kept = keptReceipts(context);
  return (isConfirmed) => {
    const receipt: Receipt = {
      ...digested,
      ...seen,
      verdict,
      isConfirmed,
      by: '',
      at: context.clock.wallTime(context.clock.now()),
    };
    return kept.keep(receipt, { step, item });
  };
}

import type { Clock } from '../../clock';
import { isObject } from '../../model/values';
import type { Receipt, ReceiptOf } from '../../schema/receipts';
import type { BrowserStorage } from '../../storage/storage';
import { digestOf } from './recordDigest';
import { isSeen } from './seen';

/** How many receipts a browser keeps of an account, and for how long, in milliseconds; the oldest go first. */
const MOST = 500;
const LONGEST = 30 * 86_400_000;

/** A receipt as a browser keeps it: no name and no id, so that nobody reads there who was decided about. */
interface Kept extends Omit<Receipt, 'at' | 'by'> {
  /** The digest of the step and the record. */
  readonly of: string;
  /** In milliseconds since 1970. */
  readonly time: number;
  /** Whether the server was asked to keep it, and didn't. */
  readonly isUnsent: boolean;
}

/** A receipt that this browser has. */
export type OwnReceipt = Receipt & Pick<Kept, 'isUnsent'>;

/** The receipts that a browser keeps for an account. */
export interface OwnReceipts {
  keep(receipt: Receipt, of: ReceiptOf, isUnsent: boolean): void;
  /** Drops one that the server has by now. */
  drop(receipt: Pick<Receipt, 'salt'>): void;
  /** Those of a record, the newest first. */
  of(of: ReceiptOf): readonly OwnReceipt[];
}

const TEXTS = ['of', 'verdict', 'digest', 'salt', 'fields'];

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  isSeen(value) &&
  TEXTS.every((name) => typeof value[name] === 'string') &&
  typeof value.time === 'number' &&
  typeof value.isConfirmed === 'boolean' &&
  typeof value.isUnsent === 'boolean';

/** The {@link OwnReceipts} of an account, which outlive its sessions. */
export function ownReceipts(
  storage: BrowserStorage,
  clock: Pick<Clock, 'now' | 'wallTime'>,
  account: string,
): OwnReceipts {
  const key = `receipts/${digestOf(account).slice(0, 16)}`;
  const hashOf = ({ step, item }: ReceiptOf) => digestOf(JSON.stringify([account, step, item])).slice(0, 32);

  function read(): readonly Kept[] {
    const kept = storage.readKept('localStorage', key);
    const oldest = clock.now() - LONGEST;
    return (Array.isArray(kept) ? kept : []).filter(isKept).filter(({ time }) => time > oldest);
  }

  // Not cleaned of what is never kept: nothing in it was typed, and digits of a digest may look like an ID number.
  function write(kept: readonly Kept[]) {
    if (kept.length === 0) storage.drop('localStorage', key);
    else storage.keep('localStorage', key, JSON.stringify(kept.slice(0, MOST)));
  }
  const without = (salt: string) => read().filter((kept) => kept.salt !== salt);

  return {
    keep({ at: _, by: __, ...receipt }, of, isUnsent) {
      const kept: Kept = { ...receipt, of: hashOf(of), time: clock.now(), isUnsent };
      write([kept, ...without(kept.salt)]);
    },
    drop: ({ salt }) => write(without(salt)),
    of(of) {
      const wanted = hashOf(of);
      return read()
        .filter((kept) => kept.of === wanted)
        .map(({ of: _, time, ...receipt }) => ({ ...receipt, at: clock.wallTime(time), by: '' }));
    },
  };
}

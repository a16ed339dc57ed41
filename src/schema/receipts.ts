import type { Params } from '../model/calls';
import type { AnyRow } from './resource';

/** What became of a file until the decision. */
export type FileState = 'opened' | 'unopened' | 'failed';

/** A file of a record, by the path of its field. */
export interface SeenFile {
  readonly field: string;
  readonly became: FileState;
}

/** What a decision was made on: names of fields and warnings, and no value. */
export interface Seen {
  readonly files: readonly SeenFile[];
  /** The names of the warnings that stood. */
  readonly warnings: readonly string[];
  /** Whether they were named by a question before the decision. */
  readonly isAcknowledged: boolean;
}

/** The digest of a record as it was shown. */
export interface RecordDigest {
  /** In lower-case hexadecimal, of the salt and the record. */
  readonly digest: string;
  /** Another one for each receipt, so that equal records have different digests. */
  readonly salt: string;
  /** What the digested fields are: records that were digested by others can't be compared. */
  readonly fields: string;
}

/** What is kept of a decision beside the decision itself. */
export interface Receipt extends Seen, RecordDigest {
  /** The i18n key of what was decided. */
  readonly verdict: string;
  /** When, as it is shown. */
  readonly at: string;
  /** Who; `''` for what only this browser has. */
  readonly by: string;
  /** Whether the decision was known to have been made. */
  readonly isConfirmed: boolean;
}

/** A decision's step and record: by what it claims, or as `shop/order/check`; and the record's id. */
export interface ReceiptOf {
  readonly step: string;
  readonly item: string;
}

/** The calls of a server that keeps receipts, by the names that their resource gives them. */
export interface ReceiptCalls {
  /** Takes `step` and `item`; answers the newest first. */
  readonly list: string;
  readonly add: string;
  /** What `add` takes. By whom and when a receipt is, the server knows. */
  write(receipt: Receipt, of: ReceiptOf): Params;
  read(row: AnyRow): Receipt;
}

/**
 * How receipts are kept by a server: by a resource, so that they are decoded and described like any other, and gone where its
 * capability isn't offered.
 */
export interface ReceiptsDef {
  /** The resource whose list has the receipts of a record. */
  readonly resource: string;
  /** Loaded with the first receipt. */
  calls(): Promise<{ readonly default: ReceiptCalls }>;
}

import type { AnyRow } from './resource';

/** Somebody who is at work on a record that waits for a decision. */
export interface Claim {
  /** The record, among those of its kind. */
  readonly item: string;
  /** Whose name it is; `''` if unknown. */
  readonly holder: string;
  /** Whether that is the account itself. */
  readonly isOwn: boolean;
  /** Since when, as it is shown. */
  readonly since: string;
  /** How long it lasts unless it is extended, in seconds by the server's clock. */
  readonly remaining: number;
}

/**
 * How claims are made: by a resource, so that they are decoded and described like any other, and gone where its capability isn't
 * offered. Its calls take `kind` and `item`; `take` also `force`, and answers who has the record.
 */
export interface ClaimsDef {
  /** The resource whose list has the claims of a kind. */
  readonly resource: string;
  /** The names of its calls. */
  readonly list: string;
  readonly take: string;
  readonly release: string;
  read(row: AnyRow): Claim;
}

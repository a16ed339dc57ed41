/** The outcome of one part of a time stamp's check; `open` could not be decided. */
export type PartState = 'good' | 'bad' | 'open';

/** The parts of a check, in the order in which they are told. */
export const TIMESTAMP_PARTS = ['imprint', 'signature', 'chain', 'time'] as const;

/**
 * The check of a time-stamp token (RFC 3161):
 * - `checked`: whether it is of this file (`imprint`), signed by the certificate it carries (`signature`), which leads to the root
 *   that it carries and may stamp (`chain`), at a time when all of these were valid (`time`). Whether the root can be trusted isn't
 *   judged.
 * - `uncheckable`: it uses SM2 or SM3 (`sm`), or another algorithm that this browser lacks, or there is none at all (`noCrypto`).
 *   That says nothing against it.
 * - `unreadable`: it is no token.
 */
export type TimestampCheck =
  | ({ readonly kind: 'checked' } & Stamped & Readonly<Record<(typeof TIMESTAMP_PARTS)[number], PartState>>)
  | ({ readonly kind: 'uncheckable'; readonly reason: 'sm' | 'algorithm' | 'noCrypto' } & Partial<Stamped>)
  | { readonly kind: 'unreadable' };

/** What a token says. */
interface Stamped {
  /** When it was stamped, in UTC. */
  readonly at: string;
  /** The common names of the certificate that signed, and of the root that it carries. */
  readonly signer?: string;
  readonly root?: string;
}

/** Whether a part of a token is wrong, rather than not decided. */
export const isWrong = (check: TimestampCheck): boolean =>
  check.kind === 'checked' && TIMESTAMP_PARTS.some((part) => check[part] === 'bad');

import { normalDigest } from './digest';

/** Why a file's digest could not be had: it can't be read (or changed while it was), or this browser can't compute. */
type HashFailure = 'unreadable' | 'unavailable';

/** How computing a file's SHA-256 ended: always in one of these. */
export type HashOutcome =
  | { readonly kind: 'digest'; readonly digest: string; readonly bytes: number }
  | { readonly kind: 'failed'; readonly failure: HashFailure }
  | { readonly kind: 'cancelled' };

/** What is said of a file: 一致, 不一致, 无法判定 or 已取消. Digests are lower-case hexadecimal. */
export type Verdict =
  | { readonly kind: 'match'; readonly digest: string }
  | { readonly kind: 'mismatch'; readonly expected: string; readonly actual: string }
  | { readonly kind: 'undecidable'; readonly reason: 'noDigest' | HashFailure }
  | { readonly kind: 'cancelled' };

/** What was preserved, and what this machine computed. */
interface Evidence {
  /**
   * The SHA-256 of the certificate, as the wire has it. Never the blockchain hash: that names a transaction, and no
   * file's digest can equal it.
   */
  readonly expected: unknown;
  readonly outcome: HashOutcome;
}

/**
 * Compares a file with its evidence. Without a digest of 64 hexadecimal digits to compare with, nothing is said of the
 * file; and what could not be computed is never called different.
 */
export function verdictOf({ expected, outcome }: Evidence): Verdict {
  if (outcome.kind === 'cancelled') return { kind: 'cancelled' };
  const wanted = normalDigest(expected);
  if (!wanted) return { kind: 'undecidable', reason: 'noDigest' };
  if (outcome.kind === 'failed') return { kind: 'undecidable', reason: outcome.failure };
  const actual = normalDigest(outcome.digest);
  if (!actual) return { kind: 'undecidable', reason: 'unavailable' };
  return actual === wanted
    ? { kind: 'match', digest: actual }
    : { kind: 'mismatch', expected: wanted, actual };
}

import { normalDigest } from './digest';

/**
 * Why a file's digest couldn't be computed: the file can't be read (or changed meanwhile), or this browser can't
 * compute it.
 */
type HashFailure = 'unreadable' | 'unavailable';

/** The outcome of computing a file's SHA-256. */
export type HashOutcome =
  | { readonly kind: 'digest'; readonly digest: string; readonly bytes: number }
  | { readonly kind: 'failed'; readonly failure: HashFailure }
  | { readonly kind: 'cancelled' };

/** The result for a file: 一致, 不一致, 无法判定 or 已取消. Digests are lower-case hexadecimal. */
export type Verdict =
  | { readonly kind: 'match'; readonly digest: string }
  | { readonly kind: 'mismatch'; readonly expected: string; readonly actual: string }
  | { readonly kind: 'undecidable'; readonly reason: 'noDigest' | HashFailure }
  | { readonly kind: 'cancelled' };

/** The preserved digest, and the outcome computed locally. */
interface Evidence {
  /**
   * The SHA-256 in the certificate, as on the wire. Never the blockchain hash, which identifies a transaction and
   * equals no file's digest.
   */
  readonly expected: unknown;
  readonly outcome: HashOutcome;
}

/**
 * Compares a file with its evidence. Without a digest of 64 hexadecimal digits to compare with, nothing is claimed
 * about the file; a file that couldn't be computed is never called different.
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

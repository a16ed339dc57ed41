import { ALGORITHMS, type Algorithm, type Digests } from './algorithm';
import { type Indecision, type Judgement, judge } from './judge';
import type { PreservedDigest } from './preservedDigest';

/**
 * Why a file couldn't be computed: the file can't be read (or changed meanwhile), or this browser can't compute any of
 * the digests.
 */
export type HashFailure = 'unreadable' | 'unavailable';

/** The outcome of computing a file's digests; those that this browser can't compute are left out. */
export type HashOutcome =
  | { readonly kind: 'digest'; readonly digests: Digests; readonly bytes: number }
  | { readonly kind: 'failed'; readonly failure: HashFailure }
  | { readonly kind: 'cancelled' };

/** The result for a file. */
export type Verdict =
  | Exclude<Judgement, { kind: 'undecidable' }>
  | { readonly kind: 'undecidable'; readonly reason: Indecision | HashFailure }
  | { readonly kind: 'cancelled' };

/** The certificate's digests of its file, and the outcome computed locally. */
interface Evidence {
  /** Never the blockchain hash, which identifies a transaction and equals no file's digest. */
  readonly preserved: readonly PreservedDigest[];
  readonly outcome: HashOutcome;
  /** Whether the file has the bytes that are stored, as far as is known; `true` by default. */
  readonly isExact?: boolean | undefined;
}

/**
 * Compares a file with its evidence. A file is called different only from a digest whose algorithm the certificate
 * says; one that couldn't be computed never is.
 */
export function verdictOf({ preserved, outcome, isExact }: Evidence): Verdict {
  if (outcome.kind === 'cancelled') return { kind: 'cancelled' };
  const judgement = judge(preserved, outcome.kind === 'digest' ? outcome.digests : {}, isExact);
  const isDecidable = preserved.some(({ hex }) => hex !== undefined);
  return outcome.kind === 'failed' && isDecidable
    ? { kind: 'undecidable', reason: outcome.failure }
    : judgement;
}

/** The algorithms by which a file must be computed to be compared with these digests; SHA-256 if there are none. */
export function algorithmsFor(preserved: readonly PreservedDigest[]): readonly Algorithm[] {
  const wanted = new Set(preserved.flatMap(({ algorithms }) => algorithms));
  return wanted.size > 0 ? ALGORITHMS.filter((algorithm) => wanted.has(algorithm)) : ['SHA-256'];
}

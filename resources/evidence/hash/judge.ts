import type { Algorithm, Digests } from './algorithm';
import type { PreservedDigest } from './preservedDigest';

/**
 * Why digests decide nothing:
 * - `noDigest`, `malformed`: the certificate has no digest, or none that can be read.
 * - `noMatch`: it doesn't say its digest's algorithm, and none that it can be yields it.
 * - `contradiction`: the file equals one of its digests, and differs from another whose algorithm it says.
 * - `unavailable`: what would decide couldn't be computed.
 * - `unpacked`: it differs, but its bytes may have been unpacked on their way: they needn't be those that are stored.
 */
export type Indecision = 'noDigest' | 'malformed' | 'noMatch' | 'contradiction' | 'unavailable' | 'unpacked';

/** What a file's digests say about it. */
export type Judgement =
  | { readonly kind: 'match'; readonly algorithms: readonly Algorithm[] }
  | {
      readonly kind: 'mismatch';
      readonly algorithm: Algorithm;
      readonly expected: string;
      readonly actual: string;
    }
  | { readonly kind: 'undecidable'; readonly reason: Indecision };

/**
 * Compares a file's digests with those of its certificate. It refers to nothing outside itself: its source also goes
 * into the page that verifies an unpacked archive.
 * @param isExact whether the file has the bytes that are stored, as far as is known: no other is called different
 */
export function judge(
  preserved: readonly Omit<PreservedDigest, 'text'>[],
  computed: Digests,
  isExact = true,
): Judgement {
  let isReadable = false;
  let isUncomputed = false;
  let mismatch: Judgement | undefined;
  const algorithms: Algorithm[] = [];
  for (const digest of preserved) {
    const expected = digest.hex;
    if (expected === undefined) continue;
    isReadable = true;
    const equal = digest.algorithms.filter((algorithm) => computed[algorithm] === expected);
    algorithms.push(...equal.filter((algorithm) => !algorithms.includes(algorithm)));
    if (equal.length > 0) continue;
    if (digest.algorithms.some((algorithm) => computed[algorithm] === undefined)) isUncomputed = true;
    else if (digest.isStated)
      for (const algorithm of digest.algorithms)
        mismatch ??= { kind: 'mismatch', algorithm, expected, actual: computed[algorithm] ?? '' };
  }
  if (!isReadable) return { kind: 'undecidable', reason: preserved.length > 0 ? 'malformed' : 'noDigest' };
  if (algorithms.length > 0)
    return mismatch ? { kind: 'undecidable', reason: 'contradiction' } : { kind: 'match', algorithms };
  if (isUncomputed && !mismatch) return { kind: 'undecidable', reason: 'unavailable' };
  if (!isExact) return { kind: 'undecidable', reason: 'unpacked' };
  return mismatch ?? { kind: 'undecidable', reason: 'noMatch' };
}

import type { Algorithm } from '../hash/algorithm';
import { type PreservedDigest, readDigest } from '../hash/preservedDigest';

/** What a certificate says about its file's digest. */
interface Digests {
  readonly sha256?: unknown;
  readonly file_hash?: unknown;
  readonly hash_algorithm?: unknown;
}

/**
 * The digests to compare a file with: SHA256, whose name says the algorithm, and the file hash, whose algorithm is known
 * only if the certificate says it. Never the blockchain hash, which identifies a transaction.
 */
export function preservedDigests(digests: Digests): readonly PreservedDigest[] {
  const first = readDigest(digests.sha256, 'SHA-256');
  const second = readDigest(digests.file_hash, nameOf(digests));
  // Both fields may have the same digest, which then is a SHA-256.
  const isTwice = first?.hex !== undefined && first.hex === second?.hex && !second.isStated;
  return [first, isTwice ? undefined : second].filter((digest) => digest !== undefined);
}

/** The algorithm of a certificate's file hash, if the certificate says it, or has the same digest as its SHA256. */
export function fileHashAlgorithm(digests: Digests): Algorithm | undefined {
  const own = readDigest(digests.file_hash, nameOf(digests));
  const stated = own?.isStated ? own : readDigest(digests.sha256, 'SHA-256');
  return own?.hex !== undefined && own.hex === stated?.hex ? stated.algorithms[0] : undefined;
}

const nameOf = ({ hash_algorithm }: Digests) =>
  typeof hash_algorithm === 'string' ? hash_algorithm : undefined;

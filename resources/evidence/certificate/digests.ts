import { type PreservedDigest, readDigest } from '../hash/preservedDigest';

/** What a certificate says about its file's digest. */
export interface CertifiedDigests {
  readonly sha256?: unknown;
  readonly file_hash?: unknown;
  readonly hash_algorithm?: unknown;
}

/**
 * The digests to compare a file with: SHA256, whose name says the algorithm, and the file hash, whose algorithm is known
 * only if the certificate says it. Never the blockchain hash, which identifies a transaction.
 */
export function preservedDigests({
  sha256,
  file_hash,
  hash_algorithm,
}: CertifiedDigests): readonly PreservedDigest[] {
  const first = readDigest(sha256, 'SHA-256');
  const second = readDigest(file_hash, hash_algorithm);
  // Both fields may have the same digest, which then is a SHA-256.
  const isTwice = first?.hex !== undefined && first.hex === second?.hex && !second.isStated;
  return [first, isTwice ? undefined : second].filter((digest) => digest !== undefined);
}

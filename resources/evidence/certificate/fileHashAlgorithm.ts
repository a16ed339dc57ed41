import type { Algorithm } from '../hash/algorithm';
import { readDigest } from '../hash/preservedDigest';
import type { CertifiedDigests } from './digests';

/** The algorithm of a certificate's file hash, if the certificate says it, or has the same digest as its SHA256. */
export function fileHashAlgorithm({
  sha256,
  file_hash,
  hash_algorithm,
}: CertifiedDigests): Algorithm | undefined {
  const own = readDigest(file_hash, hash_algorithm);
  const stated = own?.isStated ? own : readDigest(sha256, 'SHA-256');
  return own?.hex !== undefined && own.hex === stated?.hex && stated.isStated
    ? stated.algorithms[0]
    : undefined;
}

import { normalDigest } from '../hash/digest';

/** Algorithms by the number of their hexadecimal digits. */
const ALGORITHMS: Readonly<Record<number, string>> = {
  32: 'MD5',
  40: 'SHA-1',
  64: 'SHA-256',
  128: 'SHA-512',
};

/** The algorithm of a digest, by its length; `undefined` if the text is no digest. */
export const algorithmOf = (digest: string): string | undefined =>
  /^[0-9a-f]+$/i.test(digest.trim()) ? ALGORITHMS[digest.trim().length] : undefined;

interface Digests {
  readonly sha256?: unknown;
  readonly file_hash?: unknown;
}

/**
 * The digest to compare a file with: SHA256 if it has 64 hexadecimal digits, or else the file hash if it has. Never the
 * blockchain hash, which identifies a transaction.
 */
export const expectedDigest = ({ sha256, file_hash }: Digests): string | undefined =>
  normalDigest(sha256) ?? normalDigest(file_hash);

import { normalDigest } from '../hash/digest';

/** How many hexadecimal digits each algorithm writes. */
const ALGORITHMS: Readonly<Record<number, string>> = {
  32: 'MD5',
  40: 'SHA-1',
  64: 'SHA-256',
  128: 'SHA-512',
};

/** The algorithm that writes digests of this length, or `undefined` where the text is no digest. */
export const algorithmOf = (digest: string): string | undefined =>
  /^[0-9a-f]+$/i.test(digest.trim()) ? ALGORITHMS[digest.trim().length] : undefined;

interface Digests {
  readonly sha256?: unknown;
  readonly file_hash?: unknown;
}

/**
 * The digest that a file is compared with: SHA256 where it is one of 64 hexadecimal digits, else the file hash where it
 * is. The blockchain hash never is: it names a transaction.
 */
export const expectedDigest = ({ sha256, file_hash }: Digests): string | undefined =>
  normalDigest(sha256) ?? normalDigest(file_hash);

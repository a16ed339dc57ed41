import type { CertificateKind } from './kinds';

/** What a certificate is known by. */
export interface CertificateId {
  /** What calls take as `baoquan`. */
  readonly identifier: string;
  /** What people know it by and calls take as `baoquan_no`; `undefined` if nobody has said it. */
  readonly number: string | undefined;
}

/** What the page's address says. */
interface Addressed {
  /** The key in its path. */
  readonly key: string;
  /** The number, where the link carries it. */
  readonly no: string | null;
}

/**
 * Tells the number from the identifier: the certificate's data has the identifier alone, so that the number comes with the
 * link. Only the key of captures is a number by itself, the one that their lists show.
 * @param answered `baoquan` in the certificate's data, once it is known
 */
export const certificateIdOf = (
  { isKeyNumber }: Pick<CertificateKind, 'isKeyNumber'>,
  { key, no }: Addressed,
  answered: string | undefined,
): CertificateId => ({
  identifier: answered || key,
  number: no || (isKeyNumber ? key : undefined),
});

import type { Algorithm, Digests } from '../../evidence/hash/algorithm';
import type { PreservedDigest } from '../../evidence/hash/preservedDigest';
import type { CertificateFacts } from './facts';
import type { PackagedTimestamp } from './timestamps';

/**
 * The result for one file of an archive:
 * - `match`, `mismatch`: whether it equals what its certificate says.
 * - `undecidable`: its digests decide nothing; `reason` says why.
 * - `incomplete`: its transfer broke off and was given up; `missing`: nothing of it arrived. `reason` says why.
 */
export type PackagedVerdict = 'match' | 'mismatch' | 'undecidable' | 'incomplete' | 'missing';

/** A requested piece of evidence, and what the archive contains of it. */
export interface PackagedFile {
  readonly number: string;
  readonly verdict: PackagedVerdict;
  /** An i18n key, or the server's own sentence. */
  readonly reason?: string;
  /** Its path in the archive; `undefined` if it is missing. */
  readonly path?: string;
  /** The size in bytes, and the SHA-256 in lower-case hexadecimal, of what the archive contains. */
  readonly size?: number;
  readonly sha256?: string;
  /** Whether that is what the storage has, as far as is known: a browser may have unpacked it on its way. */
  readonly isExact?: boolean;
  /** The other digests of it: SM3, and those that its certificate and its time stamp need. */
  readonly otherDigests?: Digests;
  /** What the certificate says: the digests of the file, and its blockchain transaction. */
  readonly certificateDigests?: readonly PreservedDigest[];
  readonly blockchainHash?: string;
  /** The algorithms by which a match was found. */
  readonly matching?: readonly Algorithm[];
  /** Its time stamp, if its certificate has one. */
  readonly timestamp?: PackagedTimestamp;
  /** What else its certificate and its history say; `undefined` if they couldn't be read. */
  readonly facts?: CertificateFacts;
  /** When it was received or given up. */
  readonly at: Date;
}

/** The verdicts, worst first. */
export const VERDICTS: readonly PackagedVerdict[] = [
  'mismatch',
  'incomplete',
  'missing',
  'undecidable',
  'match',
];

/** Sorts files by verdict, worst first. */
export const worstFirst = (files: readonly PackagedFile[]): readonly PackagedFile[] =>
  VERDICTS.flatMap((verdict) => files.filter((file) => file.verdict === verdict));

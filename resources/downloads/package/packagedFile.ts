/**
 * What an archive says of one file:
 * - `mismatch`: it differs from what its certificate says. `match`: it doesn't.
 * - `undecidable`: there is nothing to hold it against; `reason` says why.
 * - `incomplete`: it was cut and given up; `missing`: nothing of it came. `reason` says why.
 */
export type PackagedVerdict = 'match' | 'mismatch' | 'undecidable' | 'incomplete' | 'missing';

/** One piece of evidence that was asked for, and what the archive holds of it. */
export interface PackagedFile {
  readonly number: string;
  readonly verdict: PackagedVerdict;
  /** An i18n key, or the server's own sentence. */
  readonly reason?: string;
  /** Its path in the archive; nothing of a missing one is there. */
  readonly path?: string;
  /** The bytes that the archive holds, and their SHA-256 in lower-case hexadecimal. */
  readonly size?: number;
  readonly sha256?: string;
  /** What the certificate says: the SHA-256 of the file, and the transaction that it was written to a blockchain by. */
  readonly certificateSha256?: string;
  readonly blockchainHash?: string;
  /** When it had come, or was given up. */
  readonly at: Date;
}

/** The verdicts, those that must be read first before the others. */
export const VERDICTS: readonly PackagedVerdict[] = [
  'mismatch',
  'incomplete',
  'missing',
  'undecidable',
  'match',
];

/** The files in the order in which they must be read: those that differ come before anything else. */
export const worstFirst = (files: readonly PackagedFile[]): readonly PackagedFile[] =>
  VERDICTS.flatMap((verdict) => files.filter((file) => file.verdict === verdict));

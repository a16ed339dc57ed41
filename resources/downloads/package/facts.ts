import type { CertificateRow } from '../../certificate';

/** A download that the server's history lists. */
export interface HistoryRow {
  readonly operator: string;
  readonly operate_time: string;
}

/** What a package tells of a piece of evidence beside its digests. */
export interface CertificateFacts {
  /** The certificate's data. */
  readonly record: Partial<CertificateRow>;
  /** Its latest downloads, and how many there are; `undefined` if the history couldn't be read. */
  readonly downloads?: { readonly rows: readonly HistoryRow[]; readonly total: number };
}

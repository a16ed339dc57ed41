import type { CsvCell } from 'declared-console/values';
import { wallTime } from '../../clock';
import { digestText } from '../../evidence/hash/preservedDigest';
import { type PackagedFile, worstFirst } from './packagedFile';
import { timestampText } from './timestamps';

/** The user who makes an archive. */
export interface Maker {
  readonly uid: string;
  readonly name: string;
}

/** The contents of an archive's manifest. */
interface ManifestParts {
  readonly files: readonly PackagedFile[];
  readonly by: Maker;
  /** When the archive was made. */
  readonly at: Date;
  /** Translates keys of `pages.downloads.package`, and reasons. */
  words(key: string, options?: object): string;
}

/**
 * The manifest that verify.html reads: version 1, times in UTC, verdicts as codes, reasons in the maker's language.
 * Files that differ come first.
 */
export function manifestJson({ files, by, at, words }: ManifestParts): string {
  const manifest = {
    version: 1,
    createdAt: at.toISOString(),
    createdBy: by,
    files: worstFirst(files).map(({ reason, at: came, facts: _facts, timestamp, ...file }) => ({
      ...file,
      certificateSha256: statedSha256(file),
      reason: reason && words(reason),
      timestamp: timestamp && { path: timestamp.path, check: timestamp.check },
      at: came.toISOString(),
    })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** The manifest as rows, with a header; times are in the application's time zone. */
export function manifestRows({ files, by, words }: ManifestParts): CsvCell[][] {
  const header = COLUMNS.map((column) => words(`pages.downloads.package.columns.${column}`));
  const rows = worstFirst(files).map((file) => [
    file.number,
    file.path ?? '',
    file.size,
    file.sha256 ?? '',
    Object.entries(file.otherDigests ?? {})
      .map((named) => named.join(':'))
      .join(' '),
    file.certificateDigests?.map(digestText).join(' ') ?? '',
    words(`pages.downloads.package.verdicts.${file.verdict}`),
    file.matching?.join(', ') ?? '',
    file.reason ? words(file.reason) : '',
    file.blockchainHash ?? '',
    file.timestamp ? timestampText(file.timestamp, words) : '',
    { plain: wallTime(file.at) },
    `${by.name} (${by.uid})`,
  ]);
  return [header, ...rows];
}

/** What programs that knew no other algorithm read. */
const statedSha256 = ({ certificateDigests = [] }: Pick<PackagedFile, 'certificateDigests'>) =>
  certificateDigests.find(({ isStated, algorithms }) => isStated && algorithms[0] === 'SHA-256')?.hex;

const COLUMNS = [
  'number',
  'path',
  'size',
  'sha256',
  'otherDigests',
  'certificateDigests',
  'verdict',
  'matching',
  'reason',
  'blockchainHash',
  'timestamp',
  'at',
  'by',
] as const;

import type { CsvCell } from 'declared-console/values';
import { wallTime } from 'declared-console/values';
import { type PackagedFile, worstFirst } from './packagedFile';

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
  words(key: string): string;
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
    files: worstFirst(files).map(({ reason, at: came, ...file }) => ({
      ...file,
      reason: reason && words(reason),
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
    file.certificateSha256 ?? '',
    words(`pages.downloads.package.verdicts.${file.verdict}`),
    file.reason ? words(file.reason) : '',
    file.blockchainHash ?? '',
    { plain: wallTime(file.at) },
    `${by.name} (${by.uid})`,
  ]);
  return [header, ...rows];
}

const COLUMNS = [
  'number',
  'path',
  'size',
  'sha256',
  'certificateSha256',
  'verdict',
  'reason',
  'blockchainHash',
  'at',
  'by',
] as const;

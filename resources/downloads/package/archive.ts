import { makeZip } from 'client-zip';
import type { CsvCell } from 'declared-console/values';
import { ApiError } from 'declared-console/wire';
import { type Maker, manifestJson, manifestRows } from './manifest';
import type { PackagedFile } from './packagedFile';
import { type Entry, type PackageProgress, type PackageSource, packFiles } from './packFiles';
import type { Decide } from './transfer';
import { verifyPage } from './verifyPage';

interface ArchiveOptions {
  readonly by: Maker;
  /** Translates a key; text that is no key is returned as it is. */
  words(key: string): string;
  /** Writes rows as CSV. */
  csv(rows: readonly (readonly CsvCell[])[]): string;
  readonly decide: Decide;
  onProgress(progress: PackageProgress): void;
  /** Called once all files are packed. */
  onPacked(files: readonly PackagedFile[]): void;
}

/**
 * Packs files into a ZIP archive, generated while it is read, with a manifest and a page that verifies it. Files are
 * stored uncompressed, as most evidence is compressed already. The stream fails with `ApiError` if there is no file at
 * all, with `StorageRefusal`, or with an abort.
 */
export function archiveOf(
  numbers: readonly string[],
  source: PackageSource,
  { by, words, csv, decide, onProgress, onPacked }: ArchiveOptions,
): ReadableStream<Uint8Array> {
  async function* entries(): AsyncGenerator<Entry> {
    const files = yield* packFiles(numbers, source, { onProgress, decide });
    if (files.every(({ path }) => path === undefined)) throw new ApiError('refused', 'pages.downloads.none');
    const at = source.now();
    const manifest = { files, by, at, words };
    yield { name: 'manifest.json', input: manifestJson(manifest), lastModified: at };
    yield { name: 'manifest.csv', input: csv(manifestRows(manifest)), lastModified: at };
    yield { name: 'verify.html', input: await verifyPage(files), lastModified: at };
    onPacked(files);
  }
  return makeZip(entries());
}

import { makeZip } from 'client-zip';
import type { CsvCell } from 'declared-console/values';
import { ApiError } from 'declared-console/wire';
import { bagAlgorithms, bagInfo, DECLARATION, manifestAlgorithm, payloadManifest } from './bag';
import { certificatePage, certificatePath } from './certificatePage';
import { custodyJson } from './custodyJson';
import { type Maker, manifestJson, manifestRows } from './manifest';
import { missingText } from './missing';
import { bagFolder } from './names';
import type { PackagedFile } from './packagedFile';
import { type Entry, type PackageProgress, type PackageSource, packFiles } from './packFiles';
import { addTimestamps, type ChosenTimestamp, type Stamping } from './stamping';
import { createTagFiles } from './tagFiles';
import type { Decide } from './transfer';
import { verifyPage } from './verifyPage';

interface ArchiveOptions {
  /** The name of the bag: that of the folder which unpacking makes. */
  readonly name: string;
  readonly by: Maker;
  /** Translates a key; text that is no key is returned as it is. */
  words(key: string, options?: object): string;
  /** Writes rows as CSV. */
  csv(rows: readonly (readonly CsvCell[])[]): string;
  readonly decide: Decide;
  /** Time stamps that the user adds: each is put with the file whose digest it has. */
  readonly timestamps?: readonly ChosenTimestamp[];
  onProgress(progress: PackageProgress): void;
  /** Called once all files are packed, with what became of the added time stamps. */
  onPacked(files: readonly PackagedFile[], stamping: Stamping): void;
}

/**
 * Packs files into a bag (RFC 8493) in a ZIP archive, generated while it is read: the payload, then what describes it, as
 * its digests are known only then. Files are stored uncompressed, as most evidence is compressed already. The stream fails
 * with `ApiError` if there is no file at all, with `StorageRefusal`, or with an abort.
 */
export function archiveOf(
  numbers: readonly string[],
  source: PackageSource,
  { name, by, words, csv, decide, timestamps = [], onProgress, onPacked }: ArchiveOptions,
): ReadableStream<Uint8Array> {
  const folder = bagFolder(name);
  async function* entries(): AsyncGenerator<Entry> {
    const hooks = { onProgress, decide, algorithms: timestamps.map(({ imprint }) => imprint.algorithm) };
    const packed = yield* inFolder(folder, packFiles(numbers, source, hooks));
    if (packed.every(({ path }) => path === undefined)) throw new ApiError('refused', 'pages.downloads.none');
    const at = source.now();
    // Only now every digest is known that a time stamp may have.
    const { files, ...stamping } = await addTimestamps(packed, timestamps, at);
    const manifest = { files, by, at, words };
    const algorithms = bagAlgorithms(files);
    const tags = createTagFiles(folder, algorithms, source);
    yield tags.add('bagit.txt', DECLARATION);
    yield tags.add('bag-info.txt', bagInfo(manifest));
    for (const algorithm of algorithms)
      yield tags.add(`manifest-${manifestAlgorithm(algorithm)}.txt`, payloadManifest(files, algorithm));
    yield tags.add('manifest.json', manifestJson(manifest));
    yield tags.add('manifest.csv', csv(manifestRows(manifest)));
    yield tags.add('custody.jsonld', custodyJson({ ...manifest, name }));
    for (const file of files) {
      const certificate = certificatePage({ file, by, words });
      if (certificate) yield tags.add(certificatePath(file), certificate);
    }
    for (const { timestamp } of files)
      if (timestamp?.path && timestamp.token) yield tags.add(timestamp.path, timestamp.token);
    const missing = missingText(files, words);
    if (missing) yield tags.add('missing.txt', missing);
    yield tags.add('verify.html', await verifyPage(files));
    yield* tags.manifests();
    onPacked(files, stamping);
  }
  return makeZip(entries());
}

/** Moves entries into the bag's folder; what the generator returns stays as it is. */
async function* inFolder<T>(folder: string, entries: AsyncGenerator<Entry, T>): AsyncGenerator<Entry, T> {
  let next = await entries.next();
  for (; !next.done; next = await entries.next())
    yield { ...next.value, name: `${folder}/${next.value.name}` };
  return next.value;
}

import { ApiError, endsSession, isAbort, messageOf } from 'declared-console/wire';
import { normalDigest } from '../../evidence/hash/digest';
import type { Hasher } from '../../evidence/hash/hasher';
import { verdictOf } from '../../evidence/hash/verdict';
import { createNames } from './names';
import type { PackagedFile } from './packagedFile';
import { retried } from './retry';
import {
  createTransfers,
  type Decide,
  type FileSource,
  StorageRefusal,
  type Transfer,
  type Trouble,
} from './transfer';

/** What a certificate says about its file. */
export interface Certified {
  /** The digest to compare the file with, if there is one. */
  readonly sha256?: string;
  readonly blockchainHash?: string;
  /** The file's name. */
  readonly title?: string;
}

/** Where an archive gets files, certificates, hashers and the time from. */
export interface PackageSource extends FileSource {
  certificate(number: string): Promise<Certified>;
  createHasher(): Promise<Hasher>;
  now(): Date;
}

/** The progress of an archive. */
export interface PackageProgress {
  /** The files so far, and how many are finished or failed. */
  readonly files: readonly PackagedFile[];
  readonly done: number;
  /** The current file: its number, the bytes received and its length, if the server tells. */
  readonly number: string;
  readonly received: number;
  readonly length: number | undefined;
}

interface PackageHooks {
  onProgress(progress: PackageProgress): void;
  readonly decide: Decide;
}

/** An archive entry. */
export interface Entry {
  readonly name: string;
  readonly input: AsyncIterable<Uint8Array> | string;
  readonly lastModified: Date;
}

/**
 * Yields the files one after the other, hashing them as they are read; a file must be read completely before the next
 * is requested. Returns what became of each; rejects with {@link StorageRefusal} if the storage refuses before the
 * first file, or with an abort.
 */
export async function* packFiles(
  numbers: readonly string[],
  source: PackageSource,
  { onProgress, decide }: PackageHooks,
): AsyncGenerator<Entry, readonly PackagedFile[]> {
  const files: PackagedFile[] = [];
  const names = createNames();
  const { begin } = createTransfers(source);
  let done = 0;

  /** Passes the bytes on while hashing them, then adds the result to the files. */
  async function* hashed(number: string, path: string, transfer: Transfer, certified: Certificate) {
    const hasher = await source.createHasher();
    const { length } = transfer.first;
    const bytes = transfer.bytes(decide);
    let size = 0;
    let next = await bytes.next();
    for (; !next.done; next = await bytes.next()) {
      hasher.update(next.value);
      size += next.value.length;
      onProgress({ files, done, number, received: size, length });
      yield next.value;
    }
    const sha256 = hasher.digest();
    const known = { number, path, size, sha256, ...hashesOf(certified), at: source.now() };
    files.push({ ...known, ...judged(known.certificateSha256, sha256, size, next.value, certified) });
  }

  let left = numbers;
  for (;;) {
    const troubles: Trouble[] = [];
    // Why no further file can be fetched.
    let ended: string | undefined;
    for (const number of left) {
      if (ended) {
        troubles.push({ number, reason: ended, isCut: false });
        continue;
      }
      done = files.length + troubles.length;
      onProgress({ files, done, number, received: 0, length: undefined });
      const certified = await certificateOf(source, number);
      const begun = await begin(number).catch((error: unknown) => {
        const isFirst = files.length + troubles.length === 0;
        if (isAbort(error) || (error instanceof StorageRefusal && isFirst)) throw error;
        if (error instanceof ApiError && endsSession(error.failure)) ended = messageOf(error);
        return messageOf(error);
      });
      if (typeof begun === 'string') {
        troubles.push({ number, reason: begun, isCut: false });
        continue;
      }
      const { url, first } = begun;
      const path = names.pathOf({
        number,
        served: first.name,
        title: certified.title,
        url,
        type: first.type,
      });
      yield { name: path, input: hashed(number, path, begun, certified), lastModified: source.now() };
    }
    if (troubles.length === 0) return files;
    if ((await decide(troubles)) === 'skip') {
      const at = source.now();
      const missing = troubles.map(
        ({ number, reason }) => ({ number, reason, verdict: 'missing', at }) as const,
      );
      return [...files, ...missing];
    }
    left = troubles.map(({ number }) => number);
  }
}

/** The certificate's data, or that it couldn't be read. */
type Certificate = Certified & { readonly isUnread?: true };

async function certificateOf({ certificate, wait }: PackageSource, number: string): Promise<Certificate> {
  try {
    return await retried(() => certificate(number), wait);
  } catch (error) {
    if (isAbort(error)) throw error;
    return { isUnread: true };
  }
}

const hashesOf = ({ sha256, blockchainHash }: Certified) => ({
  certificateSha256: normalDigest(sha256),
  blockchainHash: blockchainHash || undefined,
});

function judged(
  expected: string | undefined,
  digest: string,
  bytes: number,
  cut: string | undefined,
  { isUnread }: Certificate,
): Pick<PackagedFile, 'verdict' | 'reason'> {
  const { kind } = verdictOf({ expected, outcome: { kind: 'digest', digest, bytes } });
  if (kind === 'match') return { verdict: 'match' };
  if (cut !== undefined) return { verdict: 'incomplete', reason: cut };
  if (kind === 'mismatch') return { verdict: 'mismatch' };
  const reason = isUnread ? 'unread' : 'noDigest';
  return { verdict: 'undecidable', reason: `pages.downloads.package.${reason}` };
}

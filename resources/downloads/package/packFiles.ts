import { ApiError, endsSession, isAbort, messageOf } from 'declared-console/wire';
import { ALGORITHMS, type Algorithm, type Digests } from '../../evidence/hash/algorithm';
import type { Hasher } from '../../evidence/hash/hasher';
import { judge } from '../../evidence/hash/judge';
import type { PreservedDigest } from '../../evidence/hash/preservedDigest';
import { looksUnpacked, TELLING } from '../../evidence/hash/unpacked';
import { algorithmsFor } from '../../evidence/hash/verdict';
import type { CertificateFacts } from './facts';
import { createNames } from './names';
import type { PackagedFile } from './packagedFile';
import { retried } from './retry';
import { pendingTimestamp } from './timestamps';
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
  /** The digests to compare the file with. */
  readonly digests: readonly PreservedDigest[];
  readonly blockchainHash?: string;
  /** The file's name. */
  readonly title?: string;
  /** A time stamp of the file, in base64. */
  readonly timestampToken?: string;
  /** What else is known about it. */
  readonly facts?: CertificateFacts;
}

/** Where an archive gets files, certificates, hashers and the time from. */
export interface PackageSource extends FileSource {
  certificate(number: string): Promise<Certified>;
  createHasher(algorithm: Algorithm): Promise<Hasher>;
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
  /** Algorithms to compute of every file, beside those that its certificate needs. */
  readonly algorithms?: readonly Algorithm[];
}

/** An archive entry. */
export interface Entry {
  readonly name: string;
  readonly input: AsyncIterable<Uint8Array> | Uint8Array<ArrayBuffer> | string;
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
  { onProgress, decide, algorithms = [] }: PackageHooks,
): AsyncGenerator<Entry, readonly PackagedFile[]> {
  const files: PackagedFile[] = [];
  const names = createNames();
  const { begin } = createTransfers(source);
  let done = 0;

  /** Passes the bytes on while hashing them, then adds the result to the files. */
  async function* hashed(number: string, path: string, transfer: Transfer, certified: Certificate) {
    const timestamp = await pendingTimestamp(certified.timestampToken);
    const hashers = await hashersFor(source, certified.digests, [timestamp?.algorithm, ...algorithms]);
    const { url, first } = transfer;
    const { length } = first;
    const start: number[] = [];
    const bytes = transfer.bytes(decide);
    let size = 0;
    let next = await bytes.next();
    for (; !next.done; next = await bytes.next()) {
      hashers.sha256.update(next.value);
      for (const [, hasher] of hashers.others) hasher.update(next.value);
      size += next.value.length;
      start.push(...next.value.subarray(0, TELLING - start.length));
      onProgress({ files, done, number, received: size, length });
      yield next.value;
    }
    const sha256 = hashers.sha256.digest();
    const otherDigests = Object.fromEntries(hashers.others.map(([name, hasher]) => [name, hasher.digest()]));
    const digests: Digests = { 'SHA-256': sha256, ...otherDigests };
    const names = [path, certified.title ?? '', new URL(url).pathname];
    const isExact = transfer.isExact(next.value === undefined ? size : undefined, () =>
      names.some((name) => looksUnpacked(name, Uint8Array.from(start))),
    );
    files.push({
      number,
      path,
      size,
      sha256,
      isExact,
      ...(hashers.others.length > 0 && { otherDigests }),
      certificateDigests: certified.digests,
      blockchainHash: certified.blockchainHash || undefined,
      timestamp: await timestamp?.check(path, digests, isExact, source.now()),
      facts: certified.facts,
      at: source.now(),
      ...judged(digests, isExact, next.value, certified),
    });
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
    return { digests: [], isUnread: true };
  }
}

/**
 * SHA-256 and SM3, which a bag's manifests have of every file or of none, and what its certificate and the time stamps need; others than SHA-256
 * as far as this browser has them. Whether a certificate states SM3 is known only when the last one has been read.
 */
async function hashersFor(
  { createHasher }: PackageSource,
  preserved: readonly PreservedDigest[],
  ofTimestamps: readonly (Algorithm | undefined)[],
) {
  const needed = new Set<Algorithm | undefined>([...algorithmsFor(preserved), 'SM3', ...ofTimestamps]);
  const names = ALGORITHMS.filter((algorithm) => algorithm !== 'SHA-256' && needed.has(algorithm));
  const others = await Promise.all(
    names.map(async (name) => {
      const hasher = await createHasher(name).catch(() => undefined);
      return hasher && ([name, hasher] as const);
    }),
  );
  return { sha256: await createHasher('SHA-256'), others: others.filter((each) => each !== undefined) };
}

function judged(
  digests: Digests,
  isExact: boolean,
  cut: string | undefined,
  { digests: preserved, isUnread }: Certificate,
): Pick<PackagedFile, 'verdict' | 'matching' | 'reason'> {
  const judgement = judge(preserved, digests, isExact);
  if (judgement.kind === 'match') return { verdict: 'match', matching: judgement.algorithms };
  if (cut !== undefined) return { verdict: 'incomplete', reason: cut };
  if (judgement.kind === 'mismatch') return { verdict: 'mismatch' };
  const reason = isUnread ? 'unread' : judgement.reason;
  return { verdict: 'undecidable', reason: `pages.downloads.package.reasons.${reason}` };
}

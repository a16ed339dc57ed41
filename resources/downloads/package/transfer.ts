import type { IncomingFile } from 'declared-console/wire';
import { ApiError, isAbort, messageOf } from 'declared-console/wire';
import { ATTEMPTS, isTransient, retried, type Wait } from './retry';

/** Where files come from. All methods reject with `ApiError`, or with an abort. */
export interface FileSource {
  /** Requests a fresh url for a number's file, as urls may work only once. */
  locate(number: string): Promise<string>;
  /** Starts to fetch a file, from a given byte if the server supports that. */
  open(url: string, from: number): Promise<IncomingFile>;
  /** Whether a host answers at all. */
  answers(origin: string): Promise<boolean>;
  readonly wait: Wait;
}

/** A storage host doesn't let this page read its files (`foreign`), or can't be reached (`unreachable`). */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
  constructor(
    readonly host: string,
    readonly reason: 'foreign' | 'unreachable',
  ) {
    super(`pages.downloads.package.refusals.${reason}`);
  }
}

/** A file that couldn't be fetched, or not completely. */
export interface Trouble {
  readonly number: string;
  /** An i18n key, or the server's own sentence. */
  readonly reason: string;
  /** The archive already contains its beginning, which can't be removed. */
  readonly isCut: boolean;
}

/** Decides what to do about failed files: retry them or leave them out. */
export type Decide = (troubles: readonly Trouble[]) => Promise<'retry' | 'skip'>;

/** A file that has started to arrive. */
export interface Transfer {
  readonly url: string;
  readonly first: IncomingFile;
  /**
   * Yields its bytes, once and in order. After an interruption it is fetched again from where it broke off; if that
   * fails, `decide` is asked. Returns why it ended early, or undefined if it is complete.
   */
  bytes(decide: Decide): AsyncGenerator<Uint8Array, string | undefined>;
  /**
   * Whether the bytes that came are those that are stored, as far as is known: by what the host says of them, or else by how many it
   * announced (which says nothing of a part), or else by what they are, which is asked of the caller.
   * @param size how many bytes came, if all did
   */
  isExact(size: number | undefined, looksUnpacked: () => boolean): boolean;
}

/** Starts transfers, and remembers which storage hosts let this page read. */
export function createTransfers(source: FileSource) {
  const readable = new Set<string>();
  const refusing = new Map<string, StorageRefusal>();

  /** Opens a file at a fresh url; a storage host that has refused isn't asked again. */
  const opened = (number: string, from: number) =>
    retried(async (isLast) => {
      const url = await source.locate(number);
      const { origin, host } = new URL(url);
      const refused = refusing.get(origin);
      if (refused) throw refused;
      try {
        const file = await source.open(url, from);
        readable.add(origin);
        return { url, file };
      } catch (error) {
        const isUnread = error instanceof ApiError && error.failure === 'offline';
        if (!isUnread || origin === location.origin || readable.has(origin)) throw error;
        const isThere = await source.answers(origin);
        if (!isThere && !isLast) throw error;
        const refusal = new StorageRefusal(host, isThere ? 'foreign' : 'unreachable');
        if (isThere) refusing.set(origin, refusal);
        throw refusal;
      }
    }, source.wait);

  /** Reopens the file at the byte where it broke off. */
  async function resumed(
    number: string,
    received: number,
    length: number | undefined,
  ): Promise<IncomingFile> {
    // Resumes only if the length is known, as nothing else identifies the file, and exceeds what was received: if it doesn't,
    // it is that of the compressed body.
    const { file } = await opened(number, length !== undefined && received < length ? received : 0);
    const isExpectedLength =
      file.isRest && length !== undefined ? file.length === length - received : file.length === length;
    if (!isExpectedLength) throw changed();
    return file.isRest ? file : skipping(file, received);
  }

  /** Starts a transfer; rejects with {@link StorageRefusal}, `ApiError`, or an abort. */
  async function begin(number: string): Promise<Transfer> {
    const { url, file: first } = await opened(number, 0);
    let { isUnpacked } = first;
    async function* bytes(decide: Decide) {
      let file: IncomingFile | undefined = first;
      let received = 0;
      let cuts = 0;
      for (;;) {
        const isResuming = file === undefined;
        let chunk: Uint8Array | undefined;
        try {
          file ??= await resumed(number, received, first.length);
          isUnpacked = file.isUnpacked || isUnpacked;
          chunk = await file.read();
        } catch (error) {
          if (isAbort(error)) throw error;
          file = undefined;
          cuts += 1;
          if (!isResuming && isTransient(error) && cuts <= ATTEMPTS) continue;
          const reason = messageOf(error);
          if ((await decide([{ number, reason, isCut: true }])) === 'skip') return reason;
          cuts = 0;
          continue;
        }
        if (!chunk) return undefined;
        cuts = 0;
        received += chunk.length;
        yield chunk;
      }
    }
    return {
      url,
      first,
      bytes,
      isExact(size, looksUnpacked) {
        if (isUnpacked !== undefined) return !isUnpacked;
        return size === undefined || first.length === undefined ? !looksUnpacked() : size === first.length;
      },
    };
  }

  return { begin };
}

const changed = () => new ApiError('refused', 'pages.downloads.package.changed');

/** Skips the first bytes of a file. */
function skipping(file: IncomingFile, passed: number): IncomingFile {
  let left = passed;
  return {
    ...file,
    async read() {
      for (;;) {
        const chunk = await file.read();
        if (!chunk && left > 0) throw changed();
        if (!chunk || left === 0) return chunk;
        const rest = chunk.subarray(left);
        left -= chunk.length - rest.length;
        if (rest.length > 0) return rest;
      }
    },
  };
}

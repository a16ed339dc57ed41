import { wallTime } from '../../clock';
import type { Algorithm, Digests } from '../../evidence/hash/algorithm';
import { TIMESTAMP_PARTS, type TimestampCheck } from '../../evidence/timestamp/timestamp';
import { tokenBytes } from '../../evidence/timestamp/tokenBytes';

/** A file's time-stamp token in a package, and what its check found. */
export interface PackagedTimestamp {
  /** Where the token is; `undefined` if the server's text isn't base64. */
  readonly path?: string;
  readonly token?: Uint8Array<ArrayBuffer>;
  readonly check: TimestampCheck;
}

/** A token that waits for the digests of its file. */
export interface PendingTimestamp {
  /** The algorithm of its imprint, if it is known. */
  readonly algorithm?: Algorithm;
  /** Checks it for the file at this path of a package; `isExact` says whether that has the bytes that are stored, as far as is known. */
  check(path: string, digests: Digests, isExact: boolean, now: Date): Promise<PackagedTimestamp>;
}

/** Reads the token that a server sent with a certificate, in base64. */
export async function pendingTimestamp(text: string | undefined): Promise<PendingTimestamp | undefined> {
  if (!text?.trim()) return undefined;
  const token = tokenBytes(text);
  if (!token) return { check: async () => ({ check: { kind: 'unreadable' } }) };
  const reader = await tokenReader();
  return {
    algorithm: reader?.imprintAlgorithm(token),
    check: async (path, digests, isExact, now) => ({
      path: timestampPath(path, !reader || reader.isResponse(token)),
      token,
      check: reader
        ? await reader.checkToken(token, digests, now, isExact)
        : { kind: 'uncheckable', reason: 'noCrypto' },
    }),
  };
}

/** What reads tokens; it is large, so that it is loaded only when there is one. `undefined` if it can't be loaded. */
export const tokenReader = () => import('../../evidence/timestamp/checkToken').catch(() => undefined);

/** Where the token of the file at `path` is in a package. */
export const timestampPath = (path: string, isResponse: boolean): string =>
  `timestamps/${path.split('/').at(-1)}.${isResponse ? 'tsr' : 'tst'}`;

/** A check in words: the time, in the application's zone, and how each part went. */
export function timestampText(
  { check }: PackagedTimestamp,
  words: (key: string, options?: object) => string,
): string {
  const say = (key: string, options?: object) => words(`pages.downloads.package.timestamps.${key}`, options);
  if (check.kind === 'unreadable') return say('unreadable');
  const parts =
    check.kind === 'checked'
      ? TIMESTAMP_PARTS.map((part) => say(`${part}.${check[part]}`))
      : [say(`reasons.${check.reason}`)];
  return [...(check.at ? [wallTime(new Date(check.at))] : []), ...parts].join(' · ');
}

import type { Algorithm, Digests } from '../../evidence/hash/algorithm';
import { isWrong, TIMESTAMP_PARTS, type TimestampCheck } from '../../evidence/timestamp/timestamp';
import type { PackagedFile } from './packagedFile';
import { timestampPath, tokenReader } from './timestamps';

/** A time stamp that the user adds to a package: its file's name, its bytes, and the digest that it stamps. */
export interface ChosenTimestamp {
  readonly name: string;
  readonly token: Uint8Array<ArrayBuffer>;
  readonly imprint: { readonly algorithm: Algorithm; readonly hex: string };
}

/** A file that isn't added as a time stamp, and why: i18n keys. */
export interface RefusedTimestamp {
  readonly name: string;
  readonly reasons: readonly string[];
}

/** What became of the added time stamps: how many files have one of them, and which weren't put in. */
export interface Stamping {
  readonly stamped: number;
  readonly refused: readonly RefusedTimestamp[];
}

/** In bytes: a token with its certificates is a few thousand, and all that are chosen are held in memory. */
const MOST = 64 * 1024;

/** Reads a chosen file, and checks what can be checked before the files of the package are known. */
export const readTimestamp = (file: File, now: Date): Promise<ChosenTimestamp | RefusedTimestamp> =>
  readFile(file, now).catch(() => ({ name: file.name, reasons: [ofStamping('unread')] }));

async function readFile(file: File, now: Date): Promise<ChosenTimestamp | RefusedTimestamp> {
  const { name } = file;
  if (file.size > MOST) return { name, reasons: [ofStamping('tooLarge')] };
  const token = new Uint8Array(await file.arrayBuffer());
  const reader = await tokenReader();
  if (!reader) return { name, reasons: [ofCheck('reasons.noCrypto')] };
  const check = await reader.checkToken(token, {}, now);
  if (check.kind === 'unreadable') return { name, reasons: [ofStamping('noToken')] };
  const imprint = reader.imprintOf(token);
  if (isWrong(check)) return { name, reasons: wrongParts(check) };
  if (imprint) return { name, token, imprint };
  return { name, reasons: [ofCheck(`reasons.${check.kind === 'uncheckable' ? check.reason : 'algorithm'}`)] };
}

/**
 * Puts each time stamp with the files whose digest it has, checked as those of certificates are. One that has no file's
 * digest, or is wrong, is refused; so is one of a file that has a time stamp already, as a package has one for each.
 */
export async function addTimestamps(
  files: readonly PackagedFile[],
  timestamps: readonly ChosenTimestamp[],
  now: Date,
): Promise<Stamping & { readonly files: readonly PackagedFile[] }> {
  const reader = timestamps.length > 0 ? await tokenReader() : undefined;
  const all = [...files];
  const refused: RefusedTimestamp[] = [];
  let stamped = 0;
  for (const { name, token, imprint } of timestamps) {
    const { algorithm, hex } = imprint;
    const own = all.flatMap((file, index) => (digestsOf(file)[algorithm] === hex ? [{ file, index }] : []));
    const free = own.filter(({ file }) => !file.timestamp);
    const [first] = free;
    if (!reader || !first) {
      const isTaken = own.length > 0;
      refused.push({
        name,
        reasons: [reader ? ofStamping(isTaken ? 'taken' : 'noFile') : ofCheck('reasons.noCrypto')],
      });
      continue;
    }
    // The files are equal in the digest that it has, and nothing else of them is asked.
    const check = await reader.checkToken(token, digestsOf(first.file), now);
    if (isWrong(check)) {
      refused.push({ name, reasons: wrongParts(check) });
      continue;
    }
    for (const { file, index } of free) {
      const path = timestampPath(file.path ?? '', reader.isResponse(token));
      all[index] = { ...file, timestamp: { path, token, check } };
    }
    stamped += free.length;
  }
  return { files: all, stamped, refused };
}

const ofStamping = (key: string) => `pages.downloads.package.stamping.${key}`;
const ofCheck = (key: string) => `pages.downloads.package.timestamps.${key}`;

const wrongParts = (check: TimestampCheck): readonly string[] =>
  check.kind === 'checked'
    ? TIMESTAMP_PARTS.filter((part) => check[part] === 'bad').map((part) => ofCheck(`${part}.bad`))
    : [];

const digestsOf = ({ sha256, otherDigests }: PackagedFile): Digests => ({
  ...otherDigests,
  'SHA-256': sha256,
});

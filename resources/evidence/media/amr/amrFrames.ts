import { UnreadableFile } from '../pages/fileProblem';

const HEADER = '#!AMR\n';
/** The bytes of a frame of each type, without its first: speech, a pause, and nothing; the others are not in use. */
const SIZES: Readonly<Record<number, number>> = {
  ...{ 0: 12, 1: 13, 2: 15, 3: 17, 4: 19, 5: 20, 6: 26, 7: 31 },
  ...{ 8: 5, 15: 0 },
};

/**
 * The frames of a recording of calls (AMR, narrow band) that can be played.
 * @returns its bytes up to there, and whether something is missing after them
 * @throws UnreadableFile if there is none, or it is of the wide band
 */
export function amrFrames(bytes: Uint8Array<ArrayBuffer>): {
  whole: Uint8Array<ArrayBuffer>;
  isCut: boolean;
} {
  const header = new TextDecoder('latin1').decode(bytes.subarray(0, HEADER.length));
  if (header !== HEADER) throw new UnreadableFile('unsupported');
  let at = HEADER.length;
  while (at < bytes.length) {
    const size = SIZES[((bytes[at] ?? 0) >> 3) & 15];
    if (size === undefined || at + 1 + size > bytes.length) break;
    at += 1 + size;
  }
  if (at === HEADER.length) throw new UnreadableFile('broken');
  return { whole: bytes.slice(0, at), isCut: at < bytes.length };
}

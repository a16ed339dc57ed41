import type { PictureReader } from 'declared-console';
import type { Look } from 'declared-console/schema';
import { fetchFile } from 'declared-console/wire';
import { type OpenedWorker, openWorker } from '../evidence/media/worker/openWorker';
import type { ReadingCalls, SeenLine } from './readingWorker';

/** The longer side of a picture in its first look, and in those that are taken if it isn't enough, in pixels. */
const FIRST = 900;
const FURTHER = [1300, 1100];
/** As it is, then lying on either side, then upside down. */
const TURNS = [0, 1, 3, 2] as const;
/** From here on a line was made out. */
const SURE = 0.7;
/** A picture with so many characters that were made out is the right way up. */
const LEGIBLE = 16;
/** After so many milliseconds without a picture, the worker is ended: it holds some 100 MB. */
const IDLE = 60_000;
/** After so many milliseconds what couldn't be started is tried again. */
const AGAIN = 300_000;

const startWorker = () =>
  new Worker(new URL('./readingWorker', import.meta.url), { type: 'module', name: 'reading' });

type Reader = Pick<OpenedWorker<ReadingCalls>, 'ask' | 'close'>;

let worker: Reader | undefined;
let before: Promise<unknown> = Promise.resolve();
let idle: ReturnType<typeof setTimeout> | undefined;

/** Ends the worker; the next picture starts another. */
function end() {
  worker?.close();
  worker = undefined;
}

/** Why the last worker didn't start. Not tried again for each picture, but after a while: a network may be back. */
let failed: { readonly error: unknown; readonly at: number } | undefined;

/** Starts a worker, unless that failed a moment ago. */
async function start(): Promise<Reader> {
  if (failed && performance.now() - failed.at < AGAIN) throw failed.error;
  try {
    const opened = await startOnce();
    failed = undefined;
    return opened;
  } catch (error) {
    failed = { error, at: performance.now() };
    throw error;
  }
}

/** Fetching what a worker needs may take as long as it does. */
async function startOnce(): Promise<Reader> {
  const opened = openWorker<ReadingCalls>(startWorker);
  try {
    const [program, model] = await opened.ask('needs', undefined);
    await opened.ask('start', await Promise.all([fetchFile(program), fetchFile(model)]));
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}

const charactersIn = (lines: readonly SeenLine[]) =>
  lines
    .filter(({ confidence }) => confidence >= SURE)
    .reduce((count, { text }) => count + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);

const textOf = (lines: readonly SeenLine[]): Look =>
  lines.map(({ text }) => text.trim()).filter((text) => text !== '');

/**
 * Looks at a picture until it is enough: as it is, or turned if that shows no text; then in other sizes, which make out other
 * things and confirm what was seen.
 */
export async function lookAt(
  reader: Reader,
  picture: Blob,
  { signal, isEnough }: Parameters<PictureReader>[1],
): Promise<readonly Look[]> {
  await reader.ask('open', picture);
  for (const quarters of TURNS) {
    signal.throwIfAborted();
    const lines = await reader.ask('look', { quarters, side: FIRST });
    if (charactersIn(lines) < LEGIBLE) continue;
    const looks = [textOf(lines)];
    for (const side of FURTHER) {
      if (isEnough(looks)) break;
      signal.throwIfAborted();
      looks.push(textOf(await reader.ask('look', { quarters, side })));
    }
    return looks;
  }
  return [];
}

/**
 * Reads pictures one after another, in a worker that is kept while there are any. A picture that was left is passed over. Rejects if
 * nothing can be read at all, which says nothing of the picture.
 */
const read: PictureReader = (picture, until) => {
  const result = before.then(async () => {
    until.signal.throwIfAborted();
    clearTimeout(idle);
    worker ??= await start();
    try {
      return await lookAt(worker, picture, until);
    } catch (error) {
      // What it can't decode, or took too long for, has nothing that was read.
      end();
      if (until.signal.aborted) throw error;
      return [];
    } finally {
      idle = setTimeout(end, IDLE);
    }
  });
  before = result.catch(() => undefined);
  return result;
};

export default read;

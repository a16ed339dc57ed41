import { createExternalStore } from 'declared-console';
import { messageOf } from 'declared-console/wire';
import type { Algorithm } from '../hash/algorithm';
import type { hashFile } from '../hash/hashFile';
import { isUnpacked } from '../hash/unpacked';
import type { HashOutcome } from '../hash/verdict';
import type { Found } from './certificates';
import type { ChosenFile, Unopened } from './chosen';
import { knownFrom, type Lookup, type Lookups } from './known';
import { keyOf, numbersInPath } from './numbersIn';
import { type Judged, numbersOf, stepOf } from './results';

/** A file of a batch. */
export interface BatchFile extends Judged, Pick<ChosenFile, 'path' | 'open' | 'archive' | 'packed'> {
  /** Its place in the batch. */
  readonly id: number;
  /** How much of it is read, while it is. */
  readonly part?: number | undefined;
}

/** The files that are verified together, and what is known of them so far. */
export interface Batch {
  readonly files: readonly BatchFile[];
  readonly lookups: Lookups;
  readonly isStopped: boolean;
}

interface BatchTools {
  find(number: string, signal: AbortSignal): Promise<Found>;
  readonly hash: typeof hashFile;
}

/** How many numbers are asked for at a time. */
const ASKED = 4;
/** How many files are read at a time, each by a worker for each of its algorithms. */
const READ = 2;
/** How often what is known is drawn, in milliseconds. */
const DRAWN_EVERY = 200;

const EMPTY: Batch = { files: [], lookups: new Map(), isStopped: false };

/**
 * Creates a batch: asks for the certificate of each number once, computes what the certificates need, and keeps what is known in
 * a store. What goes on is derived from that alone, so that files and numbers may be added at any time.
 */
export function createBatch({ find, hash }: BatchTools) {
  const store = createExternalStore(EMPTY);
  // What is shown follows what is known, seldom enough for a list to be drawn.
  let known = EMPTY;
  let drawing: ReturnType<typeof setTimeout> | undefined;
  const get = () => known;
  function set(next: Batch) {
    known = next;
    drawing ??= setTimeout(draw, DRAWN_EVERY);
  }
  function draw() {
    clearTimeout(drawing);
    drawing = undefined;
    store.set(known);
  }
  const reading = new Set<number>();
  let asked = 0;
  let running = new AbortController();

  const change = (changes: Partial<Batch>) => set({ ...get(), ...changes });
  const changeFile = (id: number, changes: Partial<BatchFile>) =>
    change({ files: get().files.map((file) => (file.id === id ? { ...file, ...changes } : file)) });
  function learn(number: string, lookup: Lookup | undefined) {
    const lookups = new Map(get().lookups);
    if (lookup) lookups.set(keyOf(number), lookup);
    else lookups.delete(keyOf(number));
    change({ lookups });
  }

  function advance() {
    if (running.signal.aborted) return;
    const numbers = get().files.flatMap(numbersOf);
    for (const { number } of numbers) {
      if (asked >= ASKED) break;
      if (!get().lookups.has(keyOf(number))) void ask(number, running.signal);
    }
    const about = knownFrom(get().lookups);
    for (const file of get().files) {
      if (reading.size >= READ) break;
      if (reading.has(file.id)) continue;
      const step = stepOf(file, about);
      if (step.kind === 'hash') void read(file, step.algorithms, running.signal);
    }
  }

  async function ask(number: string, signal: AbortSignal) {
    asked += 1;
    learn(number, { kind: 'asking' });
    const lookup = await find(number, signal).catch(
      (error: unknown): Lookup => ({ kind: 'failed', reason: messageOf(error) }),
    );
    if (signal.aborted) return;
    asked -= 1;
    learn(number, lookup);
    advance();
  }

  async function read(file: BatchFile, algorithms: readonly Algorithm[], signal: AbortSignal) {
    const { id } = file;
    reading.add(id);
    changeFile(id, { part: 0 });
    const blob = await file.open();
    const outcome =
      typeof blob === 'string'
        ? blob
        : await hash(blob, algorithms, {
            signal,
            onProgress(done, total) {
              if (!signal.aborted) changeFile(id, { part: done / total });
            },
          });
    const isExact = file.isExact ?? (typeof blob === 'string' || !(await isUnpacked(file.path, blob)));
    if (signal.aborted) return;
    reading.delete(id);
    changeFile(id, { part: undefined, isExact, ...learned(file, algorithms, outcome) });
    advance();
  }

  /** Ends all that is under way; what was asked for but not answered is asked for again when it goes on. */
  function halt() {
    running.abort();
    asked = 0;
    reading.clear();
    const { files, lookups } = get();
    change({
      files: files.map((file) => (file.part === undefined ? file : { ...file, part: undefined })),
      lookups: new Map([...lookups].filter(([, { kind }]) => kind !== 'asking')),
    });
  }

  function go() {
    if (running.signal.aborted) running = new AbortController();
    change({ isStopped: false });
    advance();
    draw();
  }

  return {
    subscribe: store.subscribe,
    read: store.get,
    add(chosen: readonly ChosenFile[]) {
      const { files } = get();
      const added = chosen.map(({ number, ...file }, place) => ({
        ...{ ...file, id: files.length + place },
        numbers: numbersInPath(file.path),
        given: number === undefined ? undefined : { number, by: 'package' as const },
        digests: {},
        tried: new Set<Algorithm>(),
      }));
      change({ files: [...files, ...added] });
      go();
    },
    /** Says whose certificate's file it is. */
    assign(id: number, number: string) {
      changeFile(id, { given: { number, by: 'typed' } });
      go();
    },
    /** Asks again for these numbers; by default for all that couldn't be asked for. */
    retry(numbers?: readonly string[]) {
      const keys = numbers?.map(keyOf);
      const lookups = new Map(
        [...get().lookups].filter(([key, { kind }]) => kind !== 'failed' || (keys && !keys.includes(key))),
      );
      change({ lookups });
      go();
    },
    stop() {
      halt();
      change({ isStopped: true });
      draw();
    },
    resume: go,
    clear() {
      halt();
      set(EMPTY);
      draw();
    },
  };
}

/** What reading a file has taught. */
function learned(
  { digests, tried }: Pick<BatchFile, 'digests' | 'tried'>,
  algorithms: readonly Algorithm[],
  outcome: HashOutcome | Unopened,
): Partial<BatchFile> {
  if (typeof outcome === 'string') return { failure: outcome };
  if (outcome.kind === 'failed' && outcome.failure === 'unreadable') return { failure: 'unreadable' };
  return {
    digests: outcome.kind === 'digest' ? { ...digests, ...outcome.digests } : digests,
    tried: new Set([...tried, ...algorithms]),
  };
}

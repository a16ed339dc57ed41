import { type Clock, wallClock } from '../clock';
import { describe, type Log } from '../http/log';
import type { AuditEntry, AuditTrail } from './trail';

/** So many pages of one list in a row are an entry of their own. */
export const MANY_PAGES = 20;

/** A query that wasn't asked for so long, in ms, begins anew. */
const rest = 10 * 60_000;
/** As does one that is asked again and again, in ms: a badge asks every minute, all day. */
const longest = 60 * 60_000;
/** How many readings a process remembers; the one that rests longest ends first. */
export const MOST_READINGS = 10_000;

/** A page of a list that is about to be answered. */
export interface ReadPage {
  /** Its entry, if it is the first of its query. */
  readonly entry: AuditEntry;
  /** Who asks which list for what, without the page. */
  readonly query: string;
  /** Which page, and how long. */
  readonly page: string;
  readonly rows: number;
  /** Whether each page is an entry, not only the first. */
  readonly isEach: boolean;
}

/** Pages that an account reads of one query, in a row. */
interface Reading {
  /** When it began and was last asked, in ms. */
  readonly began: number;
  asked: number;
  entry: AuditEntry;
  readonly isEach: boolean;
  /** Those read since the last entry with their count: asking for a page again reads nothing more. */
  readonly uncounted: Set<string>;
  pages: number;
  rows: number;
  /** The last write; no page is answered before it. */
  written: Promise<void>;
}

/** Records which lists are read: one entry a query, with its pages counted. */
export interface ListReadings {
  /** Resolves once what the page leaves in the activity log is written; rejects if it can't be. */
  record(page: ReadPage): Promise<void>;
  /** Writes the counts of the readings that rest. */
  endRested(): Promise<void>;
  /** Writes the counts of all readings. */
  end(): Promise<void>;
}

/**
 * Counts in memory, so that most pages write nothing: of a process that is killed the log has every query, and every twenty
 * pages, but not the count of the pages since. Each process counts for itself.
 */
export function listReadings(audit: Pick<AuditTrail, 'append'>, clock: Clock): ListReadings {
  /** By query, the one that rests longest first. */
  const readings = new Map<string, Reading>();
  /** Counts of readings that are over. */
  let counts: readonly AuditEntry[] = [];

  function finish(query: string, reading: Reading) {
    readings.delete(query);
    counts = [...counts, ...countOf(reading)];
  }

  function finishRested(now: number) {
    for (const [query, reading] of readings) {
      if (now - reading.asked <= rest && readings.size <= MOST_READINGS) return;
      finish(query, reading);
    }
  }

  /** What is read of a query, unless it begins anew. */
  function readingOf(query: string, now: number): Reading | undefined {
    finishRested(now);
    const reading = readings.get(query);
    if (!reading || now - reading.began <= longest) return reading;
    finish(query, reading);
    return undefined;
  }

  async function write(entries: readonly AuditEntry[]) {
    const written = [...counts, ...entries];
    counts = [];
    try {
      await audit.append(written);
    } catch (reason) {
      counts = [...written.slice(0, written.length - entries.length), ...counts];
      throw reason;
    }
  }

  return {
    async record({ entry, query, page, rows, isEach }) {
      const now = clock.now().getTime();
      const known = readingOf(query, now);
      const reading: Reading = known ?? {
        ...{ began: now, asked: now, entry, isEach },
        ...{ uncounted: new Set(), pages: 0, rows: 0, written: Promise.resolve() },
      };
      reading.asked = now;
      reading.entry = entry;
      // Last among them, as the one that was asked last.
      readings.delete(query);
      readings.set(query, reading);
      if (!reading.uncounted.has(page)) {
        reading.uncounted.add(page);
        reading.pages += 1;
        reading.rows += rows;
      }
      const entries = !known || isEach ? [entry] : [];
      if (reading.uncounted.size === MANY_PAGES) {
        entries.push(counted({ ...reading, entry: { ...entry, kind: 'bulk' } }));
        reading.uncounted.clear();
      }
      if (entries.length > 0) reading.written = Promise.all([reading.written, write(entries)]).then(() => {});
      try {
        await reading.written;
      } catch (reason) {
        // It begins anew, with an entry.
        if (readings.get(query) === reading) readings.delete(query);
        throw reason;
      }
    },
    async endRested() {
      finishRested(clock.now().getTime());
      await write([]);
    },
    async end() {
      for (const [query, reading] of readings) finish(query, reading);
      await write([]);
    },
  };
}

const everyMinute = 60_000;

/** Ends readings that rest, minute by minute; a failure is logged, and tried again. Returns a function that ends all. */
export function keepReadings(readings: ListReadings, log: Log): () => Promise<void> {
  const failed = (reason: unknown) => log.error(describe(reason), '列表页数记入操作日志失败');
  const timer = setInterval(() => void readings.endRested().catch(failed), everyMinute);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await readings.end().catch(failed);
  };
}

/** The count of a reading, unless its entries say it already. */
const countOf = (reading: Reading): readonly AuditEntry[] =>
  reading.isEach || reading.pages === 1 || reading.uncounted.size === 0 ? [] : [counted(reading)];

const counted = ({ entry, pages, rows, began }: Reading): AuditEntry => ({
  ...entry,
  details: { ...entry.details, pages, rows, since: wallClock(new Date(began)) },
});

/** Something that happened. */
export interface Dated {
  /** When, as `yyyy-MM-dd HH:mm:ss` or a part of it; `undefined` if that can't be read. */
  readonly at: string | undefined;
}

/** What has been read of a source, which is asked for page by page. */
export interface Stream<E extends Dated> {
  /** In the order of the source. */
  readonly events: readonly E[];
  readonly pages: number;
  /** The last of its pages hasn't been answered yet. */
  readonly isReading: boolean;
  readonly isFailed: boolean;
  readonly isComplete: boolean;
}

/** A source that isn't in the order of time is read so far before anything is shown, and no further. */
export const MOST_PAGES = 10;

/** Later than any moment. */
const NEVER = '~';

/** Whether events come newest first, as far as their moments can be read. */
function isNewestFirst(events: readonly Dated[]): boolean {
  let last = NEVER;
  for (const { at } of events) {
    if (at === undefined) continue;
    if (at > last) return false;
    last = at;
  }
  return true;
}

/** Whether a source is left with pages unread although they might hold newer events. */
export const isCut = <E extends Dated>({ events, pages, isComplete, isFailed }: Stream<E>): boolean =>
  !isComplete && !isFailed && pages >= MOST_PAGES && !isNewestFirst(events);

/** The moment before which a source may have events that weren't read yet; `''` if it has none. */
function readDownTo<E extends Dated>(stream: Stream<E>): string {
  const { events, pages, isReading, isFailed, isComplete } = stream;
  if (isFailed || isComplete || isCut(stream)) return '';
  if (isReading && pages === 1) return NEVER;
  if (!isNewestFirst(events)) return NEVER;
  return events.findLast(({ at }) => at !== undefined)?.at ?? NEVER;
}

/** The events of some sources, as far as their order is certain. */
export interface Merged<E> {
  /** Newest first. */
  readonly events: readonly E[];
  /** Those of unknown time; none before everything else has been read. */
  readonly undated: readonly E[];
  /** The sources that have to be read on for more, by their indexes. */
  readonly blocking: readonly number[];
  readonly isComplete: boolean;
}

/**
 * Merges sources by moment. Nothing is shown that is older than what a source may still have: the next page of that one comes
 * first. A source that failed holds nothing back.
 */
export function mergeEvents<E extends Dated>(streams: readonly Stream<E>[]): Merged<E> {
  const limits = streams.map(readDownTo);
  const limit = limits.reduce((latest, each) => (each > latest ? each : latest), '');
  const isComplete = limit === '';
  const all = streams.flatMap(({ events }) => events);
  const events = all.filter(({ at }) => at !== undefined && at >= limit).sort(newestFirst);
  return {
    events,
    undated: isComplete ? all.filter(({ at }) => at === undefined) : [],
    blocking: isComplete ? [] : [...limits.keys()].filter((index) => limits[index] === limit),
    isComplete,
  };
}

const newestFirst = ({ at: one = '' }: Dated, { at: other = '' }: Dated) =>
  one === other ? 0 : one < other ? 1 : -1;

/** Events of one day. */
export interface Day<E> {
  readonly day: string;
  readonly events: readonly E[];
}

/** Puts events, which are in order, under their days. */
export function daysOf<E extends Dated>(events: readonly E[]): readonly Day<E>[] {
  const days = new Map<string, E[]>();
  for (const event of events) {
    const day = event.at?.slice(0, 10) ?? '';
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, of]) => ({ day, events: of }));
}

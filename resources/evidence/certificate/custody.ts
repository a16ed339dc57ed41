import { wallTimeOf } from '../../clock';

/**
 * An event in the life of a piece of evidence; `at` is a time as the server writes it, undefined or empty if unknown.
 */
export interface CustodyEvent {
  readonly what: 'captureStart' | 'captureEnd' | 'preserved' | 'downloaded';
  readonly at: string | undefined;
  /** Who did it, if known. */
  readonly who?: string;
}

/** A line of the timeline: an event, a gap between two events, or an event of unknown time. */
export type CustodyEntry =
  | ({ readonly kind: 'event' } & CustodyEvent & { readonly at: string })
  | { readonly kind: 'gap'; readonly seconds: number }
  | { readonly kind: 'unknown'; readonly what: CustodyEvent['what'] };

/** In seconds: shorter intervals count as one act and show no gap. */
const SHORTEST_GAP = 60;

/**
 * Sorts events and inserts the gaps between them. Capturing is one act, so its duration is no gap; an event without a
 * readable time is listed as unknown, never placed by guesswork.
 */
export function custodyOf(events: readonly CustodyEvent[]): readonly CustodyEntry[] {
  const dated = events.flatMap((event) => {
    const second = secondsOf(event.at);
    return second === undefined ? [] : [{ event, second }];
  });
  dated.sort((a, b) => a.second - b.second);
  const entries: CustodyEntry[] = [];
  for (const [index, { event, second }] of dated.entries()) {
    const before = dated[index - 1];
    const isCapture = before?.event.what === 'captureStart' && event.what === 'captureEnd';
    const seconds = before ? second - before.second : 0;
    if (seconds >= SHORTEST_GAP && !isCapture) entries.push({ kind: 'gap', seconds });
    entries.push({ kind: 'event', ...event, at: wallTimeOf(event.at as string) });
  }
  const unknown = events.filter(({ at }) => secondsOf(at) === undefined);
  return [...entries, ...unknown.map(({ what }) => ({ kind: 'unknown', what }) as const)];
}

const MOMENT = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})(?::(\d{2}))?/;

/** A wall time as seconds since 1970, as if in UTC: differences within one time zone need no zone. */
export function secondsOf(moment: string | undefined): number | undefined {
  const found = MOMENT.exec(wallTimeOf(moment ?? ''));
  if (!found) return undefined;
  const [year, month, day, hour, minute, second] = found.slice(1).map((part) => Number(part ?? 0));
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second || 0) / 1000;
}

/** The two largest units of a duration, to be put into words: `{unit: 'day', count: 3}, {unit: 'hour', count: 2}`. */
export function unitsOf(seconds: number) {
  const lengths = [
    { unit: 'day', length: 86_400 },
    { unit: 'hour', length: 3_600 },
    { unit: 'minute', length: 60 },
    { unit: 'second', length: 1 },
  ] as const;
  let rest = Math.max(0, Math.round(seconds));
  const units = lengths.flatMap(({ unit, length }) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 ? [{ unit, count }] : [];
  });
  return units.length > 0 ? units.slice(0, 2) : [{ unit: 'second' as const, count: 0 }];
}

import type { Clock } from '../../../clock';
import { valueAt } from '../../../model/paths';
import type { Shape } from '../../../model/shape';
import type { AnyResource, AnyRow, AnyShown } from '../../../schema/resource';
import { asData } from '../../../schema/rowNumber';
import type { AnyTimelineSource, ListSource } from '../../../schema/timeline';
import type { Dated } from './mergeEvents';

/** A row of a source, as it is shown. */
export interface TimelineEvent extends Dated {
  readonly key: string;
  /** The source's name. */
  readonly source: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly shape: Shape;
  /** The fields to show, and the i18n key of their labels. */
  readonly shows: readonly string[];
  readonly labels: string;
  /** Where it leads; `''` for nowhere. */
  readonly to: string;
  readonly newTab: boolean;
}

const WALL = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/;

/** A decoded moment as text that can be compared with others; `undefined` if it is empty or can't be read. */
function momentOf(value: unknown, { wallTime }: Clock): string | undefined {
  const wall = typeof value === 'number' && value > 0 ? wallTime(value) : value;
  return typeof wall === 'string' && WALL.test(wall) ? wall : undefined;
}

interface EventsOf {
  /** The source's name, and what is declared of it. */
  readonly name: string;
  readonly source: AnyTimelineSource;
  readonly clock: Clock;
}

/** The events in rows of the record itself. */
export function ownEvents(
  rows: readonly Readonly<Record<string, unknown>>[],
  shape: Shape,
  labels: string,
  record: AnyShown,
  { name, source, clock }: EventsOf,
): readonly TimelineEvent[] {
  return [...rows.entries()].map(([index, row]) => ({
    key: `${name} ${index}`,
    source: name,
    at: momentOf(valueAt(row, source.at), clock),
    row,
    shape,
    shows: source.shows,
    labels,
    to: source.to?.(row as never, record as never) ?? '',
    newTab: false,
  }));
}

/** The events in rows of another list. */
export function listedEvents(
  rows: readonly AnyRow[],
  { record: shape, name: list, definition }: AnyResource,
  record: AnyShown,
  { name, source, clock, key }: EventsOf & { readonly source: ListSource; readonly key: string },
): readonly TimelineEvent[] {
  const columns = (definition.list?.columns ?? []).filter((column) => typeof column !== 'string');
  return [...rows.entries()].map(([index, listed]) => {
    const row = asData(listed);
    const led = columns.flatMap(({ to, newTab = false }) => {
      const path = to?.(row) ?? '';
      return path === '' ? [] : [{ to: path, newTab }];
    });
    const own = source.to && { to: source.to(row, record as never), newTab: false };
    return {
      // Without a key of its own, a row's id is its place on its page.
      key: definition.key === '#' ? `${key} ${index}` : `${name} ${listed.id}`,
      source: name,
      at: momentOf(valueAt(row, source.at), clock),
      row,
      shape,
      shows: source.shows,
      labels: `resources.${list}`,
      ...(own ?? led[0] ?? { to: '', newTab: false }),
    };
  });
}

/** Whether a row belongs to the record: a server may find more by a number than what is of it. */
export const isOf = (row: AnyRow, record: AnyShown, { same = {} }: ListSource): boolean =>
  Object.entries(same).every(
    ([field, path]) => String(row[field]).trim() === String(valueAt(record, path)).trim(),
  );

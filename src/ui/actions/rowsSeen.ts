import { createContext, useState } from 'react';
import { useListContext } from 'react-admin';
import type { AnyRow } from '../../schema/resource';
import { numberOf } from '../../schema/rowNumber';

/** A row that was shown, as it was read last, and the pages on which it was. */
interface Seen {
  readonly row: AnyRow;
  /** `undefined` if it was read with all that match. */
  readonly page: number | undefined;
}

/** The rows that can be selected, by number, of all pages that were shown since the first was selected. */
export interface RowsSeen {
  readonly rows: ReadonlyMap<string, AnyRow>;
  /** The pages of some rows, in order; `undefined` if that isn't known of each. */
  pagesOf(ids: readonly unknown[]): readonly number[] | undefined;
  /** Adds rows that were read without being shown. */
  add(rows: readonly AnyRow[]): void;
}

/** Provided around what is said of the selected rows. */
export const RowsSeenContext = createContext<RowsSeen | undefined>(undefined);

/** Keeps the {@link RowsSeen} of the surrounding list. */
export function useRowsSeen(): RowsSeen {
  const { data, page, selectedIds = [] } = useListContext<AnyRow>();
  const [{ last, seen }, setSeen] = useState({ last: data, seen: withRows(new Map(), data, page) });
  if (last !== data) {
    const before = selectedIds.length > 0 ? seen : new Map<string, Seen>();
    setSeen({ last: data, seen: withRows(before, data, page) });
  }
  return {
    rows: new Map([...seen].map(([id, { row }]) => [id, row])),
    pagesOf(ids) {
      const pages = ids.map((id) => seen.get(String(id))?.page);
      return pages.every((each) => each !== undefined)
        ? [...new Set(pages)].toSorted((a, b) => a - b)
        : undefined;
    },
    add: (rows) => setSeen((before) => ({ ...before, seen: withUnshown(before.seen, rows) })),
  };
}

const withRows = (known: ReadonlyMap<string, Seen>, data: readonly AnyRow[] = [], page: number) =>
  new Map([...known, ...data.map((row) => [numberOf(row), { row, page }] as const)]);

/** Those that were shown keep their pages. */
const withUnshown = (known: ReadonlyMap<string, Seen>, rows: readonly AnyRow[]) =>
  new Map([
    ...known,
    ...rows.map((row) => [numberOf(row), { row, page: known.get(numberOf(row))?.page }] as const),
  ]);

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useDataTableDataContext } from 'react-admin';
import { flushSync } from 'react-dom';
import type { AnyRow } from '../../schema/resource';
import { RowsBody } from './RowsBody';
import { type RowOptions, useDrawRow } from './useDrawRow';

/** The estimated height of a row, and how many rows are rendered beyond the visible ones. */
const ROW = 44;
const BEYOND = 10;

/** Longer lists are virtualized; as many rows as the largest page has. */
const MOST_DRAWN = 100;

/** The body of a list without pagination: virtualized if it is long, but complete when printed. */
export default function WholeBody(props: RowOptions) {
  const rows = useDataTableDataContext();
  const isPrinting = usePrinting();
  const isLong = (rows?.length ?? 0) > MOST_DRAWN;
  return isLong && !isPrinting ? <VirtualBody {...props} /> : <RowsBody {...props} whole={isPrinting} />;
}

/** Whether the page is being printed; rendered synchronously, as printing doesn't wait. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Renders only the rows visible in the scrolling group around it. */
function VirtualBody(options: RowOptions) {
  const rows: readonly AnyRow[] = useDataTableDataContext() ?? [];
  const body = useRef<HTMLTableSectionElement>(null);
  const draw = useDrawRow(options);
  const scrolled = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest<HTMLElement>('[role="group"]') ?? null,
    estimateSize: () => ROW,
    overscan: BEYOND,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const drawn = scrolled.getVirtualItems();
  const above = drawn[0]?.start ?? 0;
  const below = scrolled.getTotalSize() - (drawn.at(-1)?.end ?? 0);

  // The header counts as a row.
  useEffect(() => {
    body.current?.closest('table')?.setAttribute('aria-rowcount', String(rows.length + 1));
  }, [rows.length]);

  return (
    <tbody ref={body}>
      <tr aria-hidden style={{ height: above }} />
      {drawn.map(({ index }) => {
        const row = rows[index];
        const attributes = { ref: scrolled.measureElement, 'data-index': index, 'aria-rowindex': index + 2 };
        return row && draw(row, attributes);
      })}
      <tr aria-hidden style={{ height: below }} />
    </tbody>
  );
}

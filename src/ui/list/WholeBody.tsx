import { TableBody } from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import { RecordContextProvider, useDataTableDataContext } from 'ra-core';
import { DataTableBody, type DataTableBodyProps, DataTableRow } from 'ra-ui-materialui';
import { useEffect, useRef } from 'react';

/** The height of a row until it is drawn, and how many are drawn beyond what is in sight. */
const ROW = 38;
const BEYOND = 10;

/** The most rows that are all drawn: as many as the largest page has. */
const MOST_DRAWN = 100;

/** The body of a list that has all its rows on one page, of which there may be very many. */
export default function WholeBody(props: DataTableBodyProps) {
  const data = useDataTableDataContext();
  return (data?.length ?? 0) > MOST_DRAWN ? <VirtualBody {...props} /> : <DataTableBody {...props} />;
}

/** Only the rows in sight are drawn, in the nearest group that scrolls. */
function VirtualBody({ children }: DataTableBodyProps) {
  const data = useDataTableDataContext() ?? [];
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useVirtualizer({
    count: data.length,
    getScrollElement: () => body.current?.closest<HTMLElement>('[role="group"]') ?? null,
    estimateSize: () => ROW,
    overscan: BEYOND,
    getItemKey: (index) => data[index]?.id ?? index,
  });
  const drawn = rows.getVirtualItems();
  const above = drawn[0]?.start ?? 0;
  const below = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);

  // The heading is a row as well.
  useEffect(() => {
    body.current?.closest('table')?.setAttribute('aria-rowcount', String(data.length + 1));
  }, [data.length]);

  return (
    <TableBody ref={body}>
      <tr aria-hidden style={{ height: above }} />
      {drawn.map(({ index, key }) => (
        <RecordContextProvider key={key} value={data[index]}>
          <DataTableRow ref={rows.measureElement} data-index={index} aria-rowindex={index + 2}>
            {children}
          </DataTableRow>
        </RecordContextProvider>
      ))}
      <tr aria-hidden style={{ height: below }} />
    </TableBody>
  );
}

import { useDataTableDataContext } from 'ra-core';
import { DataTableBody, type DataTableBodyProps } from 'ra-ui-materialui';
import { lazy, Suspense } from 'react';

const VirtualBody = lazy(() => import('./VirtualBody'));

/** The most rows that are all drawn: as many as the largest page has. */
export const MOST_DRAWN = 100;

/** The body of a list that has all its rows on one page, of which there may be very many. */
export function WholeBody(props: DataTableBodyProps) {
  const data = useDataTableDataContext();
  if ((data?.length ?? 0) <= MOST_DRAWN) return <DataTableBody {...props} />;
  return (
    <Suspense>
      <VirtualBody {...props} />
    </Suspense>
  );
}

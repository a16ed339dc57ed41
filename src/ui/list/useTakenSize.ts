import { useEffect } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { isPageSize } from '../../kit/listQuery';

/** Takes the size of the server's own pages over, where it isn't what was asked for: pages counted in another size leave rows out. */
export function useTakenSize(): void {
  const { meta, error, perPage, isFetching, setPerPage } = useListContext();
  const notify = useNotify();
  const own: number | undefined = meta?.ownSize;
  // After a failure the rows are still those from before.
  const isOther = !isFetching && !error && own !== perPage && isPageSize(own);
  const taken = isOther ? own : undefined;
  useEffect(() => {
    if (taken === undefined) return;
    setPerPage(taken);
    notify('list.sizeRefused', { type: 'warning', messageArgs: { size: taken } });
  }, [taken, setPerPage, notify]);
}

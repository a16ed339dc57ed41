import { useEffect } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { PAGE_SIZES } from '../../api/listCall';

/**
 * Reduces the page size if the server caps it: it returned as many rows as a smaller page has, though there are more, and
 * the next page would skip rows.
 */
export function useTakenSize(): void {
  const { data, error, total = 0, page, perPage, isFetching, setPerPage } = useListContext();
  const notify = useNotify();
  const answered = data?.length ?? 0;
  // After a failure the rows are still those from before.
  const isShort = !isFetching && !error && answered < Math.min(perPage, total - (page - 1) * perPage);
  const taken = isShort ? PAGE_SIZES.find((size) => size === answered) : undefined;
  useEffect(() => {
    if (taken === undefined) return;
    setPerPage(taken);
    notify('list.sizeRefused', { type: 'warning', messageArgs: { size: taken } });
  }, [taken, setPerPage, notify]);
}

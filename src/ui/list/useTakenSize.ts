import { useListContext, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { PAGE_SIZES } from '../../api/listCall';

/**
 * Goes back to a smaller page where the server took no larger one: it answered as many rows as a smaller page has while it
 * counts more, and the next page would begin past rows that were never shown.
 */
export function useTakenSize(): void {
  const { data, total = 0, page, perPage, isFetching, setPerPage } = useListContext();
  const notify = useNotify();
  const answered = data?.length ?? 0;
  const isShort = !isFetching && answered < Math.min(perPage, total - (page - 1) * perPage);
  const taken = isShort ? PAGE_SIZES.find((size) => size === answered) : undefined;
  useEffect(() => {
    if (taken === undefined) return;
    setPerPage(taken);
    notify('list.sizeRefused', { type: 'warning', messageArgs: { size: taken } });
  }, [taken, setPerPage, notify]);
}

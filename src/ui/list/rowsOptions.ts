import type { GetListResult } from 'ra-core';
import { useState } from 'react';
import type { Params } from '@/schema/calls';
import { PAGE_SIZES } from '../../api/listCall';

/** How the first page of a list is asked for where nobody has chosen otherwise: what is asked for so elsewhere is asked for once. */
export const firstPage = (params?: Params) => ({
  pagination: { page: 1, perPage: PAGE_SIZES[0] },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
  meta: metaOf(params),
});

const metaOf = (params?: Params) => ({ list: true, params });

/**
 * How a list reads its rows; `params` are its page's, which never change while it is open. A meta of their own keeps list
 * rows from passing for details. The rows shown last stand in for those that are on their way, also when these then fail:
 * without any, react-admin would go back to page 1 and the error would never be seen.
 */
export function useRowsOptions(params?: Params) {
  const [options] = useState(() => optionsOf(params));
  return options;
}

function optionsOf(params: Params | undefined) {
  let last: GetListResult | undefined;
  return {
    meta: metaOf(params),
    onSuccess: (answer: GetListResult) => {
      last = answer;
    },
    initialData: () => last,
    initialDataUpdatedAt: 0,
  };
}

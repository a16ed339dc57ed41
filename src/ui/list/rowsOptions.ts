import type { GetListResult } from 'ra-core';
import { useState } from 'react';
import type { Params } from '@/schema/calls';
import { PAGE_SIZES } from '../../api/listCall';

/** The query for the first page of a list, with defaults; the same everywhere, so that it shares the cache. */
export const firstPage = (params?: Params) => ({
  pagination: { page: 1, perPage: PAGE_SIZES[0] },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
  meta: metaOf(params),
});

const metaOf = (params?: Params) => ({ list: true, params });

/**
 * The query options of a list; `params` are its page's, which don't change while it is open. The `meta` keeps list rows from
 * being used as details. While new rows load, or if they fail to, the previous ones stay: without rows, react-admin would go
 * back to page 1, and the error would never be seen.
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

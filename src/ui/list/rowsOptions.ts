import { useMemo, useState } from 'react';
import type { GetListResult } from 'react-admin';
import { PAGE_SIZES } from '../../api/listCall';
import { useConsole } from '../../kit/ConsoleContext';
import { useNotifyError } from '../../kit/useNotifyError';
import type { Params } from '../../model/calls';
import { pathFirst } from '../pathFirst';

/**
 * The query for the first page of a list, with defaults; the same everywhere, so that it shares the cache.
 * @param params of the list's call, such as whose rows these are
 * @example
 * import { useGetList } from 'react-admin';
 *
 * const { data, total = 0 } = useGetList('desk/loans', firstPage({ tool: row.id }));
 */
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
 * back to page 1, and the error would never be seen. A refusal that leads to another page is said there, not in a toast, too.
 * @example
 * import { ListBase } from 'react-admin';
 *
 * <ListBase resource="stock/tools" queryOptions={useRowsOptions({ shelf: 'A' })}><RowsTable resource={resource} /></ListBase>
 */
export function useRowsOptions(params?: Params) {
  const { parts } = useConsole();
  const notifyError = useNotifyError();
  const [options] = useState(() => optionsOf(params));
  return useMemo(
    () => ({
      ...options,
      onError: (error: Error) => {
        if (pathFirst(error, parts) === undefined) notifyError(error);
      },
    }),
    [options, parts, notifyError],
  );
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

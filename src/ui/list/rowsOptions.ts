import type { GetListResult } from 'ra-core';
import { useState } from 'react';
import type { Params } from '@/schema/calls';

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
    meta: { list: true, params },
    onSuccess: (answer: GetListResult) => {
      last = answer;
    },
    initialData: () => last,
    initialDataUpdatedAt: 0,
  };
}

import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { RouteParams } from '../../schema/routes';

/**
 * Adds missing parameters to the url of a show's page, from the record, so that the page knows which list it belongs to.
 * @returns `asked`, the parameters for loading the record, which don't change when the url is merely completed; `complete`,
 * to be called with the record once it is loaded; `write`, which sets parameters that the user was asked for
 */
export function useCompletedAddress({ definition: { show } }: AnyResource, params: RouteParams) {
  const [asked] = useState(params);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isOther = Object.entries(asked).some(([name, value]) => value !== '' && value !== params[name]);

  function complete(record: AnyShown | undefined) {
    const told = Object.entries((record && show?.completes?.(record)) ?? {});
    const lacking = told.filter(([name, value]) => value && params[name] === '');
    if (lacking.length === 0) return;
    write(lacking);
  }

  function write(values: readonly (readonly [string, string | undefined])[]) {
    const query = new URLSearchParams(search);
    for (const [name, value = ''] of values) query.set(name, value);
    navigate({ search: `?${query}` }, { replace: true, state });
  }

  return { asked: isOther ? params : asked, complete, write };
}

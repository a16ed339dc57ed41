import { keepPreviousData } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useState } from 'react';
import type { AnyResource, AnyShown } from '@/schema/resource';
import type { RouteParams } from '@/schema/routes';

/** The id of the record that a show's parameters name; `''` where they name none. */
export const shownId = ({ definition: { show } }: AnyResource, params: RouteParams): string =>
  params[show?.id ?? 'id'] ?? '';

/**
 * The record of a show.
 * @param params the parameters of its address, which also stand under `route` of the record
 * @returns what `useGetOne` answers, and `refresh`, which reads again without what only the opening knew
 */
export function useShown(resource: AnyResource, params: RouteParams) {
  const [isOpening, setOpening] = useState(resource.definition.detail?.opening !== undefined);
  const query = useGetOne<AnyShown>(
    resource.name,
    { id: shownId(resource, params), meta: { route: params, opening: isOpening || undefined } },
    { placeholderData: keepPreviousData },
  );
  function refresh() {
    if (isOpening) setOpening(false);
    else void query.refetch();
  }
  return { query, refresh };
}

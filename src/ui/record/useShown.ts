import { useMemo, useState } from 'react';
import { useGetOne } from 'react-admin';
import { ApiError } from '../../api/errors';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { RouteParams } from '../../schema/routes';
import { completeRoute } from './askedParams';

/** The record's id in a show's parameters, or `''`. */
export const shownId = ({ definition: { show } }: AnyResource, params: RouteParams): string =>
  params[show?.id ?? 'id'] ?? '';

interface ShownOptions {
  /** Whether a record that is already loaded isn't loaded again by itself. */
  readonly isKept?: boolean;
}

/**
 * Loads the record of a show.
 * @param params the parameters of its address, which are also the record's `route`
 * @returns what `useGetOne` returns, the record with its whole address; `refresh`, which reloads without the parameters that were
 * only for opening (meanwhile, and if that fails, the record stays as it was); and `answering`, for the parameters that the
 * show asks for
 */
export function useShown(resource: AnyResource, params: RouteParams, { isKept = false }: ShownOptions = {}) {
  const [isOpening, setOpening] = useState(() => {
    const known = resource.definition.detail?.opening?.(params) ?? {};
    return Object.values(known).some((value) => value !== undefined);
  });
  const query = useGetOne<AnyShown>(
    resource.name,
    { id: shownId(resource, params), meta: { route: params, opening: isOpening || undefined } },
    isKept ? { staleTime: Number.POSITIVE_INFINITY } : {},
  );
  // The parameters for opening may be outdated, if somebody has changed the record since.
  if (isOpening && query.error instanceof ApiError && query.error.failure === 'refused') setOpening(false);
  const [known, setKnown] = useState(query.data);
  if (query.data && query.data !== known) setKnown(query.data);
  function refresh() {
    if (isOpening) setOpening(false);
    else void query.refetch();
  }
  const [answers, setAnswers] = useState<RouteParams>({});
  const loaded = query.data ?? known;
  const data = useMemo(() => loaded && completeRoute(resource, loaded, answers), [resource, loaded, answers]);
  const answer = (name: string, value: string) => setAnswers({ ...answers, [name]: value });
  return {
    query: { data, error: query.error, refetch: query.refetch },
    refresh,
    answering: { answers, answer },
  };
}

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { holds } from '../../model/conditions';
import type { Claim } from '../../schema/claims';
import { pendingWhen } from '../../schema/pendingRows';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { asData } from '../../schema/rowNumber';
import { shownId } from '../record/useShown';
import { type Holders, holdersKey } from './RowClaim';
import { type Claims, useClaims } from './useClaims';

/** How often a list asks who is at work, while it is in view, in milliseconds. */
const AGAIN = 60_000;

interface ListClaimsProps {
  readonly resource: AnyResource;
}

/**
 * Asks who else is at work on what a list's queues have, and tells the rows. If that fails nothing is said: a claim is a courtesy,
 * and the record itself says who decides it.
 */
export default function ListClaims({ resource }: ListClaimsProps) {
  const claims = useClaims();
  return claims && <Asking claims={claims} resource={resource} />;
}

function Asking({ claims, resource }: ListClaimsProps & { readonly claims: Claims }) {
  const { load } = useConsole();
  const queryClient = useQueryClient();
  const { data: rows } = useListContext<AnyRow>();
  const queues = Object.values(resource.definition.list?.queues ?? {}).flatMap((queue) => {
    const shown = use(load(queue.show));
    const [kind, when] = [shown.definition.review?.[queue.step]?.claim, pendingWhen(resource, queue)];
    return kind && when ? [{ kind, when, itemOf: (row: AnyRow) => shownId(shown, queue.params(row)) }] : [];
  });
  const held = useQueries({
    queries: queues.map(({ kind }) => ({
      queryKey: ['claims', kind],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => claims.list(kind, signal),
      refetchInterval: AGAIN,
      retry: false,
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  useEffect(() => {
    const holders: Holders = Object.fromEntries(
      queues.flatMap(({ when, itemOf }, at) =>
        (rows ?? [])
          .map(asData)
          .filter((row) => holds(when, row))
          .flatMap((row) => {
            const found = othersOf(held[at]).find(({ item }) => item === itemOf(row));
            return found ? [[row.id, found.holder] as const] : [];
          }),
      ),
    );
    queryClient.setQueryData(holdersKey(resource.name), holders);
  });
  return null;
}

const othersOf = (claims: readonly Claim[] = []) => claims.filter(({ isOwn }) => !isOwn);

import { useQuery } from '@tanstack/react-query';
import { isObject, textOf } from 'declared-console/schema';
import { useConsole } from 'declared-console/ui';
import { callOf } from 'declared-console/wire';
import type { CertificateId } from './certificateId';
import type { CertificateKind } from './kinds';

/**
 * The number in the row of a certificate that was opened without one, if the server has that row. Nobody asked for it: that there is none
 * is no failure.
 */
export function useRowNumber({ resource, hasRow }: CertificateKind, id: CertificateId, isReady: boolean) {
  const { client, load } = useConsole();
  const { data, isLoading } = useQuery({
    queryKey: [resource, 'row', id.identifier],
    queryFn: async ({ signal }) => {
      const call = callOf(await load(resource), 'row');
      const answer = await client.send(call, { id: id.identifier }, { signal, background: true });
      const row = isObject(answer) ? answer : {};
      const of = textOf(row.baoquan) ?? textOf(row.id);
      // Another's number must not be taken for it.
      return (of === id.identifier && textOf(row.baoquan_no)) || '';
    },
    enabled: isReady && hasRow && id.number === undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { number: data, isLoading };
}

import type resource from '@resources/evidence/detail';
import { useDataProvider, useGetOne } from 'ra-core';
import type { Row } from '@/schema/record';
import { type DecidedBy, latestDecision } from '../review/decided';

export type NotarizationDetail = Row<(typeof resource)['record']>;

/** One application, by its order. */
export const useNotarizationDetail = (orderId: string) =>
  useGetOne<NotarizationDetail>('evidence/detail', { id: orderId });

/** Section 4: status 1 is a person, anything else a company. */
export const isPerson = ({ status }: NotarizationDetail) => status === 'personal';

/** Asks whether an application is still to be reviewed; answers who has decided, if not. */
export function useNotarizationCheck(orderId: string) {
  const dataProvider = useDataProvider();
  return async (): Promise<DecidedBy | undefined> => {
    const { data } = await dataProvider.getOne<NotarizationDetail>('evidence/detail', { id: orderId });
    return data.notarialStatus === 'awaiting' ? undefined : latestDecision(data.checkRecords);
  };
}

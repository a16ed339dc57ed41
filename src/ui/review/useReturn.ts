import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '@/schema/resource';
import { useBack } from '../BackLink';
import { useListOfPage, useOrigin } from '../PageContext';
import { useNextPending } from './useNextPending';

/**
 * After a decision on a page: says so, offers the next record that waits for one, and goes back to the query, the page
 * and the row that it was opened from.
 * @returns whether it went back; a page that stays and was opened by its address stays
 */
export function useReturn(resource: AnyResource, stepName: string | undefined) {
  const { from } = useOrigin();
  const back = useBack();
  const navigate = useNavigate();
  const sayDecided = useNextPending({ list: useListOfPage(), from, resource, stepName });

  return function goBack(success: string): boolean {
    const isLeaving = from !== undefined || !(stepName && resource.definition.review?.[stepName]?.stays);
    if (isLeaving) navigate(back.to, { state: back.state });
    sayDecided(success);
    return isLeaving;
  };
}

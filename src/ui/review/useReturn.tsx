import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import type { AnyResource } from '@/schema/resource';
import { useBack } from '../BackLink';
import { useConsole } from '../ConsoleContext';
import { filtersIn, withFilters } from '../list/listQuery';
import { useRights } from '../MenuContext';
import { useListOfPage, useOrigin } from '../PageContext';
import { queuePath } from '../workbench/queuePath';

/**
 * After a decision on a page: says so, offers the next record that waits for one, and goes back to the query, the page
 * and the row that it was opened from.
 * @returns whether it went back; a page that stays and was opened by its address stays
 */
export function useReturn(resource: AnyResource, stepName: string | undefined) {
  const { load, parts } = useConsole();
  const rights = useRights();
  const list = useListOfPage();
  const { from } = useOrigin();
  const back = useBack();
  const navigate = useNavigate();
  const notify = useNotify();

  /** The workbench of the list, with the query that the page was opened from. */
  async function nextPath(): Promise<string | undefined> {
    const { definition } = await load(list);
    const found = Object.entries(definition.list?.queues ?? {}).find(
      ([, queue]) => queue.show === resource.name && queue.step === stepName,
    );
    const path = found && queuePath(parts.routes, rights, list, found[0]);
    return path && withFilters(path, filtersIn(new URLSearchParams(from?.split('?')[1])));
  }

  return function goBack(success: string): boolean {
    const isLeaving = from !== undefined || !(stepName && resource.definition.review?.[stepName]?.stays);
    if (isLeaving) navigate(back.to, { state: back.state });
    const say = (next?: string) =>
      notify(success, {
        type: 'success',
        ...(next && { action: <NextButton to={next} />, autoHideDuration: 8000 }),
      });
    // Where the list can't be read there is nothing to offer; that it is decided is said all the same.
    nextPath().then(say, () => say());
    return isLeaving;
  };
}

function NextButton({ to }: { to: string }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={to} color="inherit">
      {translate('review.workbench.nextPending')}
    </Button>
  );
}

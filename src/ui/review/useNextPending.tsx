import { Button } from '@mui/material';
import { useGetList, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PAGE_SIZES } from '../../api/listCall';
import { useConsole } from '../../kit/ConsoleContext';
import { filtersAt, withFilters } from '../../kit/listQuery';
import { queuePath } from '../../kit/queuePath';
import type { AnyResource } from '../../schema/resource';

interface NextPendingOptions {
  /** The name of the list whose queue the record is in. */
  readonly list: string;
  /** The address to go back to; if it is the list's, its filters apply to the next record. */
  readonly from: string | undefined;
  /** The resource of the decided record, and the step. */
  readonly resource: AnyResource;
  readonly stepName: string | undefined;
}

/**
 * Reports that a decision was made, and offers the next record waiting for the same decision.
 * @returns a function to call with the i18n key of the message
 */
export function useNextPending({ list, from, resource, stepName }: NextPendingOptions) {
  const { load, parts, rights } = useConsole();
  const notify = useNotify();

  async function next() {
    const { definition } = await load(list);
    const [name, queue] =
      Object.entries(definition.list?.queues ?? {}).find(
        ([, each]) => each.show === resource.name && each.step === stepName,
      ) ?? [];
    const path = name && queuePath(parts.routes, rights, list, name);
    if (!path) return undefined;
    const filters = filtersAt(list, from);
    const waiting = { ...filters, ...queue?.pending };
    return <NextButton to={withFilters(path, filters)} from={from} list={list} filter={waiting} />;
  }

  return function sayDecided(success: string) {
    const say = (action?: Awaited<ReturnType<typeof next>>) =>
      notify(success, { type: 'success', ...(action && { action, autoHideDuration: 8000 }) });
    // If the list can't be loaded, there is nothing to offer, but the decision is still reported.
    next().then(say, () => say());
  };
}

interface NextButtonProps {
  readonly to: string;
  readonly from: string | undefined;
  readonly list: string;
  readonly filter: object;
}

/** A link to the workbench, unless it is known in the background that nothing waits. */
function NextButton({ to, from, list, filter }: NextButtonProps) {
  const translate = useTranslate();
  const { data, isPending } = useGetList(
    list,
    { pagination: { page: 1, perPage: PAGE_SIZES[0] }, filter, meta: { background: true } },
    // A count from before an earlier decision is outdated.
    { gcTime: 0 },
  );
  if (isPending || data?.length === 0) return null;
  return (
    <Button component={Link} to={to} state={{ from }} color="inherit">
      {translate('review.workbench.nextPending')}
    </Button>
  );
}

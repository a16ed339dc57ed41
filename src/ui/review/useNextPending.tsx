import { Button } from '@mui/material';
import { useGetList, useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyResource } from '@/schema/resource';
import { PAGE_SIZES } from '../../api/listCall';
import { useConsole } from '../ConsoleContext';
import { filtersAt, withFilters } from '../list/listQuery';
import { queuePath } from '../workbench/queuePath';

interface NextPendingOptions {
  /** The name of the list whose queue has the record. */
  readonly list: string;
  /** The address that is gone back to; where it is the list's, the next record is sought under its filters. */
  readonly from: string | undefined;
  /** The resource whose show was decided, and the step. */
  readonly resource: AnyResource;
  readonly stepName: string | undefined;
}

/**
 * Says that a decision was taken, and offers the next record that waits for the same.
 * @returns called with the i18n key of what is to be said
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
    // Where the list can't be read there is nothing to offer; that it is decided is said all the same.
    next().then(say, () => say());
  };
}

interface NextButtonProps {
  readonly to: string;
  readonly from: string | undefined;
  readonly list: string;
  readonly filter: object;
}

/** Asks in passing whether anything waits at all; it leads to the workbench also where that can't be known. */
function NextButton({ to, from, list, filter }: NextButtonProps) {
  const translate = useTranslate();
  const { data, isPending } = useGetList(
    list,
    { pagination: { page: 1, perPage: PAGE_SIZES[0] }, filter, meta: { background: true } },
    // What waited before an earlier decision tells nothing of now.
    { gcTime: 0 },
  );
  if (isPending || data?.length === 0) return null;
  return (
    <Button component={Link} to={to} state={{ from }} color="inherit">
      {translate('review.workbench.nextPending')}
    </Button>
  );
}

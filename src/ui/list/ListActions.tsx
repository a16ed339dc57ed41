import { Button } from '@mui/material';
import { useListFilterContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from '../../kit/ConsoleContext';
import { withFilters } from '../../kit/listQuery';
import { useOriginHere } from '../../kit/PageContext';
import { queuePath } from '../../kit/queuePath';
import { usePermitted } from '../../kit/usePermitted';
import type { Params } from '../../model/calls';
import type { AnyResource } from '../../schema/resource';
import { ActionButtons } from '../actions/ActionButtons';

/** The actions of the whole list: its workbenches, which keep its filters, and then its own but the downloads, which its export offers. */
export function ListActions({ resource, params }: { resource: AnyResource; params?: Params }) {
  const translate = useTranslate();
  const { rights, parts } = useConsole();
  const { list } = resource.definition;
  const actions = usePermitted(list?.actions).filter(([, { type }]) => type !== 'download');
  const { filterValues } = useListFilterContext();
  const origin = useOriginHere();
  const queues = Object.keys(list?.queues ?? {}).flatMap((queue) => {
    const path = queuePath(parts.routes, rights, resource.name, queue);
    return path ? [{ queue, to: withFilters(path, filterValues) }] : [];
  });
  return (
    <>
      {queues.map(({ queue, to }) => (
        <Button key={queue} component={Link} to={to} state={origin} variant="contained">
          {translate(`resources.${resource.name}.queues.${queue}`)}
        </Button>
      ))}
      <ActionButtons
        resource={resource}
        group="listActions"
        actions={actions}
        params={params}
        filters={filterValues}
        variant="outlined"
      />
    </>
  );
}

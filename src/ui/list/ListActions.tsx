import { useListContext } from 'ra-core';
import type { Params } from '@/schema/calls';
import type { AnyResource } from '@/schema/resource';
import { ActionButton } from '../actions/ActionButton';
import { usePermitted } from '../actions/usePermitted';

/** What can be done with the list as a whole; where a link leads is told the list's filters. */
export function ListActions({ resource, params }: { resource: AnyResource; params?: Params }) {
  const actions = usePermitted(resource, resource.definition.list?.actions);
  const { filterValues } = useListContext();
  return actions.map(([name, action]) => (
    <ActionButton
      key={name}
      resource={resource}
      place="listActions"
      name={name}
      action={action}
      filters={filterValues}
      params={params}
      variant="outlined"
    />
  ));
}

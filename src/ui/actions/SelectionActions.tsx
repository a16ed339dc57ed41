import { useListContext } from 'ra-core';
import { BulkActionsToolbar } from 'ra-ui-materialui';
import type { AnyResource } from '@/schema/resource';
import { ActionButton } from './ActionButton';
import { usePermitted } from './usePermitted';

/** What can be done with the selected rows, on whichever pages they are. */
export function SelectionActions({ resource }: { resource: AnyResource }) {
  const { selectedIds } = useListContext();
  const actions = usePermitted(resource.definition.list?.selection);
  return (
    <BulkActionsToolbar selectAllButton={false}>
      {actions.map(([name, action]) => (
        <ActionButton
          key={name}
          resource={resource}
          group="selection"
          name={name}
          action={action}
          selected={selectedIds.map(String)}
        />
      ))}
    </BulkActionsToolbar>
  );
}

import { Stack } from '@mui/material';
import { useRecordContext } from 'ra-core';
import type { Action } from '@/schema/actions';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { EMPTY } from '../format';
import { ActionButton } from './ActionButton';
import { applies } from './applies';
import { usePermitted } from './usePermitted';

interface RowActionsProps {
  readonly resource: AnyResource;
  readonly actions: Readonly<Record<string, Action<AnyRow>>>;
}

/** What can be done with a row now; a dash where nothing can. */
export function RowActions({ resource, actions }: RowActionsProps) {
  const row = useRecordContext<AnyRow>();
  const permitted = usePermitted(actions);
  const offered = row ? permitted.filter(([, action]) => applies(action, row)) : [];
  if (offered.length === 0) return EMPTY;
  return (
    <Stack direction="row" sx={{ gap: 0.5, ml: -1 }}>
      {offered.map(([name, action]) => (
        <ActionButton key={name} resource={resource} group="actions" name={name} action={action} row={row} />
      ))}
    </Stack>
  );
}

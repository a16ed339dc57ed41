import { useRecordContext } from 'ra-core';
import type { Action } from '@/schema/actions';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { EMPTY } from '../format';
import { ActionButtons } from './ActionButtons';
import { applies } from './applies';

interface RowActionsProps {
  readonly resource: AnyResource;
  /** Those that the account may take. */
  readonly actions: readonly (readonly [string, Action<AnyRow>])[];
}

/** What can be done with a row now; a dash where nothing can. */
export function RowActions({ resource, actions }: RowActionsProps) {
  const row = useRecordContext<AnyRow>();
  const offered = row ? actions.filter(([, action]) => applies(action, row)) : [];
  if (offered.length === 0) return EMPTY;
  return (
    <div className="actions">
      <ActionButtons resource={resource} group="actions" actions={offered} row={row} />
    </div>
  );
}

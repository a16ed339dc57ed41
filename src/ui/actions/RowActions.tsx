import { useRecordContext } from 'ra-core';
import type { Action } from '@/schema/actions';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { EMPTY } from '../format';
import { ActionButtons } from './ActionButtons';
import { applies } from './applies';

interface RowActionsProps {
  readonly resource: AnyResource;
  /** The actions the account may use. */
  readonly actions: readonly (readonly [string, Action<AnyRow>])[];
}

/** The actions that apply to a row now; a dash if none does. */
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

import { useRecordContext, useTranslate } from 'react-admin';
import { EMPTY } from '../../kit/format';
import type { Action } from '../../schema/actions';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { ActionButtons } from './ActionButtons';
import { applies, leadsNowhere } from './applies';

interface RowActionsProps {
  readonly resource: AnyResource;
  /** The actions the account may use. */
  readonly actions: readonly (readonly [string, Action<AnyRow>])[];
}

/** The actions that apply to a row now, and what the row lacks for others; a dash if there is neither. */
export function RowActions({ resource, actions }: RowActionsProps) {
  const translate = useTranslate();
  const row = useRecordContext<AnyRow>();
  const offered = row ? actions.filter(([, action]) => applies(action, row)) : [];
  const lacking = row ? actions.filter(([, action]) => leadsNowhere(action, row)) : [];
  const reasons = new Set(
    lacking.map(([name]) =>
      translate(`resources.${resource.name}.actions.${name}.missing`, { _: translate('list.lacking') }),
    ),
  );
  if (offered.length + reasons.size === 0) return EMPTY;
  return (
    <div className="actions">
      <ActionButtons resource={resource} group="actions" actions={offered} row={row} />
      {[...reasons].map((reason) => (
        <span key={reason} className="lacking">
          {reason}
        </span>
      ))}
    </div>
  );
}

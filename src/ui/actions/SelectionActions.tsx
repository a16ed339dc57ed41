import CloseIcon from '@mui/icons-material/Close';
import { IconButton } from '@mui/material';
import { memo, useDeferredValue } from 'react';
import { type Identifier, useListContext, useTranslate } from 'react-admin';
import type { AnyResource } from '../../schema/resource';
import { ActionButtons } from './ActionButtons';
import styles from './SelectionActions.module.css';
import { usePermitted } from './usePermitted';

/**
 * The actions for the selected rows of all pages, and their number.
 * @example
 * import { ListBase } from 'react-admin';
 *
 * <ListBase resource="stock/tools"><RowsTable resource={resource} /><SelectionActions resource={resource} /></ListBase>
 */
export function SelectionActions({ resource }: { resource: AnyResource }) {
  const { selectedIds = NONE, onUnselectItems } = useListContext();
  // Deferred, so that the ticked checkbox is painted first.
  const deferred = useDeferredValue(selectedIds);
  // Announced when it appears; later only the changing number is.
  return (
    <div aria-live="polite" style={{ display: 'contents' }}>
      {deferred.length > 0 && (
        <Toolbar resource={resource} selectedIds={deferred} unselect={onUnselectItems} />
      )}
    </div>
  );
}

const NONE: readonly Identifier[] = [];

interface ToolbarProps {
  readonly resource: AnyResource;
  readonly selectedIds: readonly Identifier[];
  /** Unselects them all. */
  readonly unselect: () => void;
}

/** Memoized, so that it waits for the deferred selection. */
const Toolbar = memo(function Toolbar({ resource, selectedIds, unselect }: ToolbarProps) {
  const actions = usePermitted(resource.definition.list?.selection);
  const translate = useTranslate();
  return (
    <div role="toolbar" aria-label={translate('list.selected')} className={styles.bar}>
      <b>{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</b>
      <IconButton
        size="small"
        className={styles.unselect}
        aria-label={translate('ra.action.unselect')}
        title={translate('ra.action.unselect')}
        onClick={() => unselect()}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <ActionButtons
        resource={resource}
        group="selection"
        actions={actions}
        selected={selectedIds.map(String)}
        // After a failure they stay selected.
        onSent={unselect}
        variant="outlined"
        last="contained"
      />
    </div>
  );
});

import CloseIcon from '@mui/icons-material/Close';
import { IconButton } from '@mui/material';
import { type ComponentType, memo, useDeferredValue } from 'react';
import { type Identifier, useListContext, useTranslate } from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { usePermitted } from '../../kit/usePermitted';
import { lazyChunk } from '../../lazyChunk';
import type { Params } from '../../model/calls';
import type { AnyResource } from '../../schema/resource';
import { ActionButtons } from './ActionButtons';
import styles from './SelectionActions.module.css';

const SelectMatching = lazyChunk(() => import('./SelectMatching'));

/** The selected rows of a list. */
export interface SelectionProps {
  readonly resource: AnyResource;
  readonly selectedIds: readonly Identifier[];
}

interface SelectionActionsProps {
  readonly resource: AnyResource;
  /** Shown beside the number of rows. */
  readonly Summary?: ComponentType<SelectionProps> | undefined;
  /** Shown among the actions. */
  readonly Decisions?: ComponentType<SelectionProps> | undefined;
  /** The page's own parameters, which its rows were read with. */
  readonly params?: Params | undefined;
}

/**
 * The actions for the selected rows of all pages, and their number.
 * @example
 * import { ListBase } from 'react-admin';
 *
 * <ListBase resource="stock/tools"><RowsTable resource={resource} /><SelectionActions resource={resource} /></ListBase>
 */
export function SelectionActions({ resource, ...rest }: SelectionActionsProps) {
  const { selectedIds = NONE, onUnselectItems } = useListContext();
  // Deferred, so that the ticked checkbox is painted first.
  const deferred = useDeferredValue(selectedIds);
  // Announced when it appears; later only the changing number is.
  return (
    <div aria-live="polite" style={{ display: 'contents' }}>
      {deferred.length > 0 && (
        <Toolbar resource={resource} {...rest} selectedIds={deferred} unselect={onUnselectItems} />
      )}
    </div>
  );
}

const NONE: readonly Identifier[] = [];

interface ToolbarProps extends SelectionProps, Omit<SelectionActionsProps, 'resource'> {
  /** Unselects them all. */
  readonly unselect: () => void;
}

/** Memoized, so that it waits for the deferred selection. */
const Toolbar = memo(function Toolbar({
  resource,
  Summary,
  Decisions,
  params,
  selectedIds,
  unselect,
}: ToolbarProps) {
  const actions = usePermitted(resource.definition.list?.selection);
  const translate = useTranslate();
  return (
    <div role="toolbar" aria-label={translate('list.selected')} className={styles.bar}>
      <b>{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</b>
      {Summary && <Summary resource={resource} selectedIds={selectedIds} />}
      <Deferred quiet>
        <SelectMatching resource={resource} params={params} />
      </Deferred>
      <IconButton
        size="small"
        className={styles.unselect}
        aria-label={translate('ra.action.unselect')}
        title={translate('ra.action.unselect')}
        onClick={() => unselect()}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      {Decisions && <Decisions resource={resource} selectedIds={selectedIds} />}
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

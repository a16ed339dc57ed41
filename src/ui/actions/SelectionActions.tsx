import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Paper } from '@mui/material';
import { type Identifier, useListContext, useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import type { AnyResource } from '@/schema/resource';
import { ActionButtons } from './ActionButtons';
import { usePermitted } from './usePermitted';

/**
 * The actions for the selected rows of all pages, and their number. Sticks to the bottom of the screen, so that no row moves
 * under the pointer when it appears.
 */
export function SelectionActions({ resource }: { resource: AnyResource }) {
  const { selectedIds: chosen = NONE, onUnselectItems } = useListContext();
  // Deferred, so that the ticked checkbox is painted first.
  const selectedIds = useDeferredValue(chosen);
  const actions = usePermitted(resource.definition.list?.selection);
  const translate = useTranslate();
  const toolbar = selectedIds.length > 0 && (
    <Paper elevation={4} square role="toolbar" aria-label={translate('list.selected')} sx={bar}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Box>
      <IconButton
        size="small"
        aria-label={translate('ra.action.unselect')}
        title={translate('ra.action.unselect')}
        onClick={() => onUnselectItems()}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1 }} />
      <ActionButtons
        resource={resource}
        group="selection"
        actions={actions}
        selected={selectedIds.map(String)}
        // After a failure they stay selected.
        onSent={onUnselectItems}
        variant="outlined"
        last="contained"
      />
    </Paper>
  );
  // Announced when it appears; later only the changing number is.
  return (
    <div aria-live="polite" style={{ display: 'contents' }}>
      {toolbar}
    </div>
  );
}

const NONE: readonly Identifier[] = [];

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.5,
  minHeight: 52,
  whiteSpace: 'nowrap',
  borderTop: 2,
  borderColor: 'primary.main',
};

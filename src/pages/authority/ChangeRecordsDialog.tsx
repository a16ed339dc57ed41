import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { DialogProps } from '@/schema/actions';
import type { AnyRow } from '@/schema/resource';
import { EmbeddedList } from '../../ui/list/EmbeddedList';

const RECORDS = 'authority/changeRecords';

/** What the call names what was changed by: 1 role, 2 account. */
const types: Readonly<Record<string, string>> = { 'authority/role': '1', 'authority/account': '2' };

/** 变更记录 of a role or an account (document 2, sections 2 and 7). */
export default function ChangeRecordsDialog({ resource, record, close }: DialogProps<AnyRow>) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={() => close()} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{translate(`resources.${RECORDS}.name`)}</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <EmbeddedList
          name={RECORDS}
          params={{ roleOrAccountId: record?.id ?? '', type: types[resource] ?? '' }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button variant="outlined" onClick={() => close()}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

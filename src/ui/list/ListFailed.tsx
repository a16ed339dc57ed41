import { Alert, Button } from '@mui/material';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** Why the rows could not be read, with a retry; said as a toast too, for the list's place may be out of sight. */
export default function ListFailed({ error }: { error: Error }) {
  const { isFetching, refetch } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  useEffect(
    () => notify(error.message, { type: 'error', messageArgs: { _: error.message } }),
    [error, notify],
  );
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" disabled={isFetching} onClick={() => refetch()}>
          {translate('list.retry')}
        </Button>
      }
    >
      <strong>{translate('list.failed')}</strong>
      <br />
      {translate(error.message, { _: error.message })}
    </Alert>
  );
}

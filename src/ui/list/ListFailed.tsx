import { Alert, Button } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';

/** Why the rows could not be read, with a retry. */
export default function ListFailed({ error }: { error: Error }) {
  const { isFetching, refetch } = useListContext();
  const translate = useTranslate();
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

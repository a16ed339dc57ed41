import { Alert, Button } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';

/** Why the rows could not be read, with a retry. It stays where it is; that it has failed is announced by react-admin's toast. */
export default function ListFailed({ error }: { error: Error }) {
  const { data = [], isFetching, refetch } = useListContext();
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      role="group"
      aria-label={translate('list.failed')}
      sx={{ m: 2 }}
      action={
        // Not `disabled`: it keeps the focus for another try.
        <Button
          color="inherit"
          aria-disabled={isFetching}
          onClick={() => isFetching || refetch()}
          sx={{ opacity: isFetching ? 0.4 : 1 }}
        >
          {translate('list.retry')}
        </Button>
      }
    >
      <strong>{translate('list.failed')}</strong>
      <br />
      {translate(error.message, { _: error.message })}
      {data.length > 0 && (
        <>
          <br />
          {translate('list.olderRows')}
        </>
      )}
    </Alert>
  );
}

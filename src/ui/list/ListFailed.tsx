import { Alert } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { BusyButton } from '../../kit/BusyButton';
import { Sentence } from '../../kit/Sentence';

/** Says why the rows failed to load, with a retry. Not announced itself, as react-admin's toast is. */
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
        <BusyButton color="inherit" isBusy={isFetching} onClick={() => refetch()}>
          {translate('list.retry')}
        </BusyButton>
      }
    >
      <strong>{translate('list.failed')}</strong>
      <br />
      <Sentence words={error.message} />
      {data.length > 0 && (
        <>
          <br />
          {translate('list.olderRows')}
        </>
      )}
    </Alert>
  );
}

import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { messageOf } from '../api/errors';

interface RetryNoticeProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What could not be read and why, with a retry: an error never looks empty. */
export function RetryNotice({ error, onRetry }: RetryNoticeProps) {
  const translate = useTranslate();
  const said = messageOf(error);
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('errors.retry')}
        </Button>
      }
    >
      {translate(said, { _: said })}
    </Alert>
  );
}

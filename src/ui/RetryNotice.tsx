import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { messageOf } from '../api/errors';

interface RetryNoticeProps {
  /** What could not be read, in words, where it isn't plain from where it stands. */
  readonly what?: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What could not be read and why, with a retry: an error never looks empty. */
export function RetryNotice({ what, error, onRetry }: RetryNoticeProps) {
  const translate = useTranslate();
  const message = messageOf(error);
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('errors.retry')}
        </Button>
      }
    >
      {what && (
        <>
          <strong>{what}</strong>
          <br />
        </>
      )}
      {translate(message, { _: message })}
    </Alert>
  );
}

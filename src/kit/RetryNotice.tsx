import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { messageOf } from '../api/errors';
import { Sentence } from './Sentence';

interface RetryNoticeProps {
  /** What failed to load, in words, if that isn't obvious. */
  readonly what?: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Says what failed to load and why, with a retry: an error never looks empty.
 * @example
 * import { useGetOne } from 'react-admin';
 *
 * const { error, refetch } = useGetOne('stock/tools', { id: row.id });
 * error && <RetryNotice what="The tool can't be shown" error={error} onRetry={refetch} />
 */
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
      <Sentence words={message} />
    </Alert>
  );
}

import { Box, CircularProgress } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { RetryNotice } from './RetryNotice';

interface RecordStateProps<R> {
  /** What `useGetOne` answered. */
  readonly query: { readonly data?: R; readonly error: unknown; refetch(): unknown };
  children(record: R): ReactNode;
}

/** A record, or that it is loading, or why it could not be had, with a retry. */
export function RecordState<R>({ query, children }: RecordStateProps<R>) {
  const translate = useTranslate();
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <RetryNotice error={query.error} onRetry={() => query.refetch()} />;
  return (
    <Box role="status" aria-label={translate('list.loading')} sx={waiting}>
      <CircularProgress aria-hidden size={28} />
    </Box>
  );
}

const waiting = { display: 'grid', placeItems: 'center', py: 8 };

import { Box, Link, Typography } from '@mui/material';
import { NEW_TAB } from 'declared-console';
import { BusyButton, Sentence } from 'declared-console/ui';
import { visibleText } from 'declared-console/values';
import { useTranslate } from 'react-admin';
import type { DownloadRequest } from './requestLog';

interface RequestListProps {
  readonly requests: readonly DownloadRequest[];
  readonly onRetry?: (number: string) => void;
}

/** The requests and their states; it says that the browser was asked, never that a download is complete. */
export function RequestList({ requests, onRetry }: RequestListProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.downloads.${key}`, options);
  if (requests.length === 0) return <Typography color="text.secondary">{words('askedEmpty')}</Typography>;
  return (
    <Box component="ul" sx={list}>
      {requests.map(({ number, state, reason, url }) => (
        <Box key={number} component="li" sx={row}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {visibleText(number)}
            {reason && (
              <Typography variant="body2" color="error">
                <Sentence words={reason} />
              </Typography>
            )}
            {url && (
              <Typography variant="body2">
                <Link href={url} {...NEW_TAB}>
                  {translate('list.openFile')}
                </Link>
              </Typography>
            )}
          </Box>
          <Box component="span" sx={{ color: tones[state], whiteSpace: 'nowrap' }}>
            {words(`states.${state}`)}
          </Box>
          {onRetry && (
            <BusyButton
              isBusy={state === 'asking'}
              aria-label={words('retryOf', { number })}
              onClick={() => onRetry(number)}
            >
              {words('retry')}
            </BusyButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

const tones: Readonly<Record<DownloadRequest['state'], string>> = {
  asking: 'text.secondary',
  started: 'info.main',
  unknown: 'warning.main',
  shown: 'warning.main',
  unsafe: 'error.main',
  failed: 'error.main',
};
const list = { listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflow: 'auto' };
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
};

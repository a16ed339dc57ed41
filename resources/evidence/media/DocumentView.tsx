import { words } from '@i18n/document';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { DocumentProps } from 'declared-console';
import { NEW_TAB, wordsIn } from 'declared-console';
import { RetryNotice, Waiting } from 'declared-console/ui';
import { useLocaleState } from 'react-admin';
import { ReadDocumentView } from './ReadDocumentView';
import { readDocument } from './readDocument';

/** A document within the page, or the reason it can't be shown; either way a button opens it in a new tab. */
export default function DocumentView({ url, title }: DocumentProps) {
  const [locale] = useLocaleState();
  const t = wordsIn(words, locale);
  const { data, error, refetch } = useQuery({
    queryKey: ['document', url],
    queryFn: ({ signal }) => readDocument(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, flex: 'auto', minHeight: 0 }}>
      {error && <RetryNotice what={t.failed} error={error} onRetry={() => void refetch()} />}
      {data ? (
        <ReadDocumentView key={url} url={url} read={data} title={title} t={t} />
      ) : (
        !error && <Waiting />
      )}
      <Button
        component="a"
        href={url}
        {...NEW_TAB}
        variant="outlined"
        sx={{ alignSelf: 'start', flexShrink: 0 }}
      >
        {t.open}
      </Button>
    </Box>
  );
}

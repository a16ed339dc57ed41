import { words } from '@i18n/document';
import { Box, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ViewerProps } from 'declared-console';
import { NEW_TAB, wordsIn } from 'declared-console';
import { RetryNotice, Waiting } from 'declared-console/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocaleState } from 'react-admin';
import { ReadDocumentView } from './ReadDocumentView';
import { readDocument } from './readDocument';
import { useSaveUrl } from './useSaveUrl';

/** A document within the page, or the reason it can't be shown; either way buttons open it in a new tab, and save it. */
export default function DocumentView({ url, title, onRead }: ViewerProps) {
  const [locale] = useLocaleState();
  const t = wordsIn(words, locale);
  const { data, error, refetch } = useQuery({
    queryKey: ['document', url],
    queryFn: ({ signal }) => readDocument(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isReadable = data ? true : error ? false : undefined;
  const tellRead = useEffectEvent((is: boolean) => onRead?.(is));
  useEffect(() => {
    if (isReadable !== undefined) tellRead(isReadable);
  }, [isReadable]);
  const save = useSaveUrl(url, data?.file);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, flex: 'auto', minHeight: 0 }}>
      {error && <RetryNotice what={t.failed} error={error} onRetry={() => void refetch()} />}
      {data ? (
        <ReadDocumentView key={url} url={url} read={data} title={title} t={t} />
      ) : (
        !error && <Waiting />
      )}
      <Stack direction="row" sx={{ gap: 1, flexShrink: 0, flexWrap: 'wrap' }}>
        <Button component="a" href={url} {...NEW_TAB} variant="outlined">
          {t.open}
        </Button>
        {save && (
          <Button component="a" {...save} variant="outlined">
            {t.save}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

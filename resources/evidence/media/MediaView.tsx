import { words } from '@i18n/document';
import { Alert, Box, Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { wordsIn } from '@/words';
import DocumentView from './DocumentView';
import { MediaFile } from './MediaFile';
import type { MediaKind } from './mediaKind';

interface MediaViewProps {
  /** Already through `safeUrl`. */
  readonly url: string;
  readonly kind: MediaKind;
  /** What it is, in words. */
  readonly alt: string;
}

/** A file of evidence as what it is: picture, video, sound, or a document. */
export function MediaView({ url, kind, alt }: MediaViewProps) {
  const [locale] = useLocaleState();
  const [hasFailed, setHasFailed] = useState(false);
  if (kind === 'document') return <DocumentView url={url} title={alt} />;
  const onError = () => setHasFailed(true);
  if (!hasFailed) return <MediaFile url={url} kind={kind} alt={alt} onError={onError} />;
  const t = wordsIn(words, locale);
  return (
    <Alert
      severity="error"
      action={
        <Box sx={{ px: 1, py: 0.5 }}>
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {t.open}
          </Link>
        </Box>
      }
    >
      {t.failed}
    </Alert>
  );
}

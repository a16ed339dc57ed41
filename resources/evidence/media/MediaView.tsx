import { Alert, Box, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import DocumentView from './DocumentView';
import { MediaFile } from './MediaFile';
import type { MediaKind } from './mediaKind';

interface MediaViewProps {
  /** Already through `evidenceUrl`. */
  readonly url: string;
  readonly kind: MediaKind;
  /** What it is, in words. */
  readonly alt: string;
}

/** A file of evidence as what it is: picture, video, sound, or a document. */
export function MediaView({ url, kind, alt }: MediaViewProps) {
  const translate = useTranslate();
  const [hasFailed, setHasFailed] = useState(false);
  if (kind === 'document') return <DocumentView url={url} title={alt} />;
  if (!hasFailed) return <MediaFile url={url} kind={kind} alt={alt} onError={() => setHasFailed(true)} />;
  const elsewhere = (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      {translate('pages.result.open')}
    </Link>
  );
  return (
    <Alert severity="error" action={<Box sx={{ px: 1, py: 0.5 }}>{elsewhere}</Box>}>
      {translate('pages.result.failed')}
    </Alert>
  );
}

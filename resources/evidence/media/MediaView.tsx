import { Alert, Box, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MediaKind } from './mediaKind';
import { PdfView } from './PdfView';

interface MediaViewProps {
  /** Already through `evidenceUrl`. */
  readonly url: string;
  readonly kind: MediaKind;
  /** What it is, in words. */
  readonly alt: string;
}

/** A file of evidence as what it is: picture, video, sound, or a document in a frame without scripts. */
export function MediaView({ url, kind, alt }: MediaViewProps) {
  const translate = useTranslate();
  const [hasFailed, setHasFailed] = useState(false);
  const onError = () => setHasFailed(true);
  const elsewhere = (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      {translate('pages.result.open')}
    </Link>
  );
  if (hasFailed) {
    return (
      <Alert severity="error" action={<Box sx={{ px: 1, py: 0.5 }}>{elsewhere}</Box>}>
        {translate('pages.result.failed')}
      </Alert>
    );
  }
  const isPdf = /\.pdf$/i.test(new URL(url).pathname);
  switch (kind) {
    case 'image':
      return <Box component="img" src={url} alt={alt} onError={onError} sx={fitted} />;
    case 'video':
      return (
        <Box
          component="video"
          src={url}
          aria-label={alt}
          controls
          preload="metadata"
          onError={onError}
          sx={{ ...fitted, ...screenOnly }}
        />
      );
    case 'audio':
      return (
        <Box
          component="audio"
          src={url}
          aria-label={alt}
          controls
          onError={onError}
          sx={{ width: 1, ...screenOnly }}
        />
      );
    case 'document':
      return (
        <>
          <Box sx={page}>
            {isPdf ? (
              <PdfView url={url} title={alt} />
            ) : (
              <iframe src={url} title={alt} sandbox="" referrerPolicy="no-referrer" />
            )}
          </Box>
          {elsewhere}
        </>
      );
  }
}

const fitted = { display: 'block', maxWidth: 1, maxHeight: '70vh', mx: 'auto', breakInside: 'avoid' };
/** On paper nothing plays: a black rectangle would be all there is. */
const screenOnly = { '@media print': { display: 'none' } };
const page = { '& iframe': { width: 1, height: '65vh', border: 0, bgcolor: '#fff' } };

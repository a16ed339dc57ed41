import { Box } from '@mui/material';
import type { MediaKind } from './mediaKind';

interface MediaFileProps {
  readonly url: string;
  readonly kind: Exclude<MediaKind, 'document'>;
  /** A description of it, in words. */
  readonly alt: string;
  readonly onError: () => void;
}

/** An image, a video or audio, as large as fits. */
export function MediaFile({ url, kind, alt, onError }: MediaFileProps) {
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
  }
}

const fitted = { display: 'block', maxWidth: 1, maxHeight: '70vh', mx: 'auto', breakInside: 'avoid' };
/** Not printed: it would only be a black rectangle. */
const screenOnly = { '@media print': { display: 'none' } };

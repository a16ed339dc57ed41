import { Box } from '@mui/material';
import type { MediaKind } from './mediaKind';

interface MediaFileProps {
  readonly url: string;
  readonly kind: Exclude<MediaKind, 'document'>;
  /** What it is, in words. */
  readonly alt: string;
  readonly onError: () => void;
}

/** A picture, a video or a sound, as large as it fits. */
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
/** On paper nothing plays: a black rectangle would be all there is. */
const screenOnly = { '@media print': { display: 'none' } };

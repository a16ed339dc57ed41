import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import { isDocument, type Picture } from './pictures';

interface ThumbnailProps {
  readonly picture: Picture;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A picture, small; its name stands beside it or on the button around it. */
export function Thumbnail({ picture, width, height }: ThumbnailProps) {
  const [failed, setFailed] = useState(false);
  const { url } = picture;
  if (url === undefined || failed || isDocument(picture)) {
    const Icon = isDocument(picture) ? PdfIcon : BrokenIcon;
    return (
      <Box sx={{ width, height, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <Icon aria-hidden fontSize="small" />
      </Box>
    );
  }
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => setFailed(true)}
      style={{ width, height, objectFit: 'cover', display: 'block' }}
    />
  );
}

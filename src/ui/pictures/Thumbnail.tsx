import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import type { Picture } from './pictures';
import { useIsDocument } from './useIsDocument';
import { useNoteViewed } from './viewedFiles';

interface ThumbnailProps {
  readonly picture: Picture;
  /** In pixels, or that of its container; the height follows. */
  readonly width: number | '100%';
}

/** A thumbnail. It has no alternative text, as its label is beside it or on the button around it. */
export function Thumbnail({ picture, width }: ThumbnailProps) {
  const { url } = picture;
  // Kept by url: one with a new signature may work.
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed !== undefined && failed === url;
  const isDocument = useIsDocument(picture, hasFailed);
  const note = useNoteViewed();
  const isBroken = hasFailed && isDocument === false;
  useEffect(() => {
    if (url && isBroken) note(url, 'failed');
  }, [url, isBroken, note]);
  if (url === undefined || hasFailed || isDocument) {
    const Icon = isDocument ? PdfIcon : BrokenIcon;
    return (
      <Box sx={{ width, aspectRatio, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        {isDocument !== undefined && <Icon aria-hidden fontSize="small" />}
      </Box>
    );
  }
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => setFailed(url)}
      style={{ width, aspectRatio, objectFit: 'cover', display: 'block' }}
    />
  );
}

const aspectRatio = '3 / 2';

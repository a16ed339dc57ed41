import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Dialog, DialogContent, IconButton, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PictureViewer } from './PictureViewer';
import type { Picture } from './pictures';

interface LightboxProps {
  readonly pictures: readonly Picture[];
  /** The one that was clicked. */
  readonly first: number;
  readonly onClose: () => void;
}

/** The pictures in a full-screen dialog. */
export default function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [index, setIndex] = useState(first);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', p: { xs: 1, sm: 2 } }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id={titleId} variant="h2">
            {translate('review.pictures.title')}
          </Typography>
          <IconButton aria-label={translate('review.pictures.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <PictureViewer pictures={pictures} index={index} onIndexChange={setIndex} />
      </DialogContent>
    </Dialog>
  );
}

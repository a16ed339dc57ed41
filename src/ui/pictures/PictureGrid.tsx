import { Box, ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';
import { BesideValues } from './BesideValues';
import type { Picture } from './pictures';
import { Thumbnail } from './Thumbnail';

const Lightbox = lazyChunk(() => import('./Lightbox'));

/** Labelled thumbnails, at least one, which open a lightbox. */
export function PictureGrid({ pictures }: { pictures: readonly Picture[] }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<number>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Box sx={grid}>
        {pictures.map((picture, index) => (
          <Box key={picture.key} sx={tile}>
            <ButtonBase
              aria-haspopup="dialog"
              aria-label={translate('review.pictures.open', { label: picture.label })}
              onClick={() => setOpened(index)}
              sx={opener}
            >
              <Thumbnail picture={picture} width="100%" />
              <Typography variant="body2" sx={{ p: 0.5, fontSize: 13 }}>
                {picture.label}
              </Typography>
            </ButtonBase>
            <BesideValues picture={picture} isSmall />
          </Box>
        ))}
      </Box>
      {opened !== undefined && (
        <Deferred onClose={close}>
          <Lightbox pictures={pictures} first={opened} onClose={close} />
        </Deferred>
      )}
    </>
  );
}

/** On a phone they fill the width. */
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(134px, 1fr))', sm: 'repeat(auto-fill, 134px)' },
  gap: 1.5,
};
const tile = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '&:hover': { borderColor: 'primary.main' },
};
const opener = { flexDirection: 'column', width: 1, cursor: 'zoom-in' };

import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { Filmstrip } from './Filmstrip';
import { PictureStage } from './PictureStage';
import type { Picture } from './pictures';

interface PictureViewerProps {
  /** At least one. */
  readonly pictures: readonly Picture[];
  /** The one on the stage. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  /** The stage, to send the keyboard to. */
  readonly stageRef?: Ref<HTMLElement>;
}

/** Pictures to look at closely: one on a stage (zoom, rotate, pan), the others in a filmstrip. */
export function PictureViewer({ pictures, index, onIndexChange, stageRef }: PictureViewerProps) {
  const translate = useTranslate();
  const shown = Math.min(index, pictures.length - 1);
  const picture = pictures[shown];
  if (!picture) return <Typography color="text.secondary">{translate('review.pictures.none')}</Typography>;
  const turn = (by: number) => onIndexChange((shown + by + pictures.length) % pictures.length);
  return (
    <Stack sx={{ flex: 1, minHeight: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 36 }}>
        {pictures.length > 1 && (
          <IconButton aria-label={translate('review.pictures.previous')} onClick={() => turn(-1)}>
            <PreviousIcon fontSize="small" />
          </IconButton>
        )}
        <Typography aria-live="polite" sx={{ flex: 1, textAlign: 'center' }} variant="body2">
          {picture.label}
          {pictures.length > 1 && (
            <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
              {shown + 1} / {pictures.length}
            </Box>
          )}
        </Typography>
        {pictures.length > 1 && (
          <IconButton aria-label={translate('review.pictures.next')} onClick={() => turn(1)}>
            <NextIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
      <PictureStage key={`${picture.key} ${picture.url}`} picture={picture} ref={stageRef} />
      {pictures.length > 1 && <Filmstrip pictures={pictures} index={shown} onIndexChange={onIndexChange} />}
    </Stack>
  );
}

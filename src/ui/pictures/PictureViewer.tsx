import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { BesideValues } from './BesideValues';
import { Filmstrip } from './Filmstrip';
import { MissingPictures } from './MissingPictures';
import { PictureStage, type PictureTurning } from './PictureStage';
import type { Picture } from './pictures';

/** The minimum height of stage, tools and filmstrip, in pixels; in lower windows the container scrolls. */
export const VIEWER_LEAST = 310;

interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  /** The current one; wraps around at both ends. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  /** The labels of pictures that are missing. */
  readonly missing?: readonly string[];
  /** The stage, or the notice that there are no pictures, for focusing it. */
  readonly stageRef?: Ref<HTMLElement>;
  /** For turning the current one from elsewhere. */
  readonly turning?: Ref<PictureTurning> | undefined;
}

/** Shows one picture on a stage (zoom, rotate, pan), and the others in a filmstrip. */
export function PictureViewer({
  pictures,
  index,
  onIndexChange,
  missing = [],
  stageRef,
  turning,
}: PictureViewerProps) {
  const translate = useTranslate();
  const count = pictures.length;
  const shown = ((index % count) + count) % count;
  const picture = pictures[shown];
  if (!picture)
    return (
      <Typography ref={stageRef} tabIndex={-1} color="text.secondary" sx={empty}>
        {missing.length > 0 ? <MissingPictures labels={missing} /> : translate('review.pictures.none')}
      </Typography>
    );
  return (
    <Stack sx={{ flex: 1, minHeight: VIEWER_LEAST, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 36 }}>
        {count > 1 && (
          <IconButton
            aria-label={translate('review.pictures.previous')}
            onClick={() => onIndexChange(shown - 1)}
          >
            <PreviousIcon fontSize="small" />
          </IconButton>
        )}
        <Typography aria-live="polite" sx={{ flex: 1, textAlign: 'center' }} variant="body2">
          {picture.label}
          {count > 1 && (
            <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
              {shown + 1} / {count}
            </Box>
          )}
        </Typography>
        {count > 1 && (
          <IconButton aria-label={translate('review.pictures.next')} onClick={() => onIndexChange(shown + 1)}>
            <NextIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
      <PictureStage
        key={`${picture.key} ${picture.url}`}
        picture={picture}
        ref={stageRef}
        turning={turning}
      />
      <BesideValues picture={picture} />
      {count > 1 && <Filmstrip pictures={pictures} index={shown} onIndexChange={onIndexChange} />}
      <MissingPictures labels={missing} />
    </Stack>
  );
}

const empty = { flex: 1, display: 'grid', placeContent: 'center', py: 2 };

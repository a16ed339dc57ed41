import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Picture } from './pictures';
import { Thumbnail } from './Thumbnail';

interface FilmstripProps {
  readonly pictures: readonly Picture[];
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
}

/** Thumbnails of all pictures, with the current one marked. */
export function Filmstrip({ pictures, index, onIndexChange }: FilmstripProps) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('review.pictures.strip')} sx={strip}>
      {pictures.map((picture, position) => (
        <li key={picture.key}>
          <ButtonBase
            aria-label={picture.label}
            aria-current={position === index}
            onClick={() => onIndexChange(position)}
            sx={{ ...frame, borderColor: position === index ? 'primary.main' : 'divider' }}
          >
            <Thumbnail picture={picture} width={72} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const strip = {
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  listStyle: 'none',
  m: 0,
  p: 0.5,
  // What is scrolled to is whole.
  scrollPaddingInline: '8px',
  justifyContent: 'safe center',
};
const frame = { border: 2, borderRadius: 1, overflow: 'hidden' };

import { Box, LinearProgress, Typography } from '@mui/material';
import { sizeOf } from 'declared-console';
import { useTranslate } from 'react-admin';
import type { PackageProgress } from './packFiles';

interface PackingProps {
  /** `undefined` until the first file is requested. */
  readonly progress: PackageProgress | undefined;
  /** The number of pieces of evidence to pack. */
  readonly total: number;
}

/** The progress of an archive: the current file out of how many. Screen readers announce each file, not each byte. */
export function Packing({ progress, total }: PackingProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.downloads.package.${key}`, options);
  const { done = 0, number = '', received = 0, length } = progress ?? {};
  const part = length ? Math.min(1, received / length) : 0;
  const place = words('packing', { place: Math.min(done + 1, total), total });
  return (
    <Box>
      <Typography role="status">{place}</Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * Math.min(total, done + part)) / total}
        aria-label={place}
        sx={{ my: 1 }}
      />
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ overflowWrap: 'anywhere', minHeight: '1.5em' }}
      >
        {number &&
          words(length ? 'receivedOf' : 'received', {
            number,
            size: sizeOf(received),
            length: length && sizeOf(length),
          })}
      </Typography>
    </Box>
  );
}
